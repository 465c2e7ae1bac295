import type { Choice, ChoiceOption, ConfigOptions, Dependency, Option, PlanConfiguration, ToggleOption } from '@portico/contract';

export type ConfigValue = ConfigOptions[string];

/** What the configuration step can offer now: options that are open, each choice option with the choices that are open. */
export function availableOptions(configuration: PlanConfiguration, configoptions: ConfigOptions): Option[] {
  const { isOpen, openChoices } = availability(configuration, configoptions);
  return configuration.options
    .filter((option) => isOpen(option.depends_on))
    .map((option) => (option.kind === 'choice' ? { ...option, choices: openChoices(option) } : option));
}

/** The configuration before anything was chosen. A text option has no default and is left out. */
export function defaultConfigoptions(configuration: PlanConfiguration): ConfigOptions {
  return reconcileConfigoptions(configuration, {});
}

/**
 * The nearest configuration that is on offer, for the step after a choice changed what depends on it: what is closed is dropped, a choice
 * that is closed falls back to the default, what is open and missing gets its default. A quantity, switch or text keeps what was entered,
 * right or wrong, so that the person can correct it.
 */
export function reconcileConfigoptions(configuration: PlanConfiguration, configoptions: ConfigOptions): ConfigOptions {
  const { isOpen, heldBy } = availability(configuration, configoptions);
  const kept = configuration.options.flatMap((option): [string, ConfigValue][] => {
    if (!isOpen(option.depends_on)) return [];
    const value = option.kind === 'choice' ? heldBy(option.id) : (ownValue(configoptions, option.id) ?? defaultOf(option));
    return value === null ? [] : [[option.id, value]];
  });
  return Object.fromEntries(kept);
}

/** A value that the person gave: keys that every object inherits (`constructor`) don't count, an empty text is no value. */
export function ownValue(configoptions: ConfigOptions, id: string): ConfigValue | null {
  const value = Object.hasOwn(configoptions, id) ? configoptions[id] : undefined;
  return value === undefined || value === '' ? null : value;
}

function defaultOf(option: Option): ConfigValue | null {
  return option.kind === 'text' ? null : option.default;
}

/** What was given where it is a switch's, else how it begins. */
export function isOn(option: ToggleOption, configoptions: ConfigOptions): boolean {
  const given = ownValue(configoptions, option.id);
  return typeof given === 'boolean' ? given : option.default;
}

export type Availability = {
  /** Whether what has this dependency is on offer; without a dependency it always is. */
  isOpen: (dependency: Dependency | null) => boolean;
  openChoices: (option: ChoiceOption) => Choice[];
  /** The value of a choice option: what was chosen if it is open, else what it falls back to; null when it has none or is closed. Of a switch, `on` or `off`. */
  heldBy: (optionId: string) => string | null;
};

/** Reads `depends_on` over any number of steps. Options that depend on each other in a circle are closed. */
export function availability(configuration: PlanConfiguration, configoptions: ConfigOptions): Availability {
  const holders = new Map(
    configuration.options.flatMap((option) => (option.kind === 'choice' || option.kind === 'toggle' ? [[option.id, option] as const] : [])),
  );
  const known = new Map<string, string | null>();

  function isOpen(dependency: Dependency | null): boolean {
    if (dependency === null) return true;
    const value = heldBy(dependency.option);
    return value !== null && dependency.any_of.includes(value);
  }

  function openChoices(option: ChoiceOption): Choice[] {
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

  function holding(option: ChoiceOption | ToggleOption): string | null {
    if (option.kind === 'choice') return chosenOrFallback(option);
    return isOn(option, configoptions) ? 'on' : 'off';
  }

  function chosenOrFallback(option: ChoiceOption): string | null {
    const open = openChoices(option).map((choice) => choice.value);
    const chosen = open.find((value) => value === ownValue(configoptions, option.id));
    if (chosen !== undefined) return chosen;
    // Without a default the provider wants the person to decide.
    if (option.default === null) return null;
    if (open.includes(option.default)) return option.default;
    return option.required ? (open[0] ?? null) : null;
  }

  return { isOpen, openChoices, heldBy };
}
