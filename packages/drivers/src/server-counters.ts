/** The counters of a boot, which only rise while it lasts. */
export type BootCounters = Pick<ServerCounters, 'bootEpoch' | 'receivedBytes' | 'sentBytes' | 'cpuNs'>;

/** Counters of a server at one moment. The four byte counters and `cpuNs` only rise while `bootEpoch` stays the same. */
export type ServerCounters = {
  /** Changes whenever the counters start from zero, such as with each start of a virtual machine. */
  bootEpoch: string;
  at: Date;
  /** Seconds since the last start; zero if the server is off. */
  uptimeSeconds: number;
  /** Received by the server. */
  receivedBytes: number;
  sentBytes: number;
  /** Nanoseconds of processor time, summed over its processors. */
  cpuNs: number;
  cpuCount: number;
  /** `usedBytes` is null if only the guest knows and doesn't tell. */
  memory: { usedBytes: number | null; totalBytes: number };
  disk: { usedBytes: number | null; totalBytes: number; readBytes: number; writtenBytes: number };
  /**
   * The last counters of the boot before, if the driver has kept them. What they hold beyond the last reading is billed too, so a stop or a
   * restart between two readings loses nothing.
   */
  previous?: BootCounters;
};
