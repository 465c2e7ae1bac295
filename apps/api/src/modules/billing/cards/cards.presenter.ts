import type { Card } from '@portico/contract';
import type { App } from '../../../app.ts';
import type { CardRow } from './cards.repository.ts';

/** A card is valid until the end of its expiry month. */
export function presentCard(card: CardRow, { gateways, now }: Pick<App, 'gateways' | 'now'>): Card {
  const { id, method_id: methodId, brand, expiry_month: month, expiry_year: year, name } = card;
  return {
    id,
    paymentmethod: gateways.has(methodId) ? methodId : null,
    brand,
    last_four: card.last_four,
    expiry_month: month,
    expiry_year: year,
    expired: now().getTime() >= Date.UTC(year, month, 1),
    name,
    is_default: card.is_default,
    created_at: card.created_at.toISOString(),
  };
}
