import type { Card } from '@portico/contract';

/** As its owner knows a card: by the name that it was given, and by what is printed on it. */
export function cardLabel({ name, brand, last_four: lastFour }: Pick<Card, 'name' | 'brand' | 'last_four'>): string {
  const printed = `${brand} ••••\u00A0${lastFour}`;
  return name === null ? printed : `${name} (${printed})`;
}

/** The card in a button: what is printed on it, and no more. */
export function shortCardLabel({ brand, last_four: lastFour }: Pick<Card, 'brand' | 'last_four'>): string {
  return `${brand}\u00A0•${lastFour}`;
}

/** As it is printed on the card, in every language. */
export function cardMonth({ expiry_month: month, expiry_year: year }: Pick<Card, 'expiry_month' | 'expiry_year'>): string {
  return `${String(month).padStart(2, '0')}/${year}`;
}
