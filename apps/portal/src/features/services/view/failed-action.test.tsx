import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Action } from '@portico/contract';
import { answer, openEvents, sent } from '../../../../test/network.ts';
import { openService } from '../../../../test/open-service.ts';
import { sampleUser } from '../../../../test/samples.ts';
import { runningAction, sampleServer } from '../../../../test/service-samples.ts';

test.each([
  [
    'a view-only role',
    'mount_iso',
    { roles: { ...sampleUser.roles, services: 'read' as const } },
    {},
    /^Your role doesn’t let you change this/,
  ],
  ['a stopped server', 'restart', {}, { power: 'stopped' as const }, 'The server is stopped.'],
] as const)('%s cannot repeat a failed action and sees why (%s)', async (_what, command, user, server, reason) => {
  const action = runningAction({ command });
  answer('getAction', action);
  const push = openEvents();
  await openService('', { action }, { user: { ...sampleUser, is_main: false, ...user } });
  await expect.poll(() => sent('streamEvents').length).toBe(1);
  const error = { code: 'driver_timeout' as const, message: 'x' };
  const failed: Action = { ...action, status: 'error', error, finished_at: '2026-11-22T09:32:00Z' };
  answer('getService', { ...sampleServer, ...server });
  answer('getAction', failed);
  push({
    id: '1',
    type: 'action.changed',
    created_at: '2026-11-22T09:31:13Z',
    resource: { type: 'service', id: '31' },
    status: 'error',
    action: failed,
  });
  const retry = page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect.element(retry).toHaveAccessibleDescription(reason);
  await retry.click({ force: true });
  expect(sent('changeServicePower')).toEqual([]);
});
