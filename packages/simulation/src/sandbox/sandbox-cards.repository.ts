import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { SimulationTransaction } from '../simulation-tables.ts';
import type { SandboxCardTable } from '../simulation-tables.ts';
import type { Behaviour, TypedCard } from './test-cards.ts';

export type CardRow = Omit<Selectable<SandboxCardTable>, 'behaviour'> & { behaviour: Behaviour };

export const sandboxCardsRepository = (tx: SimulationTransaction) => ({
  async find(token: string | null): Promise<CardRow | null> {
    if (token === null) return null;
    const row = await tx.selectFrom('sandbox_card').selectAll().where('token', '=', token).executeTakeFirst();
    // The cast is safe: only `add` writes this column.
    return row === undefined ? null : { ...row, behaviour: row.behaviour as Behaviour };
  },
  async add({ brand, lastFour, expiryMonth, expiryYear, behaviour }: TypedCard, at: Date): Promise<string> {
    const token = `card_${randomBytes(18).toString('base64url')}`;
    await tx
      .insertInto('sandbox_card')
      .values({
        token,
        brand,
        last_four: lastFour,
        expiry_month: expiryMonth,
        expiry_year: expiryYear,
        behaviour,
        is_kept: false,
        created_at: at,
      })
      .execute();
    return token;
  },
  keep: (token: string) => tx.updateTable('sandbox_card').set({ is_kept: true }).where('token', '=', token).execute(),
  remove: (token: string) => tx.deleteFrom('sandbox_card').where('token', '=', token).execute(),
});
