import type { Language, PaymentMethod } from '@portico/contract';
import type { PaymentGateway } from '../../../drivers/payments/payment-gateway.ts';
import { sentence } from '../../../platform/messages/messages.ts';
import { cardLabel } from '../cards/cards.ts';

/** The constant of the specification: the account balance, which orders name and top-ups don't offer. */
export const balanceMethodId = 1;

export type Gateways = ReadonlyMap<number, PaymentGateway>;

export function presentPaymentMethods(gateways: Gateways, locale: Language): PaymentMethod[] {
  return [
    {
      id: balanceMethodId,
      name: sentence(locale, 'invoices.method.balance'),
      kind: 'balance',
      description: null,
      sandbox: false,
      keeps_cards: false,
    },
    ...[...gateways.values()].map((gateway) => ({
      id: gateway.methodId,
      name: nameOf(gateway, locale),
      kind: 'gateway' as const,
      description: gateway.sandbox ? sentence(locale, 'invoices.method.sandbox') : null,
      sandbox: gateway.sandbox,
      keeps_cards: gateway.cards !== null,
    })),
  ];
}

/** A company's name is the same in every language. */
function nameOf({ name, cards, sandbox }: PaymentGateway, locale: Language): string {
  if (cards !== null) return sentence(locale, 'invoices.method.card');
  return sandbox ? sentence(locale, 'invoices.method.sandboxName') : name;
}

type PaidWith = { method_id: number; brand: string | null; last_four: string | null };

/** The card that was charged, or else the method. */
export function paymentLabel(gateways: Gateways, { method_id: methodId, brand, last_four: lastFour }: PaidWith, locale: Language): string {
  return brand !== null && lastFour !== null ? cardLabel({ brand, last_four: lastFour }) : methodName(gateways, methodId, locale);
}

/** What a payment was made by, also where that gateway is no longer configured. */
export function methodName(gateways: Gateways, methodId: number, locale: Language): string {
  if (methodId === balanceMethodId) return sentence(locale, 'invoices.method.balance');
  const gateway = gateways.get(methodId);
  if (gateway === undefined) return sentence(locale, 'invoices.method.former');
  return nameOf(gateway, locale);
}
