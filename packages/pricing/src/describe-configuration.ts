import type { ConfigOptions, Option, PlanConfiguration } from '@portico/contract';
import { ownValue } from './available-options.ts';

/** What was chosen of an option, in the words of the configuration's language. */
export type DescribedOption = { id: string; kind: Option['kind']; name: string; value: string };

/** Names every choice of a priced configuration (`configoptions` of its price), in the order of the catalogue. */
export function describeConfiguration(configuration: PlanConfiguration, configoptions: ConfigOptions): DescribedOption[] {
  return configuration.options.flatMap((option) => {
    const value = ownValue(configoptions, option.id);
    return value === null ? [] : [{ id: option.id, kind: option.kind, name: option.label, value: wordFor(option, value) }];
  });
}

function wordFor(option: Option, value: string | number): string {
  const choice = option.kind === 'choice' ? option.choices.find((offered) => offered.value === value) : undefined;
  return choice?.label ?? String(value);
}
