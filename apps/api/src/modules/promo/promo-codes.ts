import type { PromoReason } from '@portico/contract';
import { discountsOf, type Reduction } from '@portico/pricing/discounts';
import { isoDay } from '../../calendar.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { promoRepository, type KnownCode } from './promo.repository.ts';

/** An order line with its promo code and the price of each unit. */
export type CodedLine = { code: string | null; planId: string; unitCents: readonly number[] };

/** The discount of each unit of a line, or why its code doesn't apply. */
export type LineDiscount =
  | {
      code: string;
      renews: boolean;
      unitCents: readonly number[];
      /** ISO date, or null for a code without an end. */
      lastDay: string | null;
    }
  | { code: string; reason: PromoReason };

type DiscountRequest = { clientId: number; at: Date; lines: readonly CodedLine[] };

/**
 * Normalizes a promo code: ignores case, surrounding spaces and invisible characters, which come with pasted text. Returns null for an
 * empty code.
 */
export function readCode(text: string | null): string | null {
  const code = text?.replaceAll(/\p{C}/gu, '').trim().toUpperCase() ?? '';
  return code === '' ? null : code;
}

/** Returns the discount of each line, or null for lines without a code. */
export async function discountLines(tx: Transaction, { clientId, at, lines }: DiscountRequest): Promise<(LineDiscount | null)[]> {
  const known = new Map((await promoRepository(tx).find(codesOf(lines), clientId)).map((code) => [code.code, code]));
  const verdicts = lines.map(({ code, planId }) => {
    if (code === null) return null;
    const found = known.get(code);
    const reason = found === undefined ? 'unknown' : reasonAgainst(found, { clientId, day: isoDay(at), planId });
    return reason === null ? null : { code, reason };
  });
  const discounts = new Map<number, readonly number[]>();
  for (const code of known.values()) {
    const own = lines.flatMap((line, index) => (line.code === code.code && verdicts[index] === null ? [{ line, index }] : []));
    const all = discountsOf(
      reductionOf(code),
      own.flatMap(({ line }) => line.unitCents),
    );
    let from = 0;
    for (const { line, index } of own) discounts.set(index, all.slice(from, (from += line.unitCents.length)));
  }
  return lines.map(({ code }, index) => {
    const unitCents = discounts.get(index);
    if (code === null || unitCents === undefined) return verdicts[index] ?? null;
    const { renews = false, valid_until: lastDay = null } = known.get(code) ?? {};
    return { code, renews, unitCents, lastDay };
  });
}

/** Locks the codes of an order that is being placed, so that concurrent orders can't use them up. */
export function lockCodes(tx: Transaction, lines: readonly CodedLine[]): Promise<void> {
  return promoRepository(tx).lock(codesOf(lines));
}

/** Counts one use of each code that gave a discount. The codes must be locked. @throws Error if a code has no uses left */
export async function countUses(
  tx: Transaction,
  { clientId, invoiceId, discounts, at }: { clientId: number; invoiceId: number; discounts: readonly (LineDiscount | null)[]; at: Date },
): Promise<void> {
  const centsByCode = new Map<string, number>();
  for (const discount of discounts) {
    if (discount === null || 'reason' in discount) continue;
    const cents = discount.unitCents.reduce((sum, unit) => sum + unit, 0);
    centsByCode.set(discount.code, (centsByCode.get(discount.code) ?? 0) + cents);
  }
  const repository = promoRepository(tx);
  for (const code of await repository.find([...centsByCode.keys()], clientId)) {
    const isCounted = (await repository.countUse(code.id)) && (await repository.countUseOfClient(code, clientId));
    if (!isCounted) throw new Error(`Promo code ${code.code} changed under its lock`);
    await repository.insertUse({ codeId: code.id, invoiceId, clientId, discountCents: centsByCode.get(code.code) ?? 0, at });
  }
}

/** Locks the codes that an order has used. Comes before the lock of its invoice, as the lock order has it. */
export function lockCodesOfOrder(tx: Transaction, invoiceId: number): Promise<void> {
  return promoRepository(tx).lockOfInvoice(invoiceId);
}

/** Returns the uses that a cancelled order took. Its codes are locked. */
export async function returnUses(tx: Transaction, { clientId, invoiceId }: { clientId: number; invoiceId: number }): Promise<void> {
  const repository = promoRepository(tx);
  for (const codeId of await repository.deleteUses(invoiceId)) await repository.returnUse(codeId, clientId);
}

function codesOf(lines: readonly CodedLine[]): string[] {
  return [...new Set(lines.flatMap(({ code }) => (code === null ? [] : [code])))];
}

function reasonAgainst(code: KnownCode, { clientId, day, planId }: { clientId: number; day: string; planId: string }): PromoReason | null {
  // Don't reveal that another client's code exists.
  if (code.client_id !== null && code.client_id !== clientId) return 'unknown';
  if (code.ended_at !== null || (code.valid_until !== null && day > code.valid_until)) return 'expired';
  if (code.valid_from !== null && day < code.valid_from) return 'not_started';
  if (code.max_uses !== null && code.uses >= code.max_uses) return 'used_up';
  if (code.max_uses_per_client !== null && code.usesOfClient >= code.max_uses_per_client) return 'used_by_client';
  return code.plans !== null && !code.plans.includes(planId) ? 'other_plan' : null;
}

function reductionOf({ percent, amount_cents: cents }: KnownCode): Reduction {
  return percent === null ? { kind: 'amount', cents: cents ?? 0 } : { kind: 'percent', percent };
}
