import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DriverError } from '@portico/drivers/driver-error';
import { noDriver } from '../../src/drivers/provisioning/no-driver.ts';
import { runAction } from '../../src/modules/services/actions/run-action.job.ts';
import { deleteService } from '../../src/modules/staff/change-service.ts';
import { forgetServer } from '../../src/modules/staff/forget-server.ts';
import { forgetServerCommand } from '../../src/modules/staff/service-commands.ts';
import { listChanges } from '../../src/modules/staff-log/list-changes.ts';
import { checkServicesCommand } from '../../src/modules/services/provisioning/check-services.command.ts';
import { removeServer } from '../../src/modules/services/provisioning/remove-server.job.ts';
import { repairServices } from '../../src/modules/services/provisioning/repair-services.job.ts';
import { commandContext } from '../command-context.ts';
import { ownerOf, serverOf } from '../server.ts';
import { simulatedJobs } from '../simulation.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { minuteMs, testClock } from '../test-clock.ts';
import { addUnresolved } from './add-unresolved.ts';

const { signal } = new AbortController();
const staff = { name: 'anna', reason: 'The host burnt down' };
const token = 'a-token-of-prometheus';
const clock = testClock();
let api: TestApi;
let id: number;
beforeAll(async () => {
  const jobs = simulatedJobs.filter((job) => job !== removeServer && job !== repairServices && job !== runAction);
  api = await startTestApi({ now: clock.now, jobs, env: { METRICS_TOKEN: token } });
  id = await serverOf(await ownerOf(api));
});
afterAll(() => api.close());

async function forget(reason: string | null = staff.reason): Promise<string[]> {
  const lines: string[] = [];
  await forgetServerCommand.run(
    commandContext(api.app, { staff: { ...staff, reason }, print: (line) => void lines.push(line) }),
    String(id),
  );
  return lines;
}
async function check(): Promise<[isFine: boolean, lines: string[]]> {
  const lines: string[] = [];
  return [await checkServicesCommand.run(commandContext(api.app, { print: (line) => void lines.push(line) })), lines];
}
async function figures(): Promise<number[]> {
  const response = await fetch(`${api.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await response.text();
  return ['open', 'open_oldest_seconds'].map((name) =>
    Number(new RegExp(`^portico_${name}\\{what="server to remove"\\} (\\S+)$`, 'm').exec(text)?.[1]),
  );
}
const heldAddresses = () =>
  api.app.database.read((tx) =>
    tx.selectFrom('service_address').select('ip').where('service_id', '=', id).where('released_at', 'is', null).execute(),
  );

test('the server of a service that is not deleted can’t be forgotten', async () => {
  await expect(forget()).rejects.toThrow('is in the state "active"');
  expect(await figures()).toEqual([0, 0]);
});

test('a deleted service whose server is not removed is counted, and listed after half an hour', async () => {
  await api.app.database.transaction((tx) => deleteService(api.app, tx, id, staff));
  expect(await check()).toEqual([true, expect.anything()]);
  vi.spyOn(api.app.provisioning, 'list').mockRejectedValueOnce(new DriverError('No route to host'));
  clock.turn(29 * minuteMs);
  await expect(forget()).rejects.toThrow('less than 30 minutes ago');
  vi.restoreAllMocks();
  clock.turn(2 * minuteMs);
  expect(await check()).toEqual([
    false,
    [expect.stringMatching(new RegExp(`^! service ${id} .* was deleted at .* and its server is not removed$`)), expect.anything()],
  ]);
  const [count, oldestSeconds] = await figures();
  expect([count, Math.floor((oldestSeconds ?? 0) / 60)]).toEqual([1, 31]);
});

test('the server of a deleted service can’t be forgotten while its driver answers, also if it answers late', async () => {
  const tooLate = new DriverError('The provisioning driver timed out');
  vi.spyOn(api.app.provisioning, 'list').mockRejectedValueOnce(tooLate).mockRejectedValueOnce(tooLate);
  await expect(forget()).rejects.toThrow('The driver simulation answers, so its servers can be removed');
  expect(await heldAddresses()).toHaveLength(1);
});

test('a command without a driver takes no host for lost', async () => {
  const elsewhere = { ...api.app, provisioning: noDriver, defaultDriver: 'default' };
  await expect(forgetServer(elsewhere, id, staff)).rejects.toThrow('configuration has no provisioning driver');
  expect(await heldAddresses()).toHaveLength(1);
});

test('staff forget a server whose host is lost: its addresses are released without the driver, for a reason, and once', async () => {
  const { provisioning } = api.app;
  const [removal, cancelling] = [vi.spyOn(provisioning, 'removeServer'), vi.spyOn(provisioning, 'cancel')];
  vi.spyOn(provisioning, 'list').mockRejectedValue(new DriverError('No route to host'));
  const actionId = await addUnresolved(api, id, 'sealed');
  await expect(forget(null)).rejects.toThrow('needs a reason');
  expect(await heldAddresses()).toHaveLength(1);
  expect(await forget()).toEqual([expect.stringMatching(/counts as removed\. Its addresses are in quarantine\.$/)]);
  expect(await heldAddresses()).toEqual([]);
  expect([await check(), await figures()]).toEqual([
    [true, expect.anything()],
    [0, 0],
  ]);
  await removeServer.handle(api.app, { serviceId: id }, signal);
  await runAction.handle(api.app, { actionId }, signal);
  expect([removal, cancelling].map(({ mock }) => mock.calls)).toEqual([[], []]);
  const action = await api.app.database.read((tx) =>
    tx.selectFrom('service_action').selectAll().where('id', '=', actionId).executeTakeFirstOrThrow(),
  );
  expect([action.settled_at, action.secret]).toEqual([expect.any(Date), null]);
  const [logged] = (await api.app.database.read((tx) => listChanges(tx, { subject: String(id) }, 1))).items;
  expect(logged).toMatchObject({ operation: 'forgetServer', staff: 'anna', reason: staff.reason });
  await expect(forget()).rejects.toThrow('is already removed');
});
