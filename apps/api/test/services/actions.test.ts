import { fullOnly } from '@portico/test-depth/daily-if';
import { randomUUID } from 'node:crypto';
import type { Action } from '@portico/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, success } from '../contract-client.ts';
import { alter, ended, holdDriver, ownerOf, serverOf, type ServerOwner } from '../server.ts';
import { testedDatabases, startTestApi, type TestApi } from '../test-api.ts';
import { serviceBodies, sshPublicKey, type ServiceWrite } from './service-bodies.ts';

const fingerprint = 'SHA256:MT3L/BxJM3WfWP9FVJK7iVYwS5VvdrMzQYpsilBGYK8';

describe.each(testedDatabases)('actions on %s', (database) => {
  let api: TestApi;
  let owner: ServerOwner;
  let id: number;
  beforeAll(async () => {
    api = await startTestApi({ database });
    owner = await ownerOf(api);
    id = await serverOf(owner, { configoptions: { hostname: 'edge.acme.dev', ipv4: 2 } });
  });
  afterAll(() => api.close());

  const write = (operation: ServiceWrite, options: object = {}) =>
    api.call(operation, { token: owner.token, query: { id }, body: serviceBodies[operation], ...options } as never);
  const service = async (language = 'en') => success(await api.call('getService', { token: owner.token, query: { id }, language }));
  const done = async (reply: Awaited<ReturnType<typeof write>>): Promise<Action> => {
    expect(reply.status).toBe(202);
    const action = await ended(api, owner.token, success(reply) as Action);
    expect(action).toMatchObject({ status: 'success', progress: 100, error: null, resource: { type: 'service', id: String(id) } });
    return action;
  };
  const newest = async () => success(await api.call('listServiceActivity', { token: owner.token, query: { id, 'per-page': 1 } })).items[0];

  describe('getService', () => {
    test("200: returns every detail in the reader's language, and no secret", async () => {
      const found = await service('ru');
      expect(found).toMatchObject({
        hostname: 'edge.acme.dev',
        type: 'vps',
        status: 'active',
        power: 'running',
        vnc: 'disabled',
        vnc_address: null,
        city: 'Франкфурт',
        cpu: '2 vCPU',
        memory: '2 ГБ',
        storage: '40 ГБ NVMe',
        os: { id: 'debian-13', label: 'Debian 13' },
        raid: { id: 'none', label: 'Нет' },
        iso: null,
        netmask: '255.254.0.0',
        ipv6_gateway: 'fe80::1',
        ssh_key: null,
        has_root_password: true,
        billing_cycle: 'monthly',
        price: 9.4,
        cancellation: null,
        action: null,
      });
      const [main = '', second = ''] = found.ipv4;
      expect([found.ipv4.length, found.gateway, found.subnet]).toEqual([2, '198.18.0.1', '198.18.0.0/15']);
      expect(second).not.toBe(main);
      expect(found.ipv6_prefix).toMatch(/^2001:db8:8000:(?:[0-9a-f]+:)?:\/64$/);
      expect(found.start_date).not.toBeNull();
    });
  });

  describe('changeServicePower', () => {
    test('202: stops, starts, restarts and forces off, shown in the service, the list and the activity', async () => {
      for (const [action, power] of [
        ['stop', 'stopped'],
        ['start', 'running'],
        ['restart', 'running'],
        ['force_off', 'stopped'],
        ['start', 'running'],
      ] as const) {
        expect(await done(await write('changeServicePower', { body: { action } }))).toMatchObject({ command: action });
        expect((await service()).power).toBe(power);
        expect((await owner.shop.services()).find((one) => one.id === id)).toMatchObject({ power, action: null });
        expect(await newest()).toMatchObject({ what: action, outcome: 'success', error: null, who: 'Mira Novak' });
      }
    });

    test("409: refuses what the power state doesn't allow, and a second concurrent action", async () => {
      expect(refusal(await write('changeServicePower', { body: { action: 'start' } }))).toMatchObject({
        status: 409,
        code: 'already_running',
      });
      const go = holdDriver(api.app);
      const action = success(await write('changeServicePower')) as Action;
      expect(refusal(await write('changeServicePower'))).toMatchObject({ status: 409, code: 'service_busy' });
      go();
      expect(await ended(api, owner.token, action)).toMatchObject({ status: 'success' });
    });

    test('422: refuses an unknown action', async () => {
      expect(refusal(await write('changeServicePower', { body: { action: 'explode' } })).status).toBe(422);
    });
  });

  describe('getAction', () => {
    test('200: returns the progress, and the service shows it too', async () => {
      const go = holdDriver(api.app);
      const { id: actionId } = success(await write('changeServicePower')) as Action;
      const running = success(await api.call('getAction', { token: owner.token, query: { id: actionId } }));
      expect(running).toMatchObject({ id: actionId, command: 'restart', status: 'running', finished_at: null });
      expect((await service()).action).toMatchObject({ id: actionId, status: 'running' });
      go();
      await ended(api, owner.token, { id: actionId });
      expect((await service()).action).toBeNull();
    });

    test("401, 404 for another client's action like a missing one, 422 for an invalid id", async () => {
      const { id: actionId } = await done(await write('changeServicePower'));
      const stranger = await api.register();
      const ask = (token: string, query: { id: string }) => api.call('getAction', { token, query });
      expect(refusal(await ask('pat_none', { id: actionId })).status).toBe(401);
      expect(refusal(await ask(stranger.token, { id: actionId }))).toMatchObject({ status: 404, message: 'Action not found' });
      expect(refusal(await ask(stranger.token, { id: randomUUID() })).status).toBe(404);
      for (const none of ['x', `urn:uuid:${actionId}`]) expect(refusal(await ask(owner.token, { id: none })).status).toBe(422);
    });
  });

  describe('enableVnc, revealVncPassword and disableVnc', () => {
    test('202 and 200: reveals the chosen password until it is deleted', async () => {
      expect(refusal(await write('revealVncPassword'))).toMatchObject({ status: 409, code: 'vnc_not_enabled' });
      expect(refusal(await write('disableVnc'))).toMatchObject({ status: 409, code: 'vnc_not_enabled' });
      await done(await write('enableVnc'));
      const { ipv4, vnc, vnc_address: address } = await service();
      expect([vnc, address]).toEqual(['enabled', expect.stringMatching(new RegExp(`^${ipv4[0]}:59\\d\\d$`))]);
      expect(success(await write('revealVncPassword'))).toEqual({ password: serviceBodies.enableVnc.password });
      expect(await newest()).toMatchObject({ what: 'reveal_vnc_password', outcome: 'success' });
      expect(refusal(await write('enableVnc'))).toMatchObject({ status: 409, code: 'vnc_already_enabled' });
      await done(await write('disableVnc'));
      expect(await service()).toMatchObject({ vnc: 'disabled', vnc_address: null });
    });

    test.each(['', 'short12', 'ninechars', 'seven-78', 'пароль78'])('422: refuses the password %j', async (password) => {
      const { errors } = refusal(await write('enableVnc', { body: { password } }));
      expect(errors).toMatchObject([{ path: 'password', code: password === '' ? 'required' : 'vnc_password_invalid' }]);
    });
  });

  describe('resetRootPassword and revealRootPassword', () => {
    test('202 and 200: sets a new password on the server and reveals it', async () => {
      const before = success(await write('revealRootPassword')) as { password: string };
      expect(before.password).toMatch(/^(?:[A-Za-z2-9]{4}-){3}[A-Za-z2-9]{4}$/);
      await done(await write('resetRootPassword'));
      const after = success(await write('revealRootPassword')) as { password: string };
      expect(after.password).not.toBe(before.password);
      expect(await newest()).toMatchObject({ what: 'reveal_root_password' });
    });

    test('409: refuses without a password, and on a server that is off', async () => {
      const kept = await api.app.database.read((tx) =>
        tx.selectFrom('service').select('root_password').where('id', '=', id).executeTakeFirst(),
      );
      await alter(api, id, { root_password: null });
      expect(refusal(await write('revealRootPassword'))).toMatchObject({ status: 409, code: 'no_root_password' });
      await alter(api, id, { power: 'stopped', root_password: kept?.root_password ?? null });
      expect(refusal(await write('resetRootPassword'))).toMatchObject({ status: 409, code: 'already_stopped' });
      await alter(api, id, { power: 'running' });
    });
  });

  describe('updateSshKey', () => {
    test('202: sets the key with its fingerprint, and removes it', fullOnly, async () => {
      await done(await write('updateSshKey'));
      expect((await service()).ssh_key).toEqual({ public_key: sshPublicKey, type: 'ed25519', comment: 'mira@laptop', fingerprint });
      expect(await newest()).toMatchObject({ what: 'set_ssh_key', detail: `ed25519 ${fingerprint}` });
      await done(await write('updateSshKey', { body: { public_key: null } }));
      expect((await service()).ssh_key).toBeNull();
    });

    test.each(['', 'ssh-dss AAAA', `${sshPublicKey}\n${sshPublicKey}`, sshPublicKey.slice(0, 60)])(
      '422: refuses the key %j',
      async (public_key) => {
        const { errors } = refusal(await write('updateSshKey', { body: { public_key } }));
        expect(errors).toMatchObject([{ path: 'public_key', code: public_key === '' ? 'required' : 'ssh_key_invalid' }]);
      },
    );
  });

  describe('listIsoImages, mountIso and unmountIso', () => {
    test('200 and 202: mounts, boots from and unmounts an image; the plan changes nothing', async () => {
      const { items } = success(await api.call('listIsoImages', { token: owner.token, query: { id } }));
      expect(items).toContainEqual({ id: 'netboot-xyz', label: 'netboot.xyz', description: null });
      expect(refusal(await write('unmountIso'))).toMatchObject({ status: 409, code: 'iso_not_mounted' });
      const planned = await write('mountIso', { body: { iso: 'arch', boot: true, dry_run: true } });
      expect(planned.status).toBe(200);
      expect(success(planned)).toMatchObject({ command: 'mount_iso', hostname: 'edge.acme.dev', erased: [], downtime: true, cost: 0 });
      expect(await service()).toMatchObject({ iso: null, action: null });
      await done(await write('mountIso', { body: { iso: 'arch', boot: true, dry_run: false } }));
      expect(await service()).toMatchObject({ iso: { id: 'arch', label: 'Arch Linux' }, power: 'running' });
      expect(await newest()).toMatchObject({ what: 'mount_iso', detail: 'Arch Linux' });
      await done(await write('unmountIso'));
      expect((await service()).iso).toBeNull();
    });

    test("422: refuses an image that isn't offered", async () => {
      const { errors } = refusal(await write('mountIso', { body: { iso: 'templeos', boot: false, dry_run: false } }));
      expect(errors).toEqual([{ path: 'iso', code: 'not_in_list', params: {} }]);
    });
  });

  describe('listServiceActivity', () => {
    test('200: lists newest first, in pages', async () => {
      const page = (number: number) => api.call('listServiceActivity', { token: owner.token, query: { id, page: number, 'per-page': 2 } });
      const [first, second] = [success(await page(1)), success(await page(2))];
      const ids = [...first.items, ...second.items].map((one) => one.id);
      expect(ids).toEqual(ids.toSorted((one, other) => other - one));
      expect(new Set(ids).size).toBe(4);
    });
  });
});
