import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  ({ token } = await api.register());
});
afterAll(() => api.close());

describe('listCategories', () => {
  test("200: lists every category with its lowest monthly price, in the reader's language", async () => {
    const { items } = success(await api.call('listCategories', { token }));
    expect(items.map(({ type, name, from_price }) => [type, name, from_price])).toEqual([
      ['vps', 'Virtual servers', 3.9],
      ['dedicated', 'Dedicated servers', 69],
      ['storage', 'Storage servers', 4.9],
    ]);
    const russian = success(await api.call('listCategories', { token, language: 'ru' }));
    expect(russian.items.map(({ name }) => name)).toEqual(['Виртуальные серверы', 'Выделенные серверы', 'Серверы хранения']);
  });
});

describe('listPlacements', () => {
  test('200: lists every placement, or those of a type', async () => {
    const all = success(await api.call('listPlacements', { token })).items;
    expect(all.map(({ country }) => country)).toEqual(['DE', 'NL', 'FI', 'US', 'SG', 'GB']);
    expect(all[0]).toMatchObject({ city: 'Frankfurt', name: 'Frankfurt, Germany', from_price: 3.9 });
    expect(all.find(({ country }) => country === 'SG')).toMatchObject({ city: 'Singapore', name: 'Singapore' });
    const storage = success(await api.call('listPlacements', { token, query: { type: 'storage' }, language: 'ru' })).items;
    expect(storage.map(({ name }) => name)).toEqual([
      'Франкфурт, Германия',
      'Амстердам, Нидерланды',
      'Хельсинки, Финляндия',
      'Нью-Йорк, Соединенные Штаты',
    ]);
    expect(storage.map(({ from_price }) => from_price)).toEqual([4.9, 15.5, 4.9, 4.9]);
  });

  test('422: refuses an unknown type', async () => {
    const { errors } = refusal(await api.call('listPlacements', { token, query: { type: 'toasters' } }));
    expect(errors).toEqual([{ path: 'type', code: 'not_in_list', params: {} }]);
  });
});

describe('listPlans', () => {
  test('200: lists the plans of a placement, or of a category in it', async () => {
    const all = success(await api.call('listPlans', { token, query: { country: 'SG' } })).items;
    expect(all.map(({ tariff }) => tariff)).toEqual([
      'vps-ssd-2-sg',
      'vps-nvme-2-sg',
      'vps-nvme-4-sg',
      'vps-nvme-8-sg',
      'dedicated-epyc-9354p-sg',
    ]);
    const vps = success(await api.call('listPlans', { token, query: { country: 'SG', type: 'vps' }, language: 'ru' })).items;
    expect(vps).toHaveLength(4);
    expect(vps[0]).toMatchObject({ name: 'VPS SSD 2', memory: '2 ГБ', city: 'Сингапур', prices: { monthly: 5.9, annually: 60.1 } });
  });

  test("200: a billing period that isn't offered has no price", async () => {
    const { items } = success(await api.call('listPlans', { token, query: { country: 'SG', type: 'dedicated' } }));
    expect(items[0]?.prices).toEqual({ monthly: 289, quarterly: 823.6, 'semi-annually': 1560.6, annually: null });
  });

  test.each([
    ['a country without a placement', { country: 'AQ' }, 'country'],
    ['a type that there is not', { country: 'DE', type: 'toasters' }, 'type'],
    ['what is no country', { country: 'de' }, 'country'],
  ])('422: refuses %s', async (_name, query, path) => {
    const problem = refusal(await api.call('listPlans', { token, query }));
    expect(problem.status).toBe(422);
    expect(problem.errors.map((error) => error.path)).toEqual([path]);
  });
});

describe('getPlanConfiguration', () => {
  test('200: lists billing periods with savings, and options that depend on the operating system', async () => {
    const configuration = success(await api.call('getPlanConfiguration', { token, query: { tariff: 'vps-nvme-8-de' } }));
    expect(configuration.billing_cycles).toEqual([
      { billing_cycle: 'monthly', price: 18.9, saving_percent: 0 },
      { billing_cycle: 'quarterly', price: 53.9, saving_percent: 5 },
      { billing_cycle: 'semi-annually', price: 102, saving_percent: 10 },
      { billing_cycle: 'annually', price: 192.8, saving_percent: 15 },
    ]);
    const options = new Map(configuration.options.map((option) => [option.id, option]));
    expect([...options.keys()]).toEqual(['os', 'iso', 'raid', 'ipv4', 'backup', 'hostname']);
    expect(options.get('iso')?.depends_on).toEqual({ option: 'os', any_of: ['iso'] });
    expect(options.get('raid')?.depends_on?.any_of).not.toContain('iso');
    expect(options.get('os')).toMatchObject({ kind: 'choice', presentation: 'cards', required: true, default: 'debian-13' });
  });

  test("200: omits a billing period that isn't offered", async () => {
    const { billing_cycles } = success(await api.call('getPlanConfiguration', { token, query: { tariff: 'dedicated-epyc-9354p-nl' } }));
    expect(billing_cycles.map(({ billing_cycle }) => billing_cycle)).toEqual(['monthly', 'quarterly', 'semi-annually']);
  });

  test.each(['vps-nvme-8-aq', 'constructor', '__proto__', "' or 1=1 --"])('404: refuses the tariff %s', async (tariff) => {
    expect(refusal(await api.call('getPlanConfiguration', { token, query: { tariff } }))).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('422: refuses a tariff that is too long', async () => {
    expect(refusal(await api.call('getPlanConfiguration', { token, query: { tariff: 'x'.repeat(81) } })).status).toBe(422);
  });
});
