import type { OperationId } from '@portico/contract/operations';
import type { Check } from '../check.ts';
import { listIn, numberIn, objectIn, textIn, type Fields } from '../fields.ts';

export const stepOperations = [
  'listCategories',
  'listPlacements',
  'listPlans',
  'getPlanConfiguration',
] as const satisfies readonly OperationId[];

export type Offer = {
  readonly tariff: string;
  readonly billingCycle: string;
  /** Euros for the first period, with the setup fee. NaN if step 4 shows no price. */
  readonly price: number;
  readonly item: Readonly<Record<string, unknown>>;
};

/** Returns a step's entries. A step without any is a finding. */
export async function entriesOfStep(check: Check, id: OperationId, query: Readonly<Record<string, string>>, keys: readonly string[]) {
  const items = listIn(await check.ok(id, { query }), 'items');
  if (items.length === 0) check.stop(id, 'returns no items');
  for (const key of keys) {
    const missing = items.findIndex((item) => textIn(item, key) === '');
    check.expect(missing === -1, id, `items.${missing}.${key} is missing`);
  }
  return items;
}

/** Walks the wizard's four steps to the first plan that can be ordered. */
export async function findOffer(check: Check): Promise<Offer> {
  const [category = {}] = await entriesOfStep(check, 'listCategories', {}, []);
  const [placement = {}] = await entriesOfStep(check, 'listPlacements', { type: textIn(category, 'type') }, []);
  const plans = await entriesOfStep(check, 'listPlans', { country: textIn(placement, 'country') }, []);
  const plan = plans.find((one) => one['stock_left'] !== 0) ?? check.notTried('every plan is sold out');
  const tariff = textIn(plan, 'tariff');
  const step4 = await check.ok('getPlanConfiguration', { query: { tariff } });
  const [cycle] = listIn(step4, 'billing_cycles');
  if (cycle === undefined) check.stop('getPlanConfiguration', 'returns no billing_cycles');
  const billingCycle = textIn(cycle, 'billing_cycle');
  const setupFee = numberIn(objectIn(step4, 'plan'), 'setup_fee');
  return {
    tariff,
    billingCycle,
    price: numberIn(cycle, 'price') + (Number.isNaN(setupFee) ? 0 : setupFee),
    item: { tariff, configoptions: requiredOptions(listIn(step4, 'options')), count: 1, billing_cycle: billingCycle, promocode: null },
  };
}

/** Chooses a value of each option that must be chosen and has no default. */
function requiredOptions(options: readonly Fields[]): Fields {
  const required = options.filter((option) => option['required'] === true && (option['default'] ?? false) === false);
  return Object.fromEntries(
    required.map((option) => {
      const [choice = {}] = listIn(option, 'choices');
      const value = { choice: choice['value'], toggle: true, text: 'conformance.example.com' }[textIn(option, 'kind')];
      return [textIn(option, 'id'), value];
    }),
  );
}
