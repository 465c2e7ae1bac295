import type { ReinstallRequest } from '@portico/contract';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { ended, ownerOf, serverOf, type ServerOwner } from '../server.ts';
import { startTestApi, type TestApi } from '../test-api.ts';

const hostname = 'edge.acme.dev';
let api: TestApi;
let owner: ServerOwner;
let id: number;
beforeAll(async () => {
  api = await startTestApi();
  owner = await ownerOf(api);
  id = await serverOf(owner, { configoptions: { hostname } });
});
afterAll(() => api.close());

const reinstall = (body: Partial<ReinstallRequest> = {}, serviceId = id) => {
  const usual = { os: 'debian-13', raid: 'none', iso: null, confirmation: hostname, dry_run: false };
  return api.call('reinstallService', { token: owner.token, query: { id: serviceId }, body: { ...usual, ...body } });
};
const service = async () => success(await api.call('getService', { token: owner.token, query: { id } }));
const rootPassword = async () => success(await api.call('revealRootPassword', { token: owner.token, query: { id } })).password;
const systems = async (serviceId: number) =>
  success(await api.call('listOperatingSystems', { token: owner.token, query: { id: serviceId } })).items;
const startedAction = async (reply: Awaited<ReturnType<typeof reinstall>>) => {
  const body = success(reply);
  if (!('progress' in body)) throw new Error('a plan and no action');
  return body;
};

describe('listOperatingSystems', () => {
  test('200: lists each with its compatible RAID levels and images, at the same price only', async () => {
    const items = await systems(id);
    expect(items.map((one) => [one.id, one.raid_levels.map((level) => level.id), one.iso_images.length])).toEqual([
      ['debian-13', ['none', 'raid-1'], 0],
      ['ubuntu-26.04', ['none', 'raid-1'], 0],
      ['almalinux-10', ['none', 'raid-1'], 0],
      ['iso', [], 5],
    ]);
  });

  test('200: a service with paid Windows or two more disks can only choose what costs the same', fullOnly, async () => {
    const windows = await serverOf(owner, { configoptions: { os: 'windows-2025' } });
    expect((await systems(windows)).map((one) => [one.id, one.raid_levels.map((level) => level.id)])).toEqual([['windows-2025', ['none']]]);
    const disks = await serverOf(owner, { tariff: 'dedicated-ryzen-7700-de', configoptions: { raid: 'raid-10' } });
    expect((await systems(disks)).map((one) => [one.id, one.raid_levels.map((level) => level.id)])).toEqual([
      ['debian-13', ['raid-10']],
      ['ubuntu-26.04', ['raid-10']],
      ['almalinux-10', ['raid-10']],
    ]);
  });
});

describe('reinstallService', () => {
  test('200: the plan needs no confirmation and changes nothing', async () => {
    const plan = await reinstall({ os: 'ubuntu-26.04', confirmation: '', dry_run: true });
    expect(plan.status).toBe(200);
    expect(success(plan)).toMatchObject({
      command: 'reinstall',
      hostname,
      erased: ['disk', 'root_password'],
      kept: ['addresses', 'rdns', 'price'],
      downtime: true,
      cost: 0,
      ends_on: null,
    });
    expect(await service()).toMatchObject({ os: { id: 'debian-13' }, action: null });
  });

  test('202: installs another system, with a new root password at the same price', async () => {
    const [before, password] = [await service(), await rootPassword()];
    const reply = await reinstall({ os: 'ubuntu-26.04', raid: 'raid-1' });
    expect(reply.status).toBe(202);
    expect(await ended(api, owner.token, await startedAction(reply))).toMatchObject({ command: 'reinstall', status: 'success' });
    const after = await service();
    expect(after).toMatchObject({ os: { id: 'ubuntu-26.04' }, raid: { id: 'raid-1' }, power: 'running', price: before.price });
    expect([after.ipv4, after.ipv6_prefix]).toEqual([before.ipv4, before.ipv6_prefix]);
    expect(await rootPassword()).not.toBe(password);
    const [newest] = success(await api.call('listServiceActivity', { token: owner.token, query: { id, page: 1 } })).items.slice(1);
    expect(newest).toMatchObject({ what: 'reinstall', detail: 'Ubuntu 26.04, RAID 1' });
  });

  test('202: boots an image, and keeps no password or key', async () => {
    const iso = await serverOf(owner, { configoptions: { hostname: 'image.acme.dev' } });
    const body = { os: 'iso', raid: null, iso: 'openbsd-7.9', confirmation: 'image.acme.dev' };
    await ended(api, owner.token, await startedAction(await reinstall(body, iso)));
    const found = success(await api.call('getService', { token: owner.token, query: { id: iso } }));
    expect(found).toMatchObject({ os: { id: 'iso' }, raid: null, iso: { id: 'openbsd-7.9' }, has_root_password: false, ssh_key: null });
  });

  test.each([
    [{ os: 'templeos' }, 'os', 'not_in_list'],
    [{ os: 'windows-2025' }, 'os', 'option_unavailable'],
    [{ raid: 'raid-10' }, 'raid', 'not_in_list'],
    [{ raid: null }, 'raid', 'required'],
    [{ iso: 'arch' }, 'iso', 'option_unavailable'],
    [{ os: 'iso', raid: null }, 'iso', 'required'],
    [{ os: 'iso', iso: 'arch' }, 'raid', 'option_unavailable'],
    [{ confirmation: 'edge' }, 'confirmation', 'confirmation_mismatch'],
    [{ confirmation: '' }, 'confirmation', 'confirmation_mismatch'],
  ] as const)('422: refuses %j', async (change, path, code) => {
    expect(refusal(await reinstall(change)).errors).toEqual([{ path, code, params: {} }]);
    expect((await service()).action).toBeNull();
  });
});
