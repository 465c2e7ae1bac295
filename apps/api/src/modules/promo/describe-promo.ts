import { isoDay } from '../../calendar.ts';
import type { PromoCodeRow } from './promo.repository.ts';

export const promoToReport = (code: PromoCodeRow) => ({
  code: code.code,
  percent: code.percent,
  amountCents: code.amount_cents,
  periods: code.renews ? 'all' : 'first',
  plans: code.plans,
  uses: code.uses,
  maxUses: code.max_uses,
  maxUsesPerClient: code.max_uses_per_client,
  clientId: code.client_id,
  validFrom: code.valid_from,
  validUntil: code.valid_until,
  endedAt: code.ended_at,
});

/** Describes a code on one line for the operator, such as `SPRING  20% off the first period, 3 of 100 uses, until 2026-12-31`. */
export function describePromo(code: PromoCodeRow, at: Date): string {
  const off = code.percent === null ? `${((code.amount_cents ?? 0) / 100).toFixed(2)} euros` : `${code.percent}%`;
  const { max_uses: most, max_uses_per_client: maxPerClient, valid_from: from, valid_until: until } = code;
  const terms = [
    `${off} off ${code.renews ? 'every period' : 'the first period'}`,
    ...(code.plans === null ? [] : [`of ${code.plans.join(', ')}`]),
    most === null ? `${code.uses} uses` : `${code.uses} of ${most} uses`,
    ...(maxPerClient === null ? [] : [`${maxPerClient} per client`]),
    ...(code.client_id === null ? [] : [`only for client ${code.client_id}`]),
    ...(from === null ? [] : [`from ${from}`]),
    ...(until === null ? [] : [`until ${until}`]),
    ...stateOf(code, isoDay(at)),
  ];
  return `${code.code.padEnd(20)}${terms.join(', ')}`;
}

function stateOf({ ended_at: endedAt, valid_until: until }: PromoCodeRow, today: string): string[] {
  if (endedAt !== null) return [`ended on ${isoDay(endedAt)}`];
  return until !== null && until < today ? ['expired'] : [];
}
