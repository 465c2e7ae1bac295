import type { PromoReason } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';

export const promoMessages = defineMessages({
  open: { id: 'cart.promo.open', defaultMessage: 'Enter a promo code' },
  label: { id: 'cart.promo.label', defaultMessage: 'Promo code' },
  apply: { id: 'cart.promo.apply', defaultMessage: 'Apply' },
  remove: { id: 'cart.promo.remove', defaultMessage: 'Remove the code {code}' },
  missing: { id: 'cart.promo.missing', defaultMessage: 'Enter the code.' },
  failed: { id: 'cart.promo.failed', defaultMessage: 'We couldn’t check the code. Try again.' },
  takesOff: { id: 'cart.promo.takes-off', defaultMessage: '{code}: −{amount}' },
  usedUpAbove: { id: 'cart.promo.used-up-above', defaultMessage: '{code}: already applied in full to the items above.' },
  takesNothing: { id: 'cart.promo.takes-nothing', defaultMessage: '{code}: {reason}' },
  everyPeriod: { id: 'cart.promo.every-period', defaultMessage: 'Every period' },
  firstPeriod: { id: 'cart.promo.first-period', defaultMessage: 'First period only' },
  priceChanged: { id: 'cart.price.changed', defaultMessage: 'The price has changed' },
  priceChangedText: {
    id: 'cart.price.changed-text',
    defaultMessage: 'It was {seen} and is now {now}. Nothing was ordered. To accept the new price, order again.',
  },
  quoteOver: { id: 'cart.price.quote-over', defaultMessage: 'This price has expired' },
  quoteOverText: {
    id: 'cart.price.quote-over-text',
    defaultMessage: 'The total is still {now}. Nothing was ordered. To continue, order again.',
  },
});

/** Why a code gives no discount. */
export const promoReasonMessages: Readonly<Record<PromoReason, Message>> = defineMessages({
  unknown: { id: 'cart.promo.reason.unknown', defaultMessage: 'We couldn’t find this code. Check the spelling.' },
  expired: { id: 'cart.promo.reason.expired', defaultMessage: 'This code has expired.' },
  not_started: { id: 'cart.promo.reason.not-started', defaultMessage: 'This code isn’t active yet.' },
  used_up: { id: 'cart.promo.reason.used-up', defaultMessage: 'This code has reached its limit.' },
  used_by_client: { id: 'cart.promo.reason.used-by-client', defaultMessage: 'You’ve already used this code.' },
  other_plan: { id: 'cart.promo.reason.other-plan', defaultMessage: 'This code doesn’t apply to this plan.' },
});
