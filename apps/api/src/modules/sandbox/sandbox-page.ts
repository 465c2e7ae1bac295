import { createHash } from 'node:crypto';
import { escapeHtml } from '../../escape-html.ts';
import type { Language } from '@portico/contract';
import { localeTags } from '@portico/i18n/locale';
import { sentence } from '../../messages/messages.ts';
import type { CheckoutRow } from './sandbox.repository.ts';

/* A look of its own, on purpose: nobody should take it for the portal, or for a real payment. */
const style = `
:root { color-scheme: light dark; --ink: #1d1b16; --paper: #fffdf6; --line: #d9cfae; --band: #f2c94c; --go: #1f6f43; --stop: #8c2f1b; }
@media (prefers-color-scheme: dark) { :root { --ink: #f3efe2; --paper: #1f1d17; --line: #4a4531; --go: #7fd6a5; --stop: #f0a592; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, 'Times New Roman', serif; }
.band { background: repeating-linear-gradient(-45deg, #f2c94c 0 16px, #e5b92f 16px 32px); color: #1d1b16; text-align: center; padding: 10px 16px; font: 700 15px/1.4 ui-monospace, monospace; }
main { max-width: 460px; margin: 0 auto; padding: 32px 16px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 8px; }
dl { margin: 24px 0; border-block: 1px solid var(--line); }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0; flex-wrap: wrap; }
dl div + div { border-top: 1px solid var(--line); }
dd { margin: 0; font-weight: 700; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
form { display: grid; gap: 12px; }
button, a.button { font: inherit; font-weight: 700; min-height: 48px; padding: 10px 16px; border: 2px solid currentColor; border-radius: 0; background: transparent; color: var(--ink); cursor: pointer; text-align: center; text-decoration: none; display: block; }
button[value=pay] { background: var(--go); border-color: var(--go); color: var(--paper); }
button[value=decline] { color: var(--stop); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing runs, nothing is loaded; the form goes to this page only, which sends the payer back to the shop. */
export function sandboxPagePolicy(returnUrl: string | null): string {
  const back = returnUrl === null ? '' : ` ${new URL(returnUrl).origin}`;
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`;
}

export function sandboxPage(checkout: CheckoutRow): string {
  const { locale } = checkout;
  const text = (id: Parameters<typeof sentence>[1], values = {}) => escapeHtml(sentence(locale, id, values));
  const amount = new Intl.NumberFormat(localeTags[locale], { style: 'currency', currency: checkout.currency }).format(
    checkout.amount_cents / 100,
  );
  const choices = `
    <p>${text('sandbox.explanation')}</p>
    <form method="post" action="/sandbox-gateway/checkout/${checkout.id}">
      <button name="decision" value="pay">${text('sandbox.pay', { amount })}</button>
      <button name="decision" value="transfer">${text('sandbox.transfer')}</button>
      <button name="decision" value="decline">${text('sandbox.decline')}</button>
      <button name="decision" value="leave">${text('sandbox.leave')}</button>
    </form>`;
  const withTheBank = `
    <p>${text('sandbox.processing')}</p>
    <form method="post" action="/sandbox-gateway/checkout/${checkout.id}">
      <button name="decision" value="pay">${text('sandbox.arrive')}</button>
      <button name="decision" value="decline">${text('sandbox.refuse')}</button>
      <button name="decision" value="leave">${text('sandbox.leave')}</button>
    </form>`;
  const decided = `
    <p><strong>${checkout.status === 'open' || checkout.status === 'processing' ? '' : text(`sandbox.${checkout.status}`)}</strong></p>
    <a class="button" href="${escapeHtml(checkout.return_url)}">${text('sandbox.back')}</a>`;
  return layout(
    locale,
    `<h1>${text('sandbox.title')}</h1>
    <p>${escapeHtml(checkout.description)}</p>
    <dl>
      <div><dt>${text('sandbox.amount')}</dt><dd>${escapeHtml(amount)}</dd></div>
    </dl>
    ${checkout.status === 'open' ? choices : checkout.status === 'processing' ? withTheBank : decided}`,
  );
}

export function unknownCheckoutPage(locale: Language): string {
  return layout(locale, `<h1>${escapeHtml(sentence(locale, 'sandbox.unknown'))}</h1>`);
}

function layout(locale: Language, main: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escapeHtml(sentence(locale, 'sandbox.title'))}</title>
  <style>${style}</style>
</head>
<body>
  <header class="band">${escapeHtml(sentence(locale, 'sandbox.mark'))}</header>
  <main>
    ${main}
  </main>
</body>
</html>
`;
}
