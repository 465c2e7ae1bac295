import type { Catalogue, CatalogueOption, CataloguePlan } from './catalogue.schema.ts';

type Problem = { path: string; reason: string };
type Dependency = CatalogueOption['depends_on'];

/** What a catalogue refers to must be there, once: found here, before anyone can order what does not exist. */
export function referenceProblems(catalogue: Catalogue): Problem[] {
  return [
    ...repeated(catalogue.categories.map(({ type }) => type)).map(({ index, value }) => ({
      path: `categories.${index}.type`,
      reason: `${value} is there twice`,
    })),
    ...repeated(catalogue.placements.map(({ country }) => country)).map(({ index, value }) => ({
      path: `placements.${index}.country`,
      reason: `${value} is there twice`,
    })),
    ...repeated(catalogue.plans.map(({ id }) => id)).map(({ index, value }) => ({
      path: `plans.${index}.id`,
      reason: `${value} is there twice`,
    })),
    ...Object.entries(catalogue.options).flatMap(([name, option]) => optionProblems(`options.${name}`, option)),
    ...catalogue.plans.flatMap((plan, index) => planProblems(catalogue, plan, `plans.${index}`)),
    ...catalogue.categories.flatMap(({ type }, index) =>
      catalogue.plans.some((plan) => plan.type === type)
        ? []
        : [{ path: `categories.${index}.type`, reason: `no plan is of the category ${type}` }],
    ),
  ];
}

export function optionId(name: string, option: CatalogueOption): string {
  return option.id ?? name;
}

function optionProblems(path: string, option: CatalogueOption): Problem[] {
  if (option.kind === 'choice') {
    const values = option.choices.map(({ value }) => value);
    return [
      ...repeated(values).map(({ index, value }) => ({ path: `${path}.choices.${index}.value`, reason: `${value} is there twice` })),
      ...(option.default !== null && !values.includes(option.default)
        ? [{ path: `${path}.default`, reason: `${option.default} is none of its choices` }]
        : []),
    ];
  }
  if (option.kind === 'quantity') {
    return [
      ...(option.min > option.max ? [{ path: `${path}.min`, reason: 'is above max' }] : []),
      ...(option.default < option.min || option.default > option.max
        ? [{ path: `${path}.default`, reason: 'is not between min and max' }]
        : []),
    ];
  }
  return [];
}

function planProblems(catalogue: Catalogue, plan: CataloguePlan, path: string): Problem[] {
  const named = plan.options.flatMap((name, index) => {
    const option = catalogue.options[name];
    return option ? [{ index, id: optionId(name, option), option }] : [];
  });
  const unknownOptions = plan.options.flatMap((name, index) =>
    Object.hasOwn(catalogue.options, name) ? [] : [{ path: `${path}.options.${index}`, reason: `there is no option ${name}` }],
  );
  const dependencyProblem = (at: string, dependency: Dependency): Problem[] => {
    if (dependency === null) return [];
    const target = named.find(({ id }) => id === dependency.option)?.option;
    if (target?.kind !== 'choice')
      return [{ path: at, reason: `depends on the option ${dependency.option}, which is no choice of this plan` }];
    const known = new Set(target.choices.map(({ value }) => value));
    const missing = dependency.any_of.filter((value) => !known.has(value));
    return missing.map((value) => ({ path: at, reason: `depends on ${dependency.option} being ${value}, which is not offered` }));
  };
  return [
    ...(catalogue.categories.some(({ type }) => type === plan.type)
      ? []
      : [{ path: `${path}.type`, reason: `there is no category ${plan.type}` }]),
    ...plan.placements.flatMap((country, index) =>
      catalogue.placements.some((placement) => placement.country === country)
        ? []
        : [{ path: `${path}.placements.${index}`, reason: `there is no placement ${country}` }],
    ),
    ...repeated(plan.placements).map(({ index, value }) => ({ path: `${path}.placements.${index}`, reason: `${value} is there twice` })),
    ...unknownOptions,
    ...repeated(named.map(({ id }) => id)).map(({ index, value }) => ({
      path: `${path}.options.${index}`,
      reason: `the option ${value} is there twice`,
    })),
    ...named.flatMap(({ index, option }) => [
      ...dependencyProblem(`${path}.options.${index}`, option.depends_on),
      ...(option.kind === 'choice'
        ? option.choices.flatMap((choice) => dependencyProblem(`${path}.options.${index}`, choice.depends_on))
        : []),
    ]),
  ];
}

function repeated(values: readonly string[]): { index: number; value: string }[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [{ index, value }] : []));
}
