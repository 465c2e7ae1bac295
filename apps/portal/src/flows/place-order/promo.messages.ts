import type { PromoReason } from '@portico/contract';
import { defineMessages } from '@portico/i18n/define-messages';
import type { Message } from '@portico/i18n/define-messages';

export const promoMessages = defineMessages({
  open: { id: 'cart.promo.open', defaultMessage: 'Enter a promo code' },
  label: { id: 'cart.promo.label', defaultMessage: 'Promo code' },
  apply: { id: 'cart.promo.apply', defaultMessage: 'Apply' },
  remove: { id: 'cart.promo.remove', defaultMessage: 'Remove the code {code}' },
  missing: { id: 'cart.promo.missing', defaultMessage: 'Enter the code.' },
  failed: { id: 'cart.promo.failed', defaultMessage: 'The code could not be checked. Try again.' },
  takesOff: { id: 'cart.promo.takes-off', defaultMessage: '{code}: −{amount}' },
  usedUpAbove: { id: 'cart.promo.used-up-above', defaultMessage: '{code}: all of it is taken off the items above.' },
  takesNothing: { id: 'cart.promo.takes-nothing', defaultMessage: '{code}: {reason}' },
  everyPeriod: { id: 'cart.promo.every-period', defaultMessage: 'Off every period' },
  firstPeriod: { id: 'cart.promo.first-period', defaultMessage: 'First period only' },
  priceChanged: { id: 'cart.price.changed', defaultMessage: 'The price has changed' },
  priceChangedText: {
    id: 'cart.price.changed-text',
    defaultMessage: 'You saw {seen}, and it costs {now} now. Nothing was ordered. If you agree, order again.',
  },
  quoteOver: { id: 'cart.price.quote-over', defaultMessage: 'The price was held for a limited time' },
  quoteOverText: {
    id: 'cart.price.quote-over-text',
    defaultMessage: 'The time is over, and it still costs {now}. Nothing was ordered. If you agree, order again.',
  },
});

/** Why a code takes nothing off. */
export const promoReasonMessages: Readonly<Record<PromoReason, Message>> = defineMessages({
  unknown: { id: 'cart.promo.reason.unknown', defaultMessage: 'There is no such code. Check how it is spelled.' },
  expired: { id: 'cart.promo.reason.expired', defaultMessage: 'This code is no longer valid.' },
  not_started: { id: 'cart.promo.reason.not-started', defaultMessage: 'This code is not valid yet.' },
  used_up: { id: 'cart.promo.reason.used-up', defaultMessage: 'This code has been used up.' },
  used_by_client: { id: 'cart.promo.reason.used-by-client', defaultMessage: 'You have used this code already.' },
  other_plan: { id: 'cart.promo.reason.other-plan', defaultMessage: 'This code is not for this plan.' },
});
