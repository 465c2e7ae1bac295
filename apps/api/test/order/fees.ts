import type { App } from '../../src/app.ts';
import { readBundledCatalogue } from '../../src/modules/catalogue/bundled-catalogue.ts';
import { applyCatalogue } from '../../src/modules/catalogue/catalogue.ts';
import { inEachLanguage } from '../../src/platform/messages/messages.ts';
import type { Catalogue, CatalogueOption } from '../../src/modules/catalogue/catalogue.schema.ts';

/** Applies a changed version of the bundled catalogue. */
export async function sell(app: Pick<App, 'database' | 'now'>, change: (catalogue: Catalogue) => Catalogue): Promise<Catalogue> {
  const catalogue = change(await readBundledCatalogue());
  await app.database.transaction((tx) => applyCatalogue(tx, catalogue, 'test', app.now()));
  return catalogue;
}

const withFee = (option: CatalogueOption, cents: number): CatalogueOption =>
  option.kind === 'choice'
    ? { ...option, choices: option.choices.map((choice, index) => ({ ...choice, setup_fee: index % 2 === 0 ? cents : 0 })) }
    : { ...option, setup_fee: cents };

const perCycle = { monthly: 51, quarterly: 153, 'semi-annually': 299, annually: 577 };

/**
 * The bundled catalogue with a setup fee on everything that can have one, switches on every plan, one of them on by default, and a text
 * option with a price.
 */
export function feesEverywhere({ options, plans, ...rest }: Catalogue): Catalogue {
  const priced = Object.entries(options).map(([name, option], index) => [name, withFee(option, index * 101)] as const);
  const label = inEachLanguage((language) => (language === 'ru' ? 'Метка' : 'Label'));
  const added: Record<string, CatalogueOption> = {
    label: { kind: 'text', label, description: null, depends_on: null, required: false, format: 'plain', max_length: 40, prices: perCycle },
    watched: {
      kind: 'toggle',
      label,
      description: null,
      depends_on: null,
      required: false,
      default: true,
      prices: perCycle,
      setup_fee: 333,
    },
  };
  return {
    ...rest,
    options: { ...Object.fromEntries(priced), ...added },
    plans: plans.map((plan, index) => ({
      ...plan,
      setup_fee: (index % 4) * 1999,
      options: [...new Set([...plan.options, 'monitoring', 'alarm-phone', 'label', 'watched'])],
    })),
  };
}
