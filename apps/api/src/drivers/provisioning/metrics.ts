/** What a server did in the `seconds` before `at`. */
export type MetricSample = {
  /** The end of the interval; samples of one server never overlap. */
  at: Date;
  seconds: number;
  bytesIn: number;
  bytesOut: number;
  cpuPercent: number;
  memoryPercent: number;
  /** How much of the disk is full. */
  diskPercent: number;
  /** Since it was last started; zero where it is off at `at`. */
  uptimeSeconds: number;
};

export type MetricsDriver = {
  /**
   * Samples whose `at` is after `since`, oldest first, none left out, as many as fit one answer: who wants the rest asks again from the last one on.
   * The same interval always has the same figures.
   */
  readMetrics(serviceId: number, since: Date, signal: AbortSignal): Promise<readonly MetricSample[]>;
};
