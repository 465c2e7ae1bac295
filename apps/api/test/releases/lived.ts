/** Who has lived in the databases of releases. */
export const lived = {
  email: 'mira@release.example',
  password: 'Correct-Horse-7',
  /** Encrypts what is kept secret there. */
  secretsKey: 'of-nobody-but-the-data-of-releases-0001',
} as const;

/** What was so when the database was written down. */
export type Lived = {
  balance: number;
  unpaidInvoiceId: number;
  hostnames: readonly string[];
  ticketId: number;
  imageBytes: number;
};
