import type { Insertable } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { PaymentTable } from '../../../platform/database/tables/billing-tables.ts';
import { bankTransferMethodId } from '../payments/payment-methods.ts';
import type { PaymentRow } from '../payments/payments.repository.ts';

type NewTransfer = Omit<Insertable<PaymentTable>, 'method_id' | 'gateway_reference'> & { gateway_reference: string };

/** Bank transfers of all clients: succeeded payments whose gateway reference is the bank's. */
export const allTransfersRepository = (tx: Transaction) => ({
  find: (reference: string): Promise<PaymentRow | undefined> =>
    tx
      .selectFrom('payment')
      .selectAll()
      .where('method_id', '=', bankTransferMethodId)
      .where('gateway_reference', '=', reference)
      .executeTakeFirst(),
  /** Returns undefined if another transaction has booked this reference. */
  insert: (row: NewTransfer): Promise<PaymentRow | undefined> =>
    tx
      .insertInto('payment')
      .values({ ...row, method_id: bankTransferMethodId })
      .onConflict((conflict) => conflict.columns(['method_id', 'gateway_reference']).doNothing())
      .returningAll()
      .executeTakeFirst(),
});
