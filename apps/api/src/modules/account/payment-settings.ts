import type { PaymentSettings } from '@portico/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { paymentSettingsRepository } from './payment-settings.repository.ts';

/** How a client wants its invoices to be made and paid. */
export function paymentSettingsOf(tx: Transaction, clientId: number): Promise<PaymentSettings> {
  return paymentSettingsRepository(tx, clientId).find();
}
