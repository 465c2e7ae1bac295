import type { ConfigOptions } from '@portico/contract';
import { availability } from '@portico/pricing/available-options';
import type { NamedChoice } from '../../platform/database/tables/service-tables.ts';
import type { OfferOption, OfferTerms } from './offer-terms.ts';

/** Reserved option ids: a catalogue uses them for what is installed on a server. */
export const serverOptions = ['os', 'raid', 'iso'] as const;
export type ServerOption = (typeof serverOptions)[number];

type OfferedChoices = Extract<OfferOption, { kind: 'choice' }>;
type OfferedChoice = OfferedChoices['choices'][number];
export type SystemChoice = NamedChoice & Pick<OfferedChoice, 'description' | 'pricesCents'>;

function choiceOption({ options }: OfferTerms, id: ServerOption): OfferedChoices | undefined {
  return options.find((option): option is OfferedChoices => option.kind === 'choice' && option.id === id);
}

/** Returns all choices of an option, in the catalogue's order. */
export function choicesOf(terms: OfferTerms, id: ServerOption): SystemChoice[] {
  return (choiceOption(terms, id)?.choices ?? []).map(systemChoice);
}

/** Returns the choices that are compatible with a configuration, or null if the configuration makes the option unavailable. */
export function openChoicesOf(terms: OfferTerms, configoptions: ConfigOptions, id: ServerOption): SystemChoice[] | null {
  const option = choiceOption(terms, id);
  const rules = availability(terms.options, configoptions);
  return option === undefined || !rules.isOpen(option.depends_on) ? null : rules.openChoices(option).map(systemChoice);
}

function systemChoice({ value, label, description, pricesCents }: OfferedChoice): SystemChoice {
  return { id: value, label, description, pricesCents };
}

/** Returns what a priced configuration installs. */
export function chosenSystem(terms: OfferTerms, configoptions: ConfigOptions): Record<ServerOption, NamedChoice | null> {
  const chosen = (id: ServerOption) => {
    const found = choicesOf(terms, id).find((choice) => choice.id === configoptions[id]);
    return found === undefined ? null : { id: found.id, label: found.label };
  };
  return { os: chosen('os'), raid: chosen('raid'), iso: chosen('iso') };
}
