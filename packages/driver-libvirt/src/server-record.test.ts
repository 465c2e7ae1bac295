import { expect, test } from 'vitest';
import { withoutPending, type ServerRecord } from './server-record.ts';

const record = (pending: ServerRecord['pending']): ServerRecord => ({
  serviceId: 31,
  fence: 0,
  isMade: true,
  generation: 1,
  diskBytes: 1,
  guest: null,
  sshKey: 'old',
  pending,
  vnc: null,
  operations: [],
});

test('what has been set is no longer pending', () => {
  const done = { passwordHash: 'a', sshKey: 'new' };
  expect(withoutPending(record(done), done)).toMatchObject({ sshKey: 'new', pending: {} });
});

test('what the customer has changed meanwhile stays pending', () => {
  const changed = record({ passwordHash: 'b', sshKey: null });
  expect(withoutPending(changed, { passwordHash: 'a', sshKey: 'new' })).toMatchObject({
    sshKey: 'new',
    pending: { passwordHash: 'b', sshKey: null },
  });
});
