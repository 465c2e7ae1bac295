/** Measurements of a server over the `seconds` before `at`. */
export type MetricSample = {
  /** The end of the interval. Samples of one server never overlap. */
  at: Date;
  seconds: number;
  bytesIn: number;
  bytesOut: number;
  cpuPercent: number;
  memoryPercent: number;
  /** Disk usage in percent. */
  diskPercent: number;
  /** Seconds since the last start; zero if the server is off at `at`. */
  uptimeSeconds: number;
};

/** What only the simulator offers, until Portico samples counters itself. A new driver implements none of it. */
export type MetricsDriver = {
  /** Returns consecutive samples with `at` after `since`, oldest first, as many as fit one response. */
  readMetrics?(serviceId: number, since: Date, signal: AbortSignal): Promise<readonly MetricSample[]>;
};
