import type { Insertable, Kysely } from 'kysely';
import { compiledQuery } from '../../../platform/database/compiled-query.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';
import type { SessionTable } from '../../../platform/database/tables/account-tables.ts';
import type { RoleColumns } from '../../../platform/database/tables/people-tables.ts';
import type { Page } from '../../../operations/paging.ts';
import type { Impersonation } from '../../../operations/right.ts';
import { roleColumnNames } from '../users/roles.ts';

export type LiveSession = RoleColumns & {
  id: string;
  userId: number;
  clientId: number;
  rememberMe: boolean;
  createdAt: Date;
  lastUsedAt: Date;
  provenAt: Date;
  isMain: boolean;
  impersonation: Impersonation | null;
  /** When the token before the last renewal ends. Null for a request with that token. */
  formerUntil: Date | null;
};

type TokenAtTime = { tokenHash: string; now: Date };

const liveSessions = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('session')
    .innerJoin('client_user', 'client_user.id', 'session.user_id')
    .leftJoin('impersonation', 'impersonation.id', 'session.impersonation_id')
    .select([
      'session.id',
      'session.user_id as userId',
      'client_user.client_id as clientId',
      'session.remember_me as rememberMe',
      'session.created_at as createdAt',
      'session.last_used_at as lastUsedAt',
      'session.proven_at as provenAt',
      'session.former_until as formerUntil',
      'client_user.is_main as isMain',
      ...roleColumnNames,
      'impersonation.id as impersonationId',
      'impersonation.operator',
      'impersonation.reason',
      'impersonation.can_write as canWrite',
      'impersonation.until',
    ])
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('client_user.removed_at', 'is', null);

/** Compiled once, because every authenticated request runs it. */
const liveByToken = compiledQuery((db, { tokenHash, now }: TokenAtTime) =>
  liveSessions(db, now).where('session.token_hash', '=', tokenHash),
);

const liveByFormerToken = compiledQuery((db, { tokenHash, now }: TokenAtTime) =>
  liveSessions(db, now).where('session.former_token_hash', '=', tokenHash).where('session.former_until', '>', now),
);

/** A request with the former token counts as unproven, so that a thief of that token gains nothing by the renewal. */
const unproven = { provenAt: new Date(0), formerUntil: null };

export const sessionRepository = (tx: Transaction) => ({
  async findLive(tokenHash: string, now: Date): Promise<LiveSession | undefined> {
    const [row] = await liveByToken(tx, { tokenHash, now });
    const [former] = row === undefined ? await liveByFormerToken(tx, { tokenHash, now }) : [];
    const found = row ?? (former && { ...former, ...unproven });
    if (found === undefined) return undefined;
    const { impersonationId, operator, reason, canWrite, until, ...session } = found;
    const acts = impersonationId !== null && operator !== null && reason !== null && canWrite !== null && until !== null;
    return { ...session, impersonation: acts ? { id: impersonationId, operator, reason, canWrite, until } : null };
  },

  async isLive(id: string, now: Date): Promise<boolean> {
    const row = await tx
      .selectFrom('session')
      .select('id')
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Returns the user's live sessions, the last used first. Impersonation sessions are listed separately. */
  async listLive(userId: number, now: Date, { perPage, offset }: Page) {
    const ofUser = tx
      .selectFrom('session')
      .where('user_id', '=', userId)
      .where('impersonation_id', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now);
    const items = await ofUser
      .select(['id', 'remember_me as remembered', 'ip_address as ipAddress', 'user_agent as userAgent'])
      .select(['created_at as createdAt', 'last_used_at as lastUsedAt'])
      .orderBy('last_used_at', 'desc')
      .orderBy('id')
      .limit(perPage)
      .offset(offset)
      .execute();
    const { total } = await ofUser.select((expression) => expression.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    return { items, total };
  },

  /** Across all clients. */
  listSignedIn: (now: Date): Promise<{ userId: number; clientId: number }[]> =>
    tx
      .selectFrom('session')
      .innerJoin('client_user', 'client_user.id', 'session.user_id')
      .select(['client_user.id as userId', 'client_user.client_id as clientId'])
      .where('session.revoked_at', 'is', null)
      .where('session.expires_at', '>', now)
      .groupBy(['client_user.id', 'client_user.client_id'])
      .orderBy('client_user.id')
      .execute(),

  async isOf(id: string, userId: number, now: Date): Promise<boolean> {
    const row = await tx
      .selectFrom('session')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('impersonation_id', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row !== undefined;
  },

  async create(session: Insertable<SessionTable>): Promise<void> {
    await tx.insertInto('session').values(session).execute();
  },

  /** Only extends a session; never revives one that was revoked. */
  async prolong(id: string, usedAt: Date, expiresAt: Date): Promise<void> {
    await tx
      .updateTable('session')
      .set({ last_used_at: usedAt, expires_at: expiresAt })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .where('last_used_at', '<', usedAt)
      .execute();
  },

  /** Keeps the former token until `formerUntil`. If it ends after `usedUntil`, the current token was never used and is dropped. */
  async renew(id: string, renewal: TokenAtTime & { formerUntil: Date; usedUntil: Date }): Promise<void> {
    const { tokenHash, now, formerUntil, usedUntil } = renewal;
    await tx
      .updateTable('session')
      .set((columns) => ({
        token_hash: tokenHash,
        former_token_hash: columns
          .case()
          .when('former_until', '>', usedUntil)
          .then(columns.ref('former_token_hash'))
          .else(columns.ref('token_hash'))
          .end(),
        former_until: formerUntil,
        proven_at: now,
      }))
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
  },

  /** Ends the former token at `until` at the latest, unless the session was renewed again. */
  async limitFormerToken(id: string, { tokenHash, until }: { tokenHash: string; until: Date }): Promise<void> {
    await tx
      .updateTable('session')
      .set({ former_until: until })
      .where('id', '=', id)
      .where('token_hash', '=', tokenHash)
      .where('former_until', '>', until)
      .execute();
  },

  async revoke(id: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('session')
      .set({ revoked_at: at })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  async revokeAll(userId: number, keep: string | null, at: Date): Promise<string[]> {
    const all = tx
      .updateTable('session')
      .set({ revoked_at: at })
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', at);
    const rows = await (keep === null ? all : all.where('id', '!=', keep)).returning('id').execute();
    return rows.map(({ id }) => id);
  },

  /** Records when the operator left, if this was an impersonation session. */
  async endImpersonation(id: string, at: Date): Promise<void> {
    await tx
      .updateTable('impersonation')
      .set({ ended_at: at })
      .where('id', '=', (query) => query.selectFrom('session').select('impersonation_id').where('session.id', '=', id))
      .where('ended_at', 'is', null)
      .where('until', '>', at)
      .execute();
  },
});
