import { createHash } from 'node:crypto';
import { escapeHtml } from '@portico/drivers/escape-html';
import type { Language } from '@portico/contract';
import { languageFacts } from '@portico/contract/languages';
import { htmlLanguage } from '@portico/validation/html-language';
import { sandboxText, type SandboxTextId } from '../messages/sandbox-text.ts';
import type { CheckoutRow } from './sandbox.repository.ts';

/* Looks different from the portal on purpose, so that it isn't mistaken for the portal or a real payment. */
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
label { display: grid; gap: 4px; font-weight: 700; }
label.check { display: flex; gap: 8px; align-items: start; font-weight: 400; }
input:not([type=checkbox]) { font: inherit; font-variant-numeric: tabular-nums; min-height: 44px; padding: 8px 12px; border: 2px solid currentColor; border-radius: 0; background: transparent; color: var(--ink); inline-size: 100%; }
input[type=checkbox] { inline-size: 20px; block-size: 20px; margin: 2px 0; accent-color: var(--go); flex: none; }
input[aria-invalid] { border-color: var(--stop); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.problem { color: var(--stop); font-weight: 700; }
h2 { font-size: 18px; margin: 32px 0 0; }
.cards { margin-block-start: 8px; font-size: 14px; }
.cards div { gap: 0 16px; padding: 8px 0; }
.cards dd { font-weight: 400; }
.go, button[value=confirm], button[value=pay] { background: var(--go); border-color: var(--go); color: var(--paper); }
button[value=decline], button[value=deny] { color: var(--stop); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Forbids scripts and external resources. The form posts only to this page, which redirects to the shop. */
export function sandboxPagePolicy(returnUrl: string | null): string {
  const back = returnUrl === null ? '' : ` ${new URL(returnUrl).origin}`;
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`;
}

export function sandboxPage(checkout: CheckoutRow): string {
  const { locale } = checkout;
  const text = (id: SandboxTextId, values = {}) => escapeHtml(sandboxText(locale, id, values));
  const amount = writtenAmount(checkout);
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
  return sandboxFrame(checkout, checkout.status === 'open' ? choices : checkout.status === 'processing' ? withTheBank : '');
}

export function writtenAmount({ locale, amount_cents: cents, currency }: CheckoutRow): string {
  return new Intl.NumberFormat(languageFacts[locale].tag, { style: 'currency', currency }).format(cents / 100);
}

/** Renders the checkout with its actions, or its outcome if it is decided. */
export function sandboxFrame(checkout: CheckoutRow, todo: string): string {
  const { locale, status, amount_cents: cents } = checkout;
  const text = (id: SandboxTextId) => escapeHtml(sandboxText(locale, id));
  const outcome = cents === 0 && status === 'paid' ? 'sandbox.card.saved' : (`sandbox.${status}` as const);
  const decided = `
    <p><strong>${outcome === 'sandbox.open' || outcome === 'sandbox.processing' ? '' : text(outcome)}</strong></p>
    <a class="button" href="${escapeHtml(checkout.return_url)}">${text('sandbox.back')}</a>`;
  const amount = `<dl>
      <div><dt>${text('sandbox.amount')}</dt><dd>${escapeHtml(writtenAmount(checkout))}</dd></div>
    </dl>`;
  return layout(
    locale,
    `<h1>${text(cents === 0 ? 'sandbox.card.title' : 'sandbox.title')}</h1>
    <p>${escapeHtml(checkout.description)}</p>
    ${cents === 0 ? '' : amount}
    ${todo === '' ? decided : todo}`,
  );
}

export function unknownCheckoutPage(locale: Language): string {
  return layout(locale, `<h1>${escapeHtml(sandboxText(locale, 'sandbox.unknown'))}</h1>`);
}

function layout(locale: Language, main: string): string {
  return `<!doctype html>
<html ${htmlLanguage(locale)}>
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escapeHtml(sandboxText(locale, 'sandbox.title'))}</title>
  <style>${style}</style>
</head>
<body>
  <header class="band">${escapeHtml(sandboxText(locale, 'sandbox.mark'))}</header>
  <main>
    ${main}
  </main>
</body>
</html>
`;
}
