import { defineOperation } from '../../operations/operation.ts';
import { rightsOf } from '../auth/users/rights.ts';
import { isSessionLive } from '../auth/sessions/session.ts';
import { visibleEvents } from './visible-events.ts';

export const streamEvents = defineOperation('streamEvents', {
  right: 'self',
  impersonator: 'allowed',
  async handle({ app, account, headers, query, locale, signal }) {
    const lastEventId = headers['Last-Event-ID'];
    const events = await app.events.subscribe({
      clientId: account.clientId,
      sessionId: account.sessionId,
      locale,
      after: lastEventId === undefined ? null : Number(lastEventId),
      replaySeconds: query['replay-seconds'],
      signal,
      isSessionLive: () => isSessionLive(app, account.sessionId),
    });
    const readRights = () => app.database.read((tx) => rightsOf(tx, account.userId));
    return { status: 200, events: visibleEvents(events, account, readRights) };
  },
});
