import { expect, test } from 'vitest';
import { parseDomains } from './inventory.ts';
import { writeRecord, type ServerRecord } from './server-record.ts';

const record: ServerRecord = {
  serviceId: 31,
  fence: 8,
  isMade: true,
  generation: 1,
  diskBytes: 1_073_741_824,
  guest: null,
  sshKey: 'ssh-ed25519 AAAA "a" <b> & c',
  pending: {},
  vnc: null,
  operations: [],
};

/** As libvirt 9.0.0 prints `dominfo`. */
const info = (id: string, name: string, uuid: string, state: string) =>
  `Id:             ${id}
Name:           ${name}
UUID:           ${uuid}
OS Type:        hvm
State:          ${state}
CPU(s):         1
CPU time:       0.4s
Max memory:     65536 KiB
Used memory:    65536 KiB
Persistent:     yes
Autostart:      disable
Managed save:   no
Security model: none
Security DOI:   0
`;

const [first, second] = ['b3768b05-62b0-86af-b801-a5ec828b2b3b', '11111111-1111-4111-8111-111111111111'];

test('reads each domain with its record and its start', () => {
  const output = `${info('1', 'portico-31', first, 'running')}${writeRecord(record)}
<boot>{"id":"x","startedAt":5}</boot>
${info('-', 'somebody else', second, 'shut off')}`;
  expect(parseDomains(output)).toEqual([
    { uuid: first, name: 'portico-31', power: 'running', record, boot: { id: 'x', startedAt: 5 } },
    { uuid: second, name: 'somebody else', power: 'stopped', record: null, boot: null },
  ]);
});

test("treats a record that was changed by hand as somebody else's", () => {
  const [domain] = parseDomains(`${info('1', 'portico-31', first, 'running')}<server service="31" fence="8">{"serviceId":31}</server>\n`);
  expect(domain).toMatchObject({ uuid: first, record: null });
});

test.each(['idle', 'paused', 'in shutdown', 'pmsuspended'])('counts a domain that is %s as running', (state) => {
  expect(parseDomains(info('1', 'one', first, state))).toMatchObject([{ power: 'running' }]);
});

test('leaves out a domain that was removed while it was read', () => {
  expect(parseDomains('Id:             1\nName:           portico-31\n')).toEqual([]);
});
