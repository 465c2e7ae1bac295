import type { CartItemDraft } from '@portico/cart/cart-rules';
import type { BillingCycle, PlanConfiguration, QuotedItem } from '@portico/contract';
import { eurosFromCents } from '@portico/pricing/money';
import type { Price } from '@portico/pricing/price-configuration';
import { PromoCode } from '../../../flows/place-order/promo-code.tsx';
import { usePromoCode } from '../../../flows/place-order/use-promo-code.ts';
import { useQuote } from '../../../flows/place-order/use-quote.ts';

type ItemPromo = {
  readonly configuration: PlanConfiguration;
  readonly cycle: BillingCycle | null;
  readonly price: Price;
  readonly promocode: string | null;
  readonly onChange: (promocode: string | null) => void;
};

/** A promo code for what is configured: where it is entered, and what it does to the price. */
export function useItemPromo({ configuration, cycle, price, promocode, onChange }: ItemPromo) {
  const item = draftOf(configuration, cycle, price);
  const items = item ? [{ ...item, promocode }] : [];
  const { data, isPlaceholderData } = useQuote(items, promocode !== null);
  const trying = usePromoCode();
  const quoted = promocode === null || isPlaceholderData ? undefined : data?.items[0];

  async function apply(text: string): Promise<string | null> {
    const code = text.toUpperCase();
    const refused = await trying.tryCode(items, code);
    if (refused === null) onChange(code);
    return refused;
  }

  return {
    quoted,
    /** What it takes off is asked for. */
    isOpen: promocode !== null && quoted === undefined,
    /** The next period costs more. */
    isFirstOnly: quoted !== undefined && quoted.renewal !== quoted.total,
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

/** What the first period costs, in euros; null while there is no price. */
export function dueOf(price: Price, quoted: QuotedItem | undefined): number | null {
  if (!price.ok) return null;
  return quoted?.total ?? eurosFromCents(price.unitCents);
}

/** What is asked about: texts that may be missing cost nothing, and are still being typed. */
function draftOf(configuration: PlanConfiguration, cycle: BillingCycle | null, price: Price): CartItemDraft | null {
  if (!price.ok || cycle === null) return null;
  const texts = new Set(configuration.options.flatMap((option) => (option.kind === 'text' && !option.required ? [option.id] : [])));
  const configoptions = Object.fromEntries(Object.entries(price.configoptions).filter(([id]) => !texts.has(id)));
  const { tariff } = configuration.plan;
  return {
    name: '',
    count: 1,
    billing_cycle: cycle,
    price: eurosFromCents(price.unitCents),
    details: [],
    tariff,
    configoptions,
    promocode: null,
  };
}
