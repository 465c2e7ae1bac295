import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Action, ActionCommand, ServiceDetails } from '@portico/contract';
import { answer, openEvents, sent } from '../../../../test/network.ts';
import { openService } from '../../../../test/open-service.ts';
import { sampleUser } from '../../../../test/samples.ts';
import { runningAction, sampleServer } from '../../../../test/service-samples.ts';

/** Opens a service while an action runs. Returns what lets it fail. */
async function openWhile(command: ActionCommand, tab = '', visit: Parameters<typeof openService>[2] = {}) {
  const action = runningAction({ command });
  answer('getAction', action);
  const push = openEvents();
  await openService(tab, { action }, visit);
  await expect.poll(() => sent('streamEvents').length).toBe(1);
  return (server: Partial<ServiceDetails> = {}) => {
    const error = { code: 'driver_timeout' as const, message: 'x' };
    const failed: Action = { ...action, status: 'error', error, finished_at: '2026-11-22T09:32:00Z' };
    answer('getService', { ...sampleServer, ...server });
    answer('getAction', failed);
    const resource = { type: 'service', id: '31' } as const;
    push({ id: '1', type: 'action.changed', created_at: '2026-11-22T09:31:13Z', resource, status: 'error', action: failed });
  };
}

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
  const fail = await openWhile(command, '', { user: { ...sampleUser, is_main: false, ...user } });
  fail(server);
  const retry = page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect.element(retry).toHaveAccessibleDescription(reason);
  await retry.click({ force: true });
  expect(sent('changeServicePower')).toEqual([]);
});

test('a toast reports a failure to a reader who has scrolled away from the heading', fullOnly, async () => {
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(1440, 900));
  const fail = await openWhile('enable_vnc');
  const enable = page.getByRole('button', { name: 'Enable VNC' });
  enable.element().scrollIntoView({ block: 'end' });
  fail();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect.element(toasts.getByText(/^Couldn’t enable VNC/)).toBeInViewport();
});

test.each([
  ['enable_vnc', '', 'VNC'],
  ['mount_iso', '/iso', 'Mount an image'],
] as const)('trying again leads to the card of the input, on its own tab too (%s on "%s")', fullOnly, async (command, tab, title) => {
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(1440, 900));
  answer('listIsoImages', { items: [{ id: 'netboot', label: 'netboot.xyz', description: null }] });
  const fail = await openWhile(command, tab);
  fail();
  await page.getByRole('main').getByRole('alert').getByRole('link', { name: 'Try again' }).click();
  const card = page.getByRole('region', { name: title, exact: true });
  await expect.element(card).toHaveFocus();
  await expect.element(card).toBeInViewport();
});
