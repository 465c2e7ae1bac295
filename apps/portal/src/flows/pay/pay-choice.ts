import type { Card, PaymentMethod } from '@portico/contract';

/** How to pay: a method, or one of its saved cards. */
export type PayChoice = { readonly paymentmethod: number; readonly card?: string };

/** Returns the choice as the value of a radio button. */
export function choiceValue({ paymentmethod, card }: PayChoice): string {
  return card === undefined ? String(paymentmethod) : `${paymentmethod} ${card}`;
}

export function readChoice(value: string): PayChoice {
  const [method = '', card] = value.split(' ');
  return { paymentmethod: Number(method), ...(card !== undefined && { card }) };
}

/** Returns the choice of a saved card, or null if none of these methods charges it. */
export function choiceOfCard({ id, paymentmethod }: Card, methods: readonly PaymentMethod[]): PayChoice | null {
  if (paymentmethod === null || !methods.some((method) => method.id === paymentmethod)) return null;
  return { paymentmethod, card: id };
}
