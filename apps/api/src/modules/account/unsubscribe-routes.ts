import type { FastifyInstance } from 'fastify';
import type { App } from '../../app.ts';
import { readUnsubscribeLink, unsubscribePath } from '../../mail/unsubscribe.ts';
import { notificationPreferencesRepository } from './notification-preferences.repository.ts';

const bodyLimit = 4_096;

/**
 * RFC 8058: a mail program POSTs to the link of a mail's header, without a session, and nothing more is asked. Whoever opens the link as a page is
 * led to the settings, and nothing is changed: mail filters open links too.
 */
export function unsubscribeRoutes(server: FastifyInstance, app: App): void {
  server.removeAllContentTypeParsers();
  // `List-Unsubscribe=One-Click` in one of two encodings: the link says all.
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
