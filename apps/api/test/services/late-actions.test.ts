import type { SimulationTables } from '@portico/simulation/simulation-tables';
import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { hashPassword } from '@portico/simulation/simulator/command-effects';
import type { ProvisioningDriver } from '@portico/drivers/provisioning-driver';
import { runAction } from '../../src/modules/services/actions/run-action.job.ts';
import { success } from '../contract-client.ts';
import { minuteMs } from '../test-clock.ts';
import { waitFor } from '../wait-for.ts';
import { followByHand } from './follow-by-hand.ts';

const { clock, faults, signal, step, repair, server, look, stored, confirm } = followByHand();

async function revealedHash(): Promise<string> {
  const { api, owner, id } = server();
  await confirm();
  return hashPassword(id, success(await api.call('revealRootPassword', { token: owner.token, query: { id } })).password);
}

async function simulatedHash(): Promise<string | null> {
  const { api, id } = server();
  const row = await api.app.database.read((tx) =>
    tx
      .withTables<SimulationTables>()
      .selectFrom('simulated_server')
      .select('root_password_hash')
      .where('service_id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  return row.root_password_hash;
}

test('an action that timed out but was carried out stores the secret it set', fullOnly, async () => {
  const { api, owner, id } = server();
  await confirm();
  const action = success(await api.call('resetRootPassword', { token: owner.token, query: { id } }));
  await step(action);
  faults.always = 'lose-before';
  clock.turn(11 * minuteMs);
  await step(action);
  expect(await look(action)).toMatchObject({ status: 'error', error: { code: 'driver_unavailable' } });
  faults.always = null;
  await repair();
  expect(await revealedHash()).toBe(await simulatedHash());
  expect(await stored(action)).toMatchObject({ status: 'error', secret: null });
});

test('an action that was begun after the driver had been asked in vain stores the secret it set', async () => {
  const { api, owner, id } = server();
  await confirm();
  const action = success(await api.call('resetRootPassword', { token: owner.token, query: { id } }));
  const { provisioning } = api.app;
  const begins: Parameters<typeof provisioning.begin>[] = [];
  const slow: ProvisioningDriver = {
    ...provisioning,
    begin: async (...given) => {
      begins.push(given);
      throw new Error('no answer yet');
    },
    operationState: async () => ({ status: 'unknown' }),
  };
  await waitFor('the end', async () => {
    await runAction.handle({ ...api.app, provisioning: slow }, { actionId: action.id }, signal);
    return (await look(action)).status === 'error' ? true : undefined;
  });
  expect(await look(action)).toMatchObject({ error: { code: 'interrupted' } });
  const [first] = begins;
  if (first !== undefined) await provisioning.begin(...first);
  clock.turn(minuteMs);
  await repair();
  expect(await revealedHash()).toBe(await simulatedHash());
  expect(await stored(action)).toMatchObject({ status: 'error', secret: null });
});
