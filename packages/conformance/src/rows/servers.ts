import type { ServiceFeature } from '@portico/contract';
import type { OperationId } from '@portico/contract/operations';
import type { Check } from '../check.ts';
import { listIn, type Fields } from '../fields.ts';
import type { Row } from '../row.ts';
import { activeService, activeServices, expectDone, featuresOf } from './active-service.ts';

/** No account has it. */
const unknownId = '2147483647';

/** Starts an action of the account's server and waits for its end. An unknown service is refused with 404. */
async function runAction(check: Check, [id, feature]: readonly [OperationId, ServiceFeature], body?: object): Promise<void> {
  const query = { id: String((await activeService(check, feature))['id']) };
  const request = body === undefined ? {} : { body };
  await check.refused(id, 'an unknown service', { query: { id: unknownId }, ...request }, [404]);
  const answer = await check.call(id, { query, ...request });
  if (answer.status === 409) check.notTried('its state refuses it with 409');
  if (answer.status !== 202) return check.differs(id, `responds with ${answer.status}; expected 202`);
  await expectDone(check, answer.body as Fields);
}

export const serverRows: readonly Row[] = [
  {
    id: 'host-features',
    section: 'contract',
    title: "What a server's host doesn't offer is refused with feature_not_offered",
    needs: ['listServices', 'listIsoImages'],
    run: async (check) => {
      const without = (await activeServices(check)).find((service) => !featuresOf(service).includes('iso'));
      const { id } = without ?? check.notTried('every active service offers iso');
      const { status, body } = await check.call('listIsoImages', { query: { id: String(id) } });
      const { code } = (body ?? {}) as Fields;
      check.expect(status === 409, 'listIsoImages', `answers ${status} for a service without iso; expected 409`);
      check.expect(code === 'feature_not_offered', 'listIsoImages', `refuses with ${JSON.stringify(code)}; expected feature_not_offered`);
    },
  },
  {
    id: 'power',
    section: '2',
    title: 'A server restarts, and the action ends',
    needs: ['listServices', 'getAction', 'changeServicePower'],
    writes: 'restarts a server',
    run: async (check) => {
      const query = { id: String((await activeService(check, 'power'))['id']) };
      await check.refused('changeServicePower', 'an unknown action', { query, body: { action: 'explode' } }, [422]);
      await runAction(check, ['changeServicePower', 'power'], { action: 'restart' });
    },
  },
  {
    id: 'vnc',
    section: '2',
    title: 'VNC is enabled with a password of 8 letters and digits, shows it, and is disabled',
    needs: ['listServices', 'getAction', 'enableVnc', 'revealVncPassword', 'disableVnc'],
    writes: 'enables VNC of a server and disables it',
    run: async (check) => {
      const query = { id: String((await activeService(check, 'vnc'))['id']) };
      await check.refused('enableVnc', 'a password of 3 characters', { query, body: { password: 'abc' } });
      const password = 'k7Qm2Xtd';
      await runAction(check, ['enableVnc', 'vnc'], { password });
      const shown = JSON.stringify(await check.ok('revealVncPassword', { query }));
      check.expect(shown.includes(password), 'revealVncPassword', 'returns another password than the one that was set');
      await runAction(check, ['disableVnc', 'vnc']);
    },
  },
  {
    id: 'iso',
    section: '2',
    title: 'An image is mounted and unmounted; an unknown one is refused',
    needs: ['listServices', 'getAction', 'listIsoImages', 'mountIso', 'unmountIso'],
    writes: 'mounts an ISO image to a server, without starting from it, and unmounts it',
    run: async (check) => {
      const query = { id: String((await activeService(check, 'iso'))['id']) };
      const [image = check.notTried('the service has no images')] = listIn(await check.ok('listIsoImages', { query }), 'items');
      const mount = { boot: false, dry_run: false };
      await check.refused('mountIso', 'an unknown image', { query, body: { iso: 'no-such-image', ...mount } });
      await runAction(check, ['mountIso', 'iso'], { iso: image['id'], ...mount });
      await runAction(check, ['unmountIso', 'iso']);
    },
  },
];
