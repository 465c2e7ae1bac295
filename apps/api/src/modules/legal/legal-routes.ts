import type { FastifyInstance } from 'fastify';
import { languages } from '@portico/contract/languages';
import type { App } from '../../app.ts';
import { localeOf } from '../../platform/messages/messages.ts';
import { legalPage, legalPagePolicy, type LegalText } from './legal-page.ts';
import { securityText } from './security-text.ts';
import { offerUrl, rulesUrl, securityContact } from './settings.ts';

const addresses = { rules: rulesUrl, offer: offerUrl } as const;

/**
 * Serves the rules and the offer that sign-up links to: redirects to the provider's URL or shows the sample. `?locale=` takes precedence
 * over the browser's language. Also says where to report a vulnerability, if the provider has configured that.
 */
export function legalRoutes(server: FastifyInstance, app: App): void {
  for (const text of ['rules', 'offer'] as const satisfies readonly LegalText[]) {
    server.get<{ Querystring: { locale?: unknown } }>(`/legal/${text}`, async (request, reply) => {
      const address = app.configuration.setting(addresses[text]);
      if (address !== undefined) return await reply.redirect(address, 302);
      const { locale } = request.query;
      const language = languages.find((known) => known === locale) ?? localeOf(request.headers['accept-language']);
      return await reply
        .header('content-security-policy', legalPagePolicy)
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-language')
        .type('text/html; charset=utf-8')
        .send(legalPage(text, language, app.configuration.brandName));
    });
  }
  const contact = app.configuration.setting(securityContact);
  if (contact === undefined) return;
  const { publicUrl } = app.configuration;
  server.get('/.well-known/security.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText(contact, publicUrl, app.now())),
  );
}
