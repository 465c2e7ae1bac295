import type { Catalogue, CatalogueOption, CataloguePlan } from './catalogue.schema.ts';

type Problem = { path: string; reason: string };
type Dependency = CatalogueOption['depends_on'];

/** Finds missing and duplicate references, so that a broken catalogue can't be applied. */
export function referenceProblems(catalogue: Catalogue): Problem[] {
  const { categories, placements, plans, options } = catalogue;
  return [
    ...repeated(
      categories.map(({ type }) => type),
      (index) => `categories.${index}.type`,
    ),
    ...repeated(
      placements.map(({ country }) => country),
      (index) => `placements.${index}.country`,
    ),
    ...repeated(
      plans.map(({ id }) => id),
      (index) => `plans.${index}.id`,
    ),
    ...Object.entries(options).flatMap(([name, option]) => optionProblems(`options.${name}`, option)),
    ...plans.flatMap((plan, index) => planProblems(catalogue, plan, `plans.${index}`)),
    ...categories.flatMap(({ type }, index) =>
      unless(
        plans.some((plan) => plan.type === type),
        `categories.${index}.type`,
        `no plan has the category ${type}`,
      ),
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
      ...repeated(values, (index) => `${path}.choices.${index}.value`),
      ...unless(
        option.default === null || values.includes(option.default),
        `${path}.default`,
        `${option.default} is not one of its choices`,
      ),
    ];
  }
  if (option.kind === 'toggle') return [];
  if (option.kind === 'text') {
    return [
      ...unless((option.min_length ?? 0) <= option.max_length, `${path}.min_length`, 'is above max_length'),
      ...unless(
        option.format === 'plain' || option.pattern === undefined,
        `${path}.pattern`,
        'must not be set: hostnames have a fixed pattern',
      ),
    ];
  }
  const isWithin = option.default >= option.min && option.default <= option.max;
  return [
    ...unless(option.min <= option.max, `${path}.min`, 'is above max'),
    ...unless(isWithin, `${path}.default`, 'is not between min and max'),
  ];
}

function planProblems({ categories, placements, options }: Catalogue, plan: CataloguePlan, path: string): Problem[] {
  const named = plan.options.flatMap((name, index) => {
    const option = options[name];
    return option ? [{ index, id: optionId(name, option), option }] : [];
  });
  const dependencyProblems = (at: string, dependency: Dependency): Problem[] => {
    if (dependency === null) return [];
    const target = named.find(({ id }) => id === dependency.option)?.option;
    const values = target && valuesOf(target);
    if (!values) return [{ path: at, reason: `depends on the option ${dependency.option}, which is not a choice or switch of this plan` }];
    const known = new Set(values);
    const missing = dependency.any_of.filter((value) => !known.has(value));
    return missing.map((value) => ({ path: at, reason: `depends on ${dependency.option} being ${value}, which is not offered` }));
  };
  return [
    ...unless(
      categories.some(({ type }) => type === plan.type),
      `${path}.type`,
      `there is no category ${plan.type}`,
    ),
    ...plan.placements.flatMap((country, index) =>
      unless(
        placements.some((placement) => placement.country === country),
        `${path}.placements.${index}`,
        `there is no placement ${country}`,
      ),
    ),
    ...repeated(plan.placements, (index) => `${path}.placements.${index}`),
    ...Object.keys(plan.stock ?? {}).flatMap((country) =>
      unless(plan.placements.includes(country), `${path}.stock.${country}`, `the plan is not offered in ${country}`),
    ),
    ...plan.options.flatMap((name, index) =>
      unless(Object.hasOwn(options, name), `${path}.options.${index}`, `there is no option ${name}`),
    ),
    ...repeated(
      named.map(({ id }) => id),
      (index) => `${path}.options.${index}`,
      'the option ',
    ),
    ...named.flatMap(({ index, option }) =>
      [option, ...(option.kind === 'choice' ? option.choices : [])].flatMap(({ depends_on }) =>
        dependencyProblems(`${path}.options.${index}`, depends_on),
      ),
    ),
  ];
}

/** Returns the values that other options can depend on, or null if the option has no fixed values. */
function valuesOf(option: CatalogueOption): readonly string[] | null {
  if (option.kind === 'toggle') return ['on', 'off'];
  return option.kind === 'choice' ? option.choices.map(({ value }) => value) : null;
}

function unless(holds: boolean, path: string, reason: string): Problem[] {
  return holds ? [] : [{ path, reason }];
}

function repeated(values: readonly string[], pathOf: (index: number) => string, what = ''): Problem[] {
  return values.flatMap((value, index) => unless(values.indexOf(value) === index, pathOf(index), `${what}${value} is a duplicate`));
}
