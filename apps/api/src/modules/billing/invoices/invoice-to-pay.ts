import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Refusal } from '../../../operations/refusal.ts';
import { defineDomainEvent } from '../../../platform/events/domain-event.ts';
import type { InvoiceRow } from './invoices.repository.ts';

export type ToPay = {
  invoiceId: number;
  clientId: number;
  /** True if a gateway payment starts, which takes a while. False if the money is already available. */
  isBegun: boolean;
  object: (refusal: Refusal<409>) => void;
};

/** Emitted before a locked, unpaid invoice is paid. A handler that can't deliver the order objects before money is taken. */
export const invoiceToPay = defineDomainEvent<ToPay>('invoiceToPay');

/** Returns why an invoice can't be paid now, or null if it can. */
export async function objectionToPay(
  tx: Transaction,
  app: App,
  { id, client_id: clientId }: InvoiceRow,
  isBegun: boolean,
): Promise<Refusal<409> | null> {
  const objections: Refusal<409>[] = [];
  await app.emit(tx, invoiceToPay, { invoiceId: id, clientId, isBegun, object: (refusal) => objections.push(refusal) });
  return objections[0] ?? null;
}
