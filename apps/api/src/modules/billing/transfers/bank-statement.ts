import type { Transfer } from './transfer.ts';

/** An incoming transfer as its file has it. `text` is what the payer wrote. */
export type StatedTransfer = Transfer & { text: string };

/** An entry that can't be read without guessing: where it is, and what is wrong with it. */
export type UnreadEntry = { where: string; problem: string };

/** What a bank's file says. `outgoing` counts the entries that aren't incoming payments, which are left alone. */
export type BankStatement = { transfers: StatedTransfer[]; unread: UnreadEntry[]; outgoing: number };
