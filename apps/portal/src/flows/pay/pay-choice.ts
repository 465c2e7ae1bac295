import type { Card, PaymentMethod } from '@portico/contract';

/** What is paid by: a method, or a saved card of one. */
export type PayChoice = { readonly paymentmethod: number; readonly card?: string };

/** As the value of a radio button. */
export function choiceValue({ paymentmethod, card }: PayChoice): string {
  return card === undefined ? String(paymentmethod) : `${paymentmethod} ${card}`;
}

export function readChoice(value: string): PayChoice {
  const [method = '', card] = value.split(' ');
  return { paymentmethod: Number(method), ...(card !== undefined && { card }) };
}

/** A saved card that one of these methods charges; null where none does. */
export function choiceOfCard({ id, paymentmethod }: Card, methods: readonly PaymentMethod[]): PayChoice | null {
  if (paymentmethod === null || !methods.some((method) => method.id === paymentmethod)) return null;
  return { paymentmethod, card: id };
}
