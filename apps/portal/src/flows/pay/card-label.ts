import type { Card } from '@portico/contract';

/** Returns a card's label: its custom name, if any, and what is printed on it. */
export function cardLabel({ name, brand, last_four: lastFour }: Pick<Card, 'name' | 'brand' | 'last_four'>): string {
  const printed = `${brand} ••••\u00A0${lastFour}`;
  return name === null ? printed : `${name} (${printed})`;
}

/** Returns the label for buttons: only what is printed on the card. */
export function shortCardLabel({ brand, last_four: lastFour }: Pick<Card, 'brand' | 'last_four'>): string {
  return `${brand}\u00A0•${lastFour}`;
}

/** Returns the expiry as printed on cards, the same in every language. */
export function cardMonth({ expiry_month: month, expiry_year: year }: Pick<Card, 'expiry_month' | 'expiry_year'>): string {
  return `${String(month).padStart(2, '0')}/${year}`;
}
