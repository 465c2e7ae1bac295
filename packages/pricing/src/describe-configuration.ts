import type { ConfigOptions, Option, PlanConfiguration } from '@portico/contract';
import { ownValue, type ConfigValue } from './available-options.ts';

/** What was chosen of an option, in the words of the configuration's language. */
export type DescribedOption = {
  id: string;
  kind: Option['kind'];
  name: string;
  value: string;
  /** It names the server, which has a place of its own wherever details are shown. */
  isHostname: boolean;
};

/**
 * Names every choice of a priced configuration (`configoptions` of its price), in the order of the catalogue. A choice that begins as `none` and
 * was left so says nothing, and is left out; so is a switch that begins as off.
 */
export function describeConfiguration(configuration: PlanConfiguration, configoptions: ConfigOptions): DescribedOption[] {
  return configuration.options.flatMap((option) => {
    const value = ownValue(configoptions, option.id);
    if (value === null || isLeftOut(option, value)) return [];
    const { id, kind, label } = option;
    return [{ id, kind, name: label, value: wordFor(option, value), isHostname: option.kind === 'text' && option.format === 'hostname' }];
  });
}

function isLeftOut(option: Option, value: ConfigValue): boolean {
  if (option.kind === 'toggle') return value === false && !option.default;
  return option.kind === 'choice' && value === 'none' && option.default === 'none';
}

function wordFor(option: Option, value: ConfigValue): string {
  if (option.kind === 'toggle') return value === true ? option.on_label : option.off_label;
  const choice = option.kind === 'choice' ? option.choices.find((offered) => offered.value === value) : undefined;
  return choice?.label ?? String(value);
}
