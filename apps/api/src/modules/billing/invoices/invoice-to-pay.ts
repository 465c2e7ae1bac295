import type { App } from '../../../app.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Refusal } from '../../../operations/refusal.ts';
import { defineDomainEvent } from '../../../platform/events/domain-event.ts';
import type { InvoiceRow } from './invoices.repository.ts';

export type ToPay = {
  invoiceId: number;
  clientId: number;
  /** A payment is begun, which takes a while; otherwise the money is there. */
  isBegun: boolean;
  object: (refusal: Refusal<409>) => void;
};

/** A locked, unpaid invoice is about to be paid. A listener that can't deliver the order objects before money is taken. */
export const invoiceToPay = defineDomainEvent<ToPay>('invoiceToPay');

/** Why an invoice must not be paid now; null where nothing speaks against it. */
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
