import type { TwoFactorState } from '@portico/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { twoFactorRepository } from './two-factor.repository.ts';

export async function twoFactorState(tx: Transaction, userId: number): Promise<TwoFactorState> {
  return stateOf((await twoFactorRepository(tx, userId).find())?.enabledAt ?? null);
}

export function stateOf(enabledAt: Date | null): TwoFactorState {
  return enabledAt === null ? { enabled: false, provider: null } : { enabled: true, provider: 'google' };
}
