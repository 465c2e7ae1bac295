import type { Row } from '../row.ts';
import { accountRows, credentialRows } from './account.ts';
import { cardRows } from './cards.ts';
import { dryRunRows } from './dry-runs.ts';
import { fileRows } from './files.ts';
import { idempotencyRows } from './idempotency.ts';
import { invoiceRows } from './invoices.ts';
import { orderRows } from './order.ts';
import { pageRows } from './pages.ts';
import { passkeyRows } from './passkeys.ts';
import { paymentRows } from './payments.ts';
import { peopleRows } from './people.ts';
import { problemRows } from './problems.ts';
import { rdnsRows } from './rdns.ts';
import { readRows, streamRows } from './reads.ts';
import { serverRows } from './servers.ts';
import { sessionRows } from './sessions.ts';
import { settingRows } from './settings.ts';
import { signInRows } from './sign-in.ts';
import { signUpRows } from './sign-up.ts';
import { ticketRows } from './tickets.ts';
import { tokenRows } from './tokens.ts';
import { twoFactorRows } from './two-factor.ts';

/** In a safe order: what is written is there to be read afterwards, and what changes how an account signs in comes last. */
export const allRows: readonly Row[] = [
  ...signUpRows,
  ...signInRows,
  ...accountRows,
  ...orderRows,
  ...invoiceRows,
  ...paymentRows,
  ...ticketRows,
  ...fileRows,
  ...settingRows,
  ...dryRunRows,
  ...serverRows,
  ...rdnsRows,
  ...peopleRows,
  ...cardRows,
  ...passkeyRows,
  ...idempotencyRows,
  ...pageRows,
  ...readRows,
  ...streamRows,
  ...problemRows,
  ...tokenRows,
  ...sessionRows,
  ...credentialRows,
  ...twoFactorRows,
];
