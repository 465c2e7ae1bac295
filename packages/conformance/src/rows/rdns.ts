import { listIn, textIn } from '../fields.ts';
import type { Row } from '../row.ts';
import { activeService } from './active-service.ts';

const name = 'conformance.example.com';

export const rdnsRows: readonly Row[] = [
  {
    id: 'rdns-update',
    section: '2',
    title: 'The name of an address changes; an invalid name and a foreign address are refused',
    needs: ['listServices', 'listRdns', 'updateRdns'],
    writes: 'changes the reverse name of an address and changes it back',
    run: async (check) => {
      const query = { id: String((await activeService(check))['id']) };
      const entry = listIn(await check.ok('listRdns', { query }), 'items').find(({ family }) => family === 4);
      const { ip, value = null } = entry ?? check.notTried('the service has no IPv4 address');
      await check.refused('updateRdns', 'an invalid name', { query, body: { ip, value: 'not a name' } });
      await check.refused('updateRdns', "an address that isn't the service's", { query, body: { ip: '192.0.2.1', value: name } });
      await check.ok('updateRdns', { query, body: { ip, value: name } });
      const after = listIn(await check.ok('listRdns', { query }), 'items').find((one) => one['ip'] === ip) ?? {};
      check.expect(after['value'] === name, 'updateRdns', `leaves the name at ${JSON.stringify(after['value'])}`);
      if (value !== null) await check.ok('updateRdns', { query, body: { ip, value } });
    },
  },
  {
    id: 'rdns-add',
    section: '2',
    title: 'An address of the IPv6 prefix gets a name once, and loses it',
    needs: ['listServices', 'listRdns', 'addRdns', 'removeRdns'],
    writes: 'gives an IPv6 address a reverse name and removes it',
    run: async (check) => {
      const query = { id: String((await activeService(check))['id']) };
      const before = await check.ok('listRdns', { query });
      if (textIn(before, 'ipv6_prefix') === '') check.notTried('the service has no IPv6 prefix');
      const known = new Set(listIn(before, 'items').map(({ ip }) => ip));
      const body = { records: [{ suffix: '::c0f0', value: name }] };
      const added = listIn(await check.ok('addRdns', { query, body }), 'items').find(({ ip }) => !known.has(ip));
      if (added === undefined) check.stop('addRdns', 'returns a list without the new name');
      await check.refused('addRdns', 'an address that has a name', { query, body });
      await check.ok('removeRdns', { query, body: { ip: added?.['ip'] } });
      const after = listIn(await check.ok('listRdns', { query }), 'items');
      check.expect(!after.some(({ ip }) => ip === added?.['ip']), 'removeRdns', 'leaves the name');
    },
  },
];
