import type { CartItemDraft } from '@portico/cart/cart-rules';
import type { BillingCycle, PlanConfiguration, QuotedItem } from '@portico/contract';
import { eurosFromCents } from '@portico/pricing/money';
import type { Price } from '@portico/pricing/price-configuration';
import { PromoCode } from '../../../flows/place-order/promo-code.tsx';
import { usePromoCode } from '../../../flows/place-order/use-promo-code.ts';
import { useQuote } from '../../../flows/place-order/use-quote.ts';
import { useIsHere } from '../../../platform/use-is-here.ts';
import { pricesOf } from './configuration-choice.ts';

type ItemPromo = {
  readonly configuration: PlanConfiguration;
  readonly cycle: BillingCycle | null;
  readonly price: Price;
  readonly promocode: string | null;
  readonly onChange: (promocode: string | null) => void;
};

/** The promo code of a configuration: its field and the quoted price. */
export function useItemPromo({ configuration, cycle, price, promocode, onChange }: ItemPromo) {
  const item = draftOf(configuration, cycle, price);
  const items = item ? [{ ...item, promocode }] : [];
  const { data, isPlaceholderData } = useQuote(items, promocode !== null);
  const trying = usePromoCode();
  const isHere = useIsHere();
  const quoted = promocode === null || isPlaceholderData ? undefined : data?.items[0];

  async function apply(text: string): Promise<string | null> {
    const code = text.toUpperCase();
    const refused = await trying.applyCode(items, code);
    if (refused === null && isHere()) onChange(code);
    return refused;
  }

  const isRefused = typeof quoted?.promocode?.reason === 'string';

  return {
    quoted,
    /** The code to order with: the API refuses an order with a code that doesn't apply. */
    orderedCode: isRefused ? null : promocode,
    /** The quote for the promo code is loading. */
    isOpen: promocode !== null && quoted === undefined,
    entry: item ? (
      <PromoCode
        codes={promocode === null ? [] : [promocode]}
        quoted={quoted ? [quoted] : []}
        busy={trying.busy}
        onApply={apply}
        onRemove={() => onChange(null)}
      />
    ) : null,
  };
}

/** Returns the first payment and the renewal amount in euros, or null while there is no price. */
export function dueOf(price: Price, quoted: QuotedItem | undefined): { first: number; next: number } | null {
  if (!price.ok) return null;
  if (quoted) return { first: quoted.total, next: quoted.renewal };
  return { first: eurosFromCents(price.unitCents + price.setupCents), next: eurosFromCents(price.unitCents) };
}

/** Returns the item to quote. Optional free texts are left out because they do not affect the price. */
function draftOf(configuration: PlanConfiguration, cycle: BillingCycle | null, price: Price): CartItemDraft | null {
  if (!price.ok || cycle === null) return null;
  const charged = new Set(price.lines.flatMap(({ id, cents, setupCents }) => (cents + setupCents > 0 ? [id] : [])));
  const texts = new Set(
    configuration.options.flatMap((option) => (option.kind === 'text' && !option.required && !charged.has(option.id) ? [option.id] : [])),
  );
  const configoptions = Object.fromEntries(Object.entries(price.configoptions).filter(([id]) => !texts.has(id)));
  const { tariff } = configuration.plan;
  return {
    name: '',
    count: 1,
    billing_cycle: cycle,
    ...pricesOf(price),
    details: [],
    tariff,
    configoptions,
    promocode: null,
  };
}
