/** Passwords and mailed codes, of which only a slow hash is kept. */
export type Secrets = {
  /** @throws BusyError where too many wait already */
  hash: (secret: string) => Promise<string>;
  /**
   * Whether the secret is the hashed one. Without a hash (an unknown e-mail, no code) it takes the same time and is false.
   * @throws BusyError where too many wait already
   */
  matches: (secret: string, hashed: string | null) => Promise<boolean>;
};
