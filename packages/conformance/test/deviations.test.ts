import { startCoreApi, theCode } from '@portico/core-api/core-api';
import { dailyIf } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { checkApi, type CheckOptions } from '../src/check-api.ts';
import { coreContract } from './core-contract.fixture.ts';
import { startDeviatingProxy, type Deviation } from './deviating-proxy.ts';
import { fieldDeviations } from './deviations/field-deviations.ts';
import { listDeviations } from './deviations/list-deviations.ts';
import { ruleDeviations } from './deviations/rule-deviations.ts';
import { statusDeviations } from './deviations/status-deviations.ts';

const contract = coreContract();
const everyDeviation = [...fieldDeviations, ...listDeviations, ...statusDeviations, ...ruleDeviations];

const code: NonNullable<CheckOptions['code']> = ({ purpose }) => Promise.resolve(purpose === 'password-reset' ? 'reset-token' : theCode);

async function check(deviation: Deviation, profiles: readonly string[]) {
  const api = await startCoreApi();
  const proxy = await startDeviatingProxy(api.url, deviation);
  const report = await checkApi({ url: proxy.url, profiles, write: true, newEmail: 'conformance-{id}@example.com', code, contract });
  await proxy.close();
  await api.close();
  return report;
}

test('an API behind the proxy passes without a deviation', async () => {
  const { rows } = await check({ at: /./ }, ['core']);
  expect(rows.filter(({ outcome }) => outcome !== 'holds')).toEqual([]);
});

/** Each row names one deviation every day. The full run repeats that for others. */
const isFirstOfRow = (index: number) => everyDeviation.findIndex(({ row }) => row === everyDeviation[index]?.row) === index;

for (const [index, { name, row: id, says, profiles = ['core'], ...deviation }] of everyDeviation.entries()) {
  test(`reports that ${name}`, dailyIf(isFirstOfRow(index)), async () => {
    const { rows } = await check(deviation, profiles);
    const findings = rows.find((row) => row.id === id)?.findings.map(({ operation, message }) => `${operation} ${message}`);
    expect(findings).toContainEqual(expect.stringContaining(says));
  });
}
