/** The client whose data the releases' databases contain. */
export const lived = {
  email: 'mira@release.example',
  password: 'Correct-Horse-7',
  /** Encrypts the secrets in these databases. */
  secretsKey: 'of-nobody-but-the-data-of-releases-0001',
} as const;

/** The facts when the database was written. */
export type Lived = {
  balance: number;
  unpaidInvoiceId: number;
  hostnames: readonly string[];
  ticketId: number;
  imageBytes: number;
};
