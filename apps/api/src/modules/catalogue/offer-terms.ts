import type { ServiceFeature } from '@portico/contract';
import type { Charge, OptionTerms, PlanTerms } from '@portico/pricing/plan-terms';
import type { Translated } from '../../platform/database/tables/columns.ts';
import { tariffOf, type Offer } from './catalogue.ts';
import { optionId } from './catalogue.references.ts';
import { free, type Catalogue, type CatalogueOption, type CyclePricesCents } from './catalogue.schema.ts';
import { withoutIso } from './without-iso.ts';

type Texts = { readonly label: Translated; readonly description: Translated | null };
export type OfferTerms = PlanTerms<Texts>;
export type OfferOption = OptionTerms<Texts>;

/** Returns everything that decides an offer's price, with labels in every language and only what its host offers. */
export function termsOfOffer(catalogue: Catalogue, offer: Offer, features: readonly ServiceFeature[]): OfferTerms {
  const { plan } = offer;
  const options = plan.options.flatMap((name) => {
    const option = catalogue.options[name];
    return option ? [termsOfOption(optionId(name, option), option)] : [];
  });
  return {
    tariff: tariffOf(offer),
    ...chargeOf(plan),
    options: features.includes('iso') ? options : withoutIso(options),
  };
}

function termsOfOption(id: string, option: CatalogueOption): OfferOption {
  switch (option.kind) {
    case 'choice':
      return { ...option, id, choices: option.choices.map((choice) => ({ ...choice, ...chargeOf(choice) })) };
    case 'text':
      return { ...option, id, min_length: option.min_length ?? 0, pattern: option.pattern ?? null, ...chargeOf(option) };
    default:
      return { ...option, id, ...chargeOf(option) };
  }
}

/** Catalogues applied before setup fees existed have none. */
function chargeOf({
  prices = free,
  setup_fee: setupCents = 0,
}: {
  prices?: CyclePricesCents | undefined;
  setup_fee?: number | undefined;
}): Charge {
  return { pricesCents: prices, setupCents };
}
