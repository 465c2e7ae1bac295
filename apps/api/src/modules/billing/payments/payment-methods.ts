import type { Language, PaymentMethod } from '@portico/contract';
import type { PaymentGateway } from '@portico/drivers/payment-gateway';
import { sentence } from '../../../platform/messages/messages.ts';
import { cardLabel } from '../cards/cards.ts';

/** The id of the account balance, fixed by the specification. Orders can use it; top-ups can't. */
export const balanceMethodId = 1;

/** The id of transfers to the provider's bank account, which staff book. Not offered to payers. */
export const bankTransferMethodId = 0;

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

/** Card and sandbox methods have translated names; a provider's own name is the same in every language. */
function nameOf({ name, cards, sandbox }: PaymentGateway, locale: Language): string {
  if (cards !== null) return sentence(locale, 'invoices.method.card');
  return sandbox ? sentence(locale, 'invoices.method.sandboxName') : name;
}

type PaidWith = { method_id: number; brand: string | null; last_four: string | null };

/** Returns the charged card, or the method if no card is stored with the payment. */
export function paymentLabel(gateways: Gateways, { method_id: methodId, brand, last_four: lastFour }: PaidWith, locale: Language): string {
  return brand !== null && lastFour !== null ? cardLabel({ brand, last_four: lastFour }) : methodName(gateways, methodId, locale);
}

/** Returns the name of a payment method, even if its gateway is no longer configured. */
export function methodName(gateways: Gateways, methodId: number, locale: Language): string {
  if (methodId === balanceMethodId) return sentence(locale, 'invoices.method.balance');
  if (methodId === bankTransferMethodId) return sentence(locale, 'invoices.method.bankTransfer');
  const gateway = gateways.get(methodId);
  if (gateway === undefined) return sentence(locale, 'invoices.method.former');
  return nameOf(gateway, locale);
}
