import type { RefundBehaviour } from '../simulation-tables.ts';
import type { DeclineReason } from '@portico/drivers/payment-gateway';

/**
 * How a test card behaves: `approved`; declined on entry for a reason; confirmed by its owner on `first` use or `always`; saved, but
 * declined in later charges; or refunds arrive later or never.
 */
export type Behaviour =
  | 'approved'
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'confirmed_first'
  | 'confirmed_always'
  | 'declined_later'
  | 'insufficient_later'
  | 'refunded_later'
  | 'refunded_never';

type TestCard = { number: string; brand: string; behaviour: Behaviour };

/** The only cards that the sandbox accepts, so that a real card number is always refused. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'Visa', behaviour: 'approved' },
  { number: '5555555555554444', brand: 'Mastercard', behaviour: 'approved' },
  { number: '4000002500003155', brand: 'Visa', behaviour: 'confirmed_first' },
  { number: '4000002760003184', brand: 'Visa', behaviour: 'confirmed_always' },
  { number: '4000000000000002', brand: 'Visa', behaviour: 'declined' },
  { number: '4000000000009995', brand: 'Visa', behaviour: 'insufficient_funds' },
  { number: '4000000000000069', brand: 'Visa', behaviour: 'expired_card' },
  { number: '4000000000000341', brand: 'Visa', behaviour: 'declined_later' },
  { number: '5105105105105100', brand: 'Mastercard', behaviour: 'insufficient_later' },
  { number: '4000000000007726', brand: 'Visa', behaviour: 'refunded_later' },
  { number: '4000000000005126', brand: 'Visa', behaviour: 'refunded_never' },
];

export type TypedCard = { brand: string; lastFour: string; expiryMonth: number; expiryYear: number; behaviour: Behaviour };
export type TypingProblem = 'number' | 'expiry' | 'cvc';

/** Parses the card form. The full card number goes no further than this function. */
export function readTypedCard(form: URLSearchParams, now: Date): TypedCard | TypingProblem {
  const number = (form.get('number') ?? '').replaceAll(/[\s-]/g, '');
  const card = testCards.find((known) => known.number === number);
  if (card === undefined) return 'number';
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(form.get('expiry') ?? '') ?? [];
  const [expiryMonth, expiryYear] = [Number(month), 2000 + Number(year)];
  if (year === '' || expiryMonth < 1 || expiryMonth > 12 || isExpired({ expiryMonth, expiryYear }, now)) return 'expiry';
  if (!/^\d{3,4}$/.test((form.get('cvc') ?? '').trim())) return 'cvc';
  return { brand: card.brand, lastFour: number.slice(-4), expiryMonth, expiryYear, behaviour: card.behaviour };
}

/** A card is valid until the end of its expiry month. */
export function isExpired({ expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number }, now: Date): boolean {
  return now.getTime() >= Date.UTC(expiryYear, expiryMonth, 1);
}

/** Returns the result of an entered card: a decline reason, a required confirmation or success. */
export function answerTyped(behaviour: Behaviour): Exclude<DeclineReason, 'authentication_required'> | 'confirm' | 'paid' {
  if (behaviour === 'declined' || behaviour === 'insufficient_funds' || behaviour === 'expired_card') return behaviour;
  return behaviour === 'confirmed_first' || behaviour === 'confirmed_always' ? 'confirm' : 'paid';
}

/** Returns the result of charging a saved card. */
export function answerKept(behaviour: Behaviour, isOver: boolean): DeclineReason | 'paid' {
  if (isOver) return 'expired_card';
  if (behaviour === 'declined_later') return 'declined';
  if (behaviour === 'insufficient_later') return 'insufficient_funds';
  return behaviour === 'confirmed_always' ? 'authentication_required' : 'paid';
}

/** Returns how refunds to this card behave. */
export function refundsTo(behaviour: Behaviour | undefined): RefundBehaviour {
  if (behaviour === 'refunded_later') return 'later';
  return behaviour === 'refunded_never' ? 'never' : 'at_once';
}
