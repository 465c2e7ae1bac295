import type { Language, PaymentMethod } from '@portico/contract';
import type { PaymentGateway } from '../../../drivers/payments/payment-gateway.ts';
import { sentence } from '../../../messages/messages.ts';

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
    ...[...gateways.values()].map(({ methodId, name, cards, sandbox }) => ({
      id: methodId,
      name: cards === null ? name : sentence(locale, 'invoices.method.card'),
      kind: 'gateway' as const,
      description: sandbox ? sentence(locale, 'invoices.method.sandbox') : null,
      sandbox,
      keeps_cards: cards !== null,
    })),
  ];
}

/** What a payment was made by, also where that gateway is no longer configured. */
export function methodName(gateways: Gateways, methodId: number, locale: Language): string {
  if (methodId === balanceMethodId) return sentence(locale, 'invoices.method.balance');
  const gateway = gateways.get(methodId);
  if (gateway === undefined) return sentence(locale, 'invoices.method.former');
  return gateway.cards === null ? gateway.name : sentence(locale, 'invoices.method.card');
}
