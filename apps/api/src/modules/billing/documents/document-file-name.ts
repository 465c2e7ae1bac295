import type { BillingDocument } from './billing-document.ts';

const words = { invoice: 'invoice', creditNote: 'credit-note' } as const;

/** In ASCII, for every file system. */
export function documentFileName({ kind, number }: Pick<BillingDocument, 'kind' | 'number'>): string {
  return `${words[kind]}-${number}.pdf`;
}
