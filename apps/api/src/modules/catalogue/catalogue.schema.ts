import { centsFromEuros } from '@portico/pricing/money';
import { languages } from '@portico/contract/languages';
import * as v from 'valibot';
import { inEachLanguage } from '../../platform/messages/messages.ts';
import { patternProblem } from './text-pattern.ts';

const identifier = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9](?:[a-z0-9.-]{0,48}[a-z0-9])?$/, 'must have at most 50 lowercase letters, digits, dots and hyphens'),
);
const words = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(200, 'must have at most 200 characters'));

/** One string for all languages, or one for each. */
const text = v.union(
  [
    v.pipe(
      words,
      v.transform((same) => inEachLanguage(() => same)),
    ),
    v.strictObject(inEachLanguage(() => words)),
  ],
  `must be a string, or { ${languages.map((language) => `${language}: ...`).join(', ')} }`,
);
const description = v.optional(v.nullable(text), null);

const price = v.pipe(
  v.number('must be a number of euros'),
  v.minValue(0, 'must not be below zero'),
  v.maxValue(1_000_000, 'must be at most 1000000'),
  v.check((euros) => centsFromEuros(euros) !== null, 'must have at most two decimals'),
  v.transform((euros) => Math.round(euros * 100)),
);
const chargedPrice = v.pipe(price, v.minValue(1, 'must be above zero'));
const prices = v.strictObject({
  monthly: v.nullable(price),
  quarterly: v.nullable(price),
  'semi-annually': v.nullable(price),
  annually: v.nullable(price),
});
export const free = { monthly: 0, quarterly: 0, 'semi-annually': 0, annually: 0 };
const planPrices = v.strictObject({
  monthly: chargedPrice,
  quarterly: v.nullable(chargedPrice),
  'semi-annually': v.nullable(chargedPrice),
  annually: v.nullable(chargedPrice),
});

/** One-time fee. Catalogues applied before setup fees existed have none. */
const setupFee = v.optional(price);

const dependency = v.optional(
  v.nullable(v.strictObject({ option: identifier, any_of: v.pipe(v.array(identifier), v.minLength(1, 'must have at least one value')) })),
  null,
);

const choice = v.strictObject({
  value: identifier,
  label: text,
  description,
  prices: v.optional(prices, free),
  setup_fee: setupFee,
  depends_on: dependency,
});
const everyOption = { id: v.optional(identifier), label: text, description, depends_on: dependency };
const count = v.pipe(
  v.number('must be a whole number'),
  v.integer('must be a whole number'),
  v.minValue(0, 'must not be below zero'),
  v.maxValue(100_000, 'must be at most 100000'),
);
const length = v.pipe(count, v.minValue(1, 'must be at least 1'), v.maxValue(253, 'must be at most 253'));
const pattern = v.pipe(
  v.string(),
  v.maxLength(200, 'must have at most 200 characters'),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? patternProblem(dataset.value) : null;
    if (problem !== null) addIssue({ message: problem });
  }),
);

const option = v.variant('kind', [
  v.strictObject({
    kind: v.literal('choice'),
    ...everyOption,
    required: v.boolean('must be true or false'),
    presentation: v.picklist(['cards', 'list'], 'must be cards or list'),
    default: v.optional(v.nullable(identifier), null),
    choices: v.pipe(v.array(choice), v.minLength(1, 'must have at least one choice')),
  }),
  v.strictObject({
    kind: v.literal('quantity'),
    ...everyOption,
    min: count,
    max: count,
    included: count,
    default: count,
    prices,
    setup_fee: setupFee,
  }),
  v.strictObject({
    kind: v.literal('toggle'),
    ...everyOption,
    required: v.optional(v.boolean('must be true or false'), false),
    default: v.optional(v.boolean('must be true or false'), false),
    prices: v.optional(prices, free),
    setup_fee: setupFee,
  }),
  v.strictObject({
    kind: v.literal('text'),
    ...everyOption,
    required: v.boolean('must be true or false'),
    format: v.picklist(['hostname', 'plain'], 'must be hostname or plain'),
    min_length: v.optional(length),
    max_length: length,
    pattern: v.optional(pattern),
    prices: v.optional(prices),
    setup_fee: setupFee,
  }),
]);

const trafficGigabytes = v.pipe(
  v.number('must be a whole number of gigabytes'),
  v.integer('must be a whole number of gigabytes'),
  v.minValue(0, 'must not be below zero'),
  v.maxValue(1_000_000, 'must be at most 1000000'),
);
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country of ISO 3166-1, such as DE'));
/** The name of a driver in portico.config.ts. The default one if it is left out. */
const driver = v.optional(identifier);
const plan = v.strictObject({
  id: identifier,
  type: identifier,
  name: text,
  cpu: text,
  memory: text,
  storage: text,
  traffic: text,
  /** Gigabytes (10^9 bytes) a month, or null for unlimited traffic. */
  traffic_gb: v.optional(v.nullable(trafficGigabytes), null),
  placements: v.pipe(v.array(country), v.minLength(1, 'must name a placement')),
  /** The maximum number of concurrent services by placement. Placements that are not listed are unlimited. */
  stock: v.optional(v.record(country, count)),
  prices: planPrices,
  setup_fee: setupFee,
  options: v.array(identifier),
  /** Wins over its placements'. */
  driver,
});

/** The schema of the catalogue file. The parsed form, with integer cents and a text for each language, is what is stored. */
export const catalogueSchema = v.strictObject({
  categories: v.pipe(
    v.array(v.strictObject({ type: identifier, name: text, description })),
    v.minLength(1, 'must have at least one category'),
  ),
  placements: v.pipe(v.array(v.strictObject({ country, city: text, description, driver })), v.minLength(1, 'must name a placement')),
  options: v.record(identifier, option),
  plans: v.pipe(v.array(plan), v.minLength(1, 'must have at least one plan')),
});

export type Catalogue = v.InferOutput<typeof catalogueSchema>;
export type CataloguePlan = Catalogue['plans'][number];
export type CataloguePlacement = Catalogue['placements'][number];
export type CatalogueOption = Catalogue['options'][string];
export type CyclePricesCents = v.InferOutput<typeof prices>;
