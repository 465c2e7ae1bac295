import type { Transaction } from '../../database/database.ts';
import type { Language } from '@portico/contract';

export const accountRepository = (tx: Transaction, clientId: number) => ({
  async changeLanguage(userId: number, language: Language): Promise<void> {
    await tx.updateTable('client_user').set({ language }).where('client_id', '=', clientId).where('id', '=', userId).execute();
  },
});
