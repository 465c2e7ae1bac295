import type { Language } from '@portico/contract';
import type { Transaction } from '../platform/database/database.ts';
import { recipientRepository } from './recipient.repository.ts';

/** Returns the language of the client's main user, or English if there is none. */
export async function languageOf(tx: Transaction, clientId: number): Promise<Language> {
  return (await recipientRepository(tx).find({ mainUserOf: clientId }))?.language ?? 'en';
}
