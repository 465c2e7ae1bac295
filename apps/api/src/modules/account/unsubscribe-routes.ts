import type { FastifyInstance } from 'fastify';
import type { App } from '../../app.ts';
import { readUnsubscribeLink, unsubscribePath } from '../../mail/unsubscribe.ts';
import { notificationPreferencesRepository } from './notification-preferences.repository.ts';

const bodyLimit = 4_096;

/**
 * One-click unsubscribe (RFC 8058): mail clients POST to the link in the `List-Unsubscribe` header without a session. A GET only redirects
 * to the settings and changes nothing, because mail filters open links too.
 */
export function unsubscribeRoutes(server: FastifyInstance, app: App): void {
  server.removeAllContentTypeParsers();
  // The `List-Unsubscribe=One-Click` body comes in one of two encodings. It is ignored: the link carries all the data.
  server.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
  server.post(unsubscribePath, async (request, reply) => {
    const wish = readUnsubscribeLink(app.configuration, request.query as Readonly<Record<string, unknown>>);
    if (wish === undefined) return reply.callNotFound();
    const { userId, topic } = wish;
    await app.database.transaction((tx) => notificationPreferencesRepository(tx, userId).update({ [topic]: false }));
    return reply.code(204).header('cache-control', 'no-store').send();
  });
  server.get(unsubscribePath, async (_request, reply) => reply.redirect('/settings/notifications', 303));
}
