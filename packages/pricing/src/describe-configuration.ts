import type { ConfigOptions, Option, PlanConfiguration } from '@portico/contract';
import { ownValue, type ConfigValue } from './available-options.ts';
import type { OptionRules } from './plan-terms.ts';

/** An option's choice, in the configuration's language. */
export type DescribedOption = {
  id: string;
  kind: Option['kind'];
  name: string;
  value: string;
  /** True for the hostname, which the UI shows separately from the details. */
  isHostname: boolean;
};

/** Describes the choices of a priced configuration (the `configoptions` of its price) in catalogue order. */
export function describeConfiguration(configuration: PlanConfiguration, configoptions: ConfigOptions): DescribedOption[] {
  return shownChoices(configuration.options, configoptions).map(({ option, value }) => {
    const { id, kind, label } = option;
    return { id, kind, name: label, value: wordFor(option, value), isHostname: isHostnameOption(option) };
  });
}

/**
 * Returns the choices worth showing, in catalogue order. A choice left at its default `none` is left out, as is a switch that is off by
 * default.
 */
export function shownChoices<Offered extends OptionRules>(
  options: readonly Offered[],
  configoptions: ConfigOptions,
): { option: Offered; value: ConfigValue }[] {
  return options.flatMap((option) => {
    const value = ownValue(configoptions, option.id);
    return value === null || isLeftOut(option, value) ? [] : [{ option, value }];
  });
}

export function isHostnameOption(option: OptionRules): boolean {
  return option.kind === 'text' && option.format === 'hostname';
}

function isLeftOut(option: OptionRules, value: ConfigValue): boolean {
  if (option.kind === 'toggle') return value === false && !option.default;
  return option.kind === 'choice' && value === 'none' && option.default === 'none';
}

function wordFor(option: Option, value: ConfigValue): string {
  if (option.kind === 'toggle') return value === true ? option.on_label : option.off_label;
  const choice = option.kind === 'choice' ? option.choices.find((offered) => offered.value === value) : undefined;
  return choice?.label ?? String(value);
}
