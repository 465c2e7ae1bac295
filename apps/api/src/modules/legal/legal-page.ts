import { createHash } from 'node:crypto';
import type { Language } from '@portico/contract';
import { escapeHtml } from '@portico/drivers/escape-html';
import { htmlLanguage } from '@portico/validation/html-language';
import { sentence, type MessageId } from '../../platform/messages/messages.ts';

export type LegalText = 'rules' | 'offer';

/* A plain style, because the page is read and often printed. */
const style = `
:root { color-scheme: light dark; --ink: #1c1c1f; --quiet: #5d5d66; --paper: #fff; --line: #dcdce2; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececf0; --quiet: #a3a3ad; --paper: #17171a; --line: #36363d; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; font-weight: 600; text-wrap: balance; }
.brand { margin: 0 0 .25rem; color: var(--quiet); }
.sample { margin: 1.5rem 0; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; color: var(--quiet); }
ol { margin: 0; padding-inline-start: 1.5rem; }
li { margin: .75rem 0; padding-inline-start: .25rem; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Forbids scripts, external resources and forms. */
export const legalPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const points: Readonly<Record<LegalText, readonly MessageId[]>> = {
  rules: ['legal.rules.account', 'legal.rules.use', 'legal.rules.data', 'legal.rules.suspension', 'legal.rules.changes'],
  offer: ['legal.offer.services', 'legal.offer.price', 'legal.offer.term', 'legal.offer.cancellation', 'legal.offer.liability'],
};

/** Returns a sample legal text for providers that haven't configured one. The page says that it is a sample. */
export function legalPage(text: LegalText, locale: Language, brand: string): string {
  const say = (id: MessageId) => escapeHtml(sentence(locale, id, { brand }));
  return `<!doctype html>
<html ${htmlLanguage(locale)}>
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${say(`legal.${text}.title`)} · ${escapeHtml(brand)}</title>
  <style>${style}</style>
</head>
<body>
  <main>
    <p class="brand">${escapeHtml(brand)}</p>
    <h1>${say(`legal.${text}.title`)}</h1>
    <p class="sample">${say('legal.sample')}</p>
    <ol>
      ${points[text].map((id) => `<li>${say(id)}</li>`).join('\n      ')}
    </ol>
  </main>
</body>
</html>
`;
}
