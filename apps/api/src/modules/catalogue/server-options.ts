import { availability, type Availability } from '@portico/pricing/available-options';
import type { ConfigOptions, ChoiceOption } from '@portico/contract';
import type { Translated } from '../../platform/database/tables/columns.ts';
import type { NamedChoice } from '../../platform/database/tables/service-tables.ts';
import type { Offer } from './catalogue.ts';
import { presentConfiguration } from './catalogue.presenter.ts';
import { optionId } from './catalogue.references.ts';
import type { Catalogue, CatalogueOption, CyclePricesCents } from './catalogue.schema.ts';

/** Reserved option ids: a catalogue uses them for what is installed on a server. */
export const serverOptions = ['os', 'raid', 'iso'] as const;
export type ServerOption = (typeof serverOptions)[number];

export type SystemChoice = NamedChoice & { description: Translated | null; prices: CyclePricesCents };
type CatalogueChoices = Extract<CatalogueOption, { kind: 'choice' }>;

function choiceOption({ options }: Catalogue, { plan }: Offer, id: ServerOption): CatalogueChoices | undefined {
  const name = plan.options.find((candidate) => {
    const option = options[candidate];
    return option?.kind === 'choice' && optionId(candidate, option) === id;
  });
  const option = name === undefined ? undefined : options[name];
  return option?.kind === 'choice' ? option : undefined;
}

/** Returns all choices of an option, in the catalogue's order. */
export function choicesOf(catalogue: Catalogue, offer: Offer, id: ServerOption): SystemChoice[] {
  const choices = choiceOption(catalogue, offer, id)?.choices ?? [];
  return choices.map(({ value, label, description, prices }) => ({ id: value, label, description, prices }));
}

/** Returns the choices that are compatible with a configuration, or null if the configuration makes the option unavailable. */
export function openChoicesOf(catalogue: Catalogue, offer: Offer, configoptions: ConfigOptions, id: ServerOption): SystemChoice[] | null {
  const configuration = presentConfiguration(catalogue, offer, 'en');
  const option = configuration.options.find((one): one is ChoiceOption => one.kind === 'choice' && one.id === id);
  const rules: Availability = availability(configuration, configoptions);
  if (option === undefined || !rules.isOpen(option.depends_on)) return null;
  const open = new Set(rules.openChoices(option).map(({ value }) => value));
  return choicesOf(catalogue, offer, id).filter((choice) => open.has(choice.id));
}

/** Returns what a priced configuration installs. */
export function chosenSystem(catalogue: Catalogue, offer: Offer, configoptions: ConfigOptions): Record<ServerOption, NamedChoice | null> {
  const chosen = (id: ServerOption) => {
    const found = choicesOf(catalogue, offer, id).find((choice) => choice.id === configoptions[id]);
    return found === undefined ? null : { id: found.id, label: found.label };
  };
  return { os: chosen('os'), raid: chosen('raid'), iso: chosen('iso') };
}
