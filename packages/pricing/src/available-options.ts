import type { ConfigOptions, Dependency, Option, PlanConfiguration } from '@portico/contract';
import type { OptionRules, ToggleRules } from './plan-terms.ts';

export type ConfigValue = ConfigOptions[string];

/** Returns what the configuration step can offer now: the available options, each with its available choices. */
export function availableOptions(configuration: PlanConfiguration, configoptions: ConfigOptions): Option[] {
  const { isOpen, openChoices } = availability(configuration.options, configoptions);
  return configuration.options
    .filter((option) => isOpen(option.depends_on))
    .map((option) => (option.kind === 'choice' ? { ...option, choices: openChoices(option) } : option));
}

/** Returns the initial configuration. A text option has no default and is left out. */
export function defaultConfigoptions(configuration: PlanConfiguration): ConfigOptions {
  return reconcileConfigoptions(configuration, {});
}

/**
 * Returns the nearest available configuration after a change: unavailable options are dropped, unavailable choices fall back to the
 * default, and missing options get their default. Quantities, switches and texts keep their input, valid or not, so that the user can
 * correct it.
 */
export function reconcileConfigoptions(configuration: PlanConfiguration, configoptions: ConfigOptions): ConfigOptions {
  const { isOpen, heldBy } = availability(configuration.options, configoptions);
  const kept = configuration.options.flatMap((option): [string, ConfigValue][] => {
    if (!isOpen(option.depends_on)) return [];
    const value = option.kind === 'choice' ? heldBy(option.id) : (ownValue(configoptions, option.id) ?? defaultOf(option));
    return value === null ? [] : [[option.id, value]];
  });
  return Object.fromEntries(kept);
}

/** Returns a value from the input. Inherited keys (`constructor`) are ignored, and an empty text is no value. */
export function ownValue(configoptions: ConfigOptions, id: string): ConfigValue | null {
  const value = Object.hasOwn(configoptions, id) ? configoptions[id] : undefined;
  return value === undefined || value === '' ? null : value;
}

function defaultOf(option: OptionRules): ConfigValue | null {
  return option.kind === 'text' ? null : option.default;
}

/** Returns the given value of a switch, or its default. */
function isOn(option: Pick<ToggleRules, 'id' | 'default'>, configoptions: ConfigOptions): boolean {
  const given = ownValue(configoptions, option.id);
  return typeof given === 'boolean' ? given : option.default;
}

export type Availability = {
  /** Returns whether an option or choice with this dependency is available; true without a dependency. */
  isOpen: (dependency: Dependency | null) => boolean;
  openChoices: <Offered extends { depends_on: Dependency | null }>(option: { choices: readonly Offered[] }) => Offered[];
  /**
   * Returns the value of a choice option: the selected one if it is available, otherwise its fallback; null if it has none or is
   * unavailable. For a switch it is `on` or `off`.
   */
  heldBy: (optionId: string) => string | null;
};

type Holder = Extract<OptionRules, { kind: 'choice' | 'toggle' }>;

/** Resolves `depends_on` recursively. Options with circular dependencies are unavailable. */
export function availability(options: readonly OptionRules[], configoptions: ConfigOptions): Availability {
  const holders = new Map(
    options.flatMap((option) => (option.kind === 'choice' || option.kind === 'toggle' ? [[option.id, option] as const] : [])),
  );
  const known = new Map<string, string | null>();

  function isOpen(dependency: Dependency | null): boolean {
    if (dependency === null) return true;
    const value = heldBy(dependency.option);
    return value !== null && dependency.any_of.includes(value);
  }

  function openChoices<Offered extends { depends_on: Dependency | null }>(option: { choices: readonly Offered[] }): Offered[] {
    return option.choices.filter((choice) => isOpen(choice.depends_on));
  }

  function heldBy(optionId: string): string | null {
    const value = known.get(optionId);
    if (value !== undefined) return value;
    known.set(optionId, null);
    const option = holders.get(optionId);
    const found = option && isOpen(option.depends_on) ? holding(option) : null;
    known.set(optionId, found);
    return found;
  }

  function holding(option: Holder): string | null {
    if (option.kind === 'choice') return chosenOrFallback(option);
    return isOn(option, configoptions) ? 'on' : 'off';
  }

  function chosenOrFallback(option: Extract<Holder, { kind: 'choice' }>): string | null {
    const open = openChoices(option).map((choice) => choice.value);
    const chosen = open.find((value) => value === ownValue(configoptions, option.id));
    if (chosen !== undefined) return chosen;
    // Without a default the provider requires a decision.
    if (option.default === null) return null;
    if (open.includes(option.default)) return option.default;
    return option.required ? (open[0] ?? null) : null;
  }

  return { isOpen, openChoices, heldBy };
}
