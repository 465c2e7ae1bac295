import type { BillingDocument } from './billing-document.ts';

const words = { invoice: 'invoice', creditNote: 'credit-note' } as const;

/** Returns an ASCII name, valid in every file system. */
export function documentFileName({ kind, number }: Pick<BillingDocument, 'kind' | 'number'>): string {
  return `${words[kind]}-${number}.pdf`;
}
