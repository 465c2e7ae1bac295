import { defineOperation } from '../../operations/operation.ts';
import { perClient } from '../../operations/rate-limits.ts';
import { isRefusal } from '../../operations/refusal.ts';
import { newToken, tokenHash } from '../auth/token.ts';
import { serviceForConsole } from '../services/console-access.ts';
import { noteServiceActivity } from '../services/activity/service-activity.ts';
import { consoleSocketPath } from './console-address.ts';
import { consoleTicketRepository } from './console-ticket.repository.ts';
import { slotRefusal } from './open-consoles.ts';

const ticketTtlMs = 30_000;

export const openConsole = defineOperation('openConsole', {
  right: { area: 'services', level: 'write' },
  impersonator: 'writing',
  limits: ({ account }) => perClient('open-console', account.clientId, 120),
  async handle({ app, account, query: { id }, now }) {
    const rateLimited = slotRefusal(app, account.userId);
    if (rateLimited !== null) return rateLimited;
    return await app.database.transaction(async (tx) => {
      const service = await serviceForConsole(app, tx, account, id);
      if (isRefusal(service)) return service;
      const ticket = newToken('con');
      const expiresAt = new Date(now.getTime() + ticketTtlMs);
      await consoleTicketRepository(tx).add({ tokenHash: tokenHash(ticket), sessionId: account.sessionId, serviceId: id, expiresAt });
      await noteServiceActivity(tx, { service, what: 'open_console', account, at: now });
      return { status: 200, body: { url: `${consoleSocketPath}?id=${id}`, ticket, expires_at: expiresAt.toISOString() } };
    });
  },
});
