import type { ClientScope } from '../../operations/client-scope.ts';
import type { PaymentSettings } from '@portico/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { paymentSettingsRepository } from './payment-settings.repository.ts';

/** Returns the client's invoicing and payment settings. */
export function paymentSettingsOf(tx: Transaction, client: ClientScope): Promise<PaymentSettings> {
  return paymentSettingsRepository(tx, client).find();
}
