/** Hashes passwords and emailed codes. Only their slow hashes are stored. */
export type Secrets = {
  /** @throws BusyError if too many calls are queued */
  hash: (secret: string) => Promise<string>;
  /**
   * Returns whether the secret matches the hash. Without a hash (an unknown email, no code) it takes the same time and returns false.
   * @throws BusyError if too many calls are queued
   */
  matches: (secret: string, hashed: string | null) => Promise<boolean>;
};
