import { escapeHtml } from '@portico/drivers/escape-html';
import { sandboxText, type SandboxTextId } from '../messages/sandbox-text.ts';
import type { DeclineReason } from '@portico/drivers/payment-gateway';
import { sandboxFrame, writtenAmount } from './sandbox-page.ts';
import type { CheckoutRow } from './sandbox.repository.ts';
import { testCards, type TypingProblem } from './test-cards.ts';

export type CardProblem = TypingProblem | DeclineReason;

const problems: readonly CardProblem[] = [
  'number',
  'expiry',
  'cvc',
  'declined',
  'insufficient_funds',
  'expired_card',
  'authentication_required',
];

/** Returns the card problem in the page's URL, or null if it isn't a known one. */
export const cardProblemOf = (value: unknown): CardProblem | null => problems.find((problem) => problem === value) ?? null;

const grouped = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** Renders the page to enter or confirm a card. Entered values are never rendered back. */
export function cardPage(checkout: CheckoutRow, problem: CardProblem | null): string {
  const text = (id: SandboxTextId, values = {}) => escapeHtml(sandboxText(checkout.locale, id, values));
  const action = `/sandbox-gateway/checkout/${checkout.id}`;
  const isSetup = checkout.amount_cents === 0;
  const alert = problem === null ? '' : `<p role="alert" class="problem">${text(`sandbox.card.problem.${problem}`)}</p>`;
  if (checkout.status !== 'open') return sandboxFrame(checkout, '');
  if (checkout.card_token !== null) {
    return sandboxFrame(
      checkout,
      `<h2>${text('sandbox.card.confirmTitle')}</h2>
    <p>${text('sandbox.card.confirmText')}</p>
    <form method="post" action="${action}">
      <button name="decision" value="confirm">${text('sandbox.card.confirm')}</button>
      <button name="decision" value="deny">${text('sandbox.card.deny')}</button>
      <button name="decision" value="leave">${text('sandbox.leave')}</button>
    </form>`,
    );
  }
  const invalid = (name: CardProblem) => (problem === name ? 'aria-invalid="true" autofocus' : '');
  const keep = isSetup
    ? `<p>${text('sandbox.card.keeps')}</p>`
    : checkout.keeps_card
      ? `<label class="check"><input type="checkbox" name="keep" value="1"> ${text('sandbox.card.keep')}</label>`
      : '';
  const submit = isSetup ? text('sandbox.card.save') : text('sandbox.pay', { amount: writtenAmount(checkout) });
  const rows = testCards.map(
    ({ number, behaviour }) => `<div><dt><code>${grouped(number)}</code></dt><dd>${text(`sandbox.card.behaviour.${behaviour}`)}</dd></div>`,
  );
  return sandboxFrame(
    checkout,
    `<p>${text('sandbox.card.explanation')}</p>
    ${alert}
    <form method="post" action="${action}" autocomplete="off">
      <label>${text('sandbox.card.number')}<input name="number" inputmode="numeric" autocomplete="off" maxlength="25" ${invalid('number')}></label>
      <div class="pair">
        <label>${text('sandbox.card.expiry')}<input name="expiry" inputmode="numeric" autocomplete="off" maxlength="9" placeholder="12/34" ${invalid('expiry')}></label>
        <label>${text('sandbox.card.cvc')}<input name="cvc" inputmode="numeric" autocomplete="off" maxlength="4" placeholder="123" ${invalid('cvc')}></label>
      </div>
      ${keep}
      <button name="decision" value="card" class="go">${submit}</button>
      <button name="decision" value="leave">${text('sandbox.leave')}</button>
    </form>
    <h2>${text('sandbox.card.cards')}</h2>
    <dl class="cards">${rows.join('\n')}</dl>`,
  );
}
