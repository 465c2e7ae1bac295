import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ActionPlan } from '@portico/contract';
import { answer, refuse, sent } from '../../../../test/network.ts';
import { openService } from '../../../../test/open-service.ts';
import { runningAction } from '../../../../test/service-samples.ts';

const images = { items: [{ id: 'netboot', label: 'netboot.xyz', description: null }] };
const plan: ActionPlan = {
  command: 'mount_iso',
  hostname: 'web-1.example.com',
  erased: [],
  kept: ['disk', 'addresses', 'rdns'],
  downtime: true,
  duration_seconds: 60,
  cost: 0,
  ends_on: null,
};

test('an image is mounted for the next start without a confirmation', async () => {
  answer('listIsoImages', images);
  await openService('/iso');
  await expect.element(page.getByText('No image is mounted. The server boots from its disk.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Unmount' })).toHaveAccessibleDescription('No ISO image is mounted.');
  const mount = page.getByRole('button', { name: 'Mount', exact: true });
  await expect.element(mount).toHaveAccessibleDescription('Choose an image first.');
  await page.getByRole('radio', { name: 'netboot.xyz' }).click({ force: true });
  const action = runningAction({ command: 'mount_iso' });
  answer('mountIso', action);
  answer('getAction', action);
  await mount.click();
  await expect.poll(() => sent('mountIso').map(({ body }) => body)).toEqual([{ iso: 'netboot', boot: false, dry_run: false }]);
});

test('the plan is shown before the server restarts from an image', async () => {
  answer('listIsoImages', images);
  await openService('/iso');
  await page.getByRole('radio', { name: 'netboot.xyz' }).click({ force: true });
  await page.getByRole('checkbox', { name: 'Restart from this image now' }).click({ force: true });
  answer('mountIso', plan);
  await page.getByRole('button', { name: 'Mount', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Restart web-1.example.com from netboot.xyz?' });
  await expect
    .element(question)
    .toMatchTextContent(/Kept: all data on the disk, the addresses, and rDNS records\..*Downtime: about 1 minute\..*No charge/);
  refuse('mountIso', 409, { code: 'service_busy', message: 'Another action is running on this server.' });
  await question.getByRole('button', { name: 'Mount and restart' }).click();
  await expect.element(question.getByRole('alert')).toMatchTextContent(/Couldn’t mount.*Another action is running/);
  expect(sent('mountIso').map(({ body }) => body)).toEqual([
    { iso: 'netboot', boot: true, dry_run: true },
    { iso: 'netboot', boot: true, dry_run: false },
  ]);
});

test('only the failure of the last attempt is shown', fullOnly, async () => {
  answer('listIsoImages', images);
  await openService('/iso');
  const mount = page.getByRole('button', { name: 'Mount', exact: true });
  const restart = page.getByRole('checkbox', { name: 'Restart from this image now' });
  const failure = page.getByRole('main').getByRole('alert');
  await page.getByRole('radio', { name: 'netboot.xyz' }).click({ force: true });
  await restart.click({ force: true });
  refuse('mountIso', 503, { code: 'driver_unavailable', message: 'No plan.' });
  await mount.click();
  await expect.element(failure).toMatchTextContent(/Couldn’t mount.*No plan\./);
  await restart.click({ force: true });
  refuse('mountIso', 503, { code: 'driver_unavailable', message: 'Not mounted.' });
  await mount.click();
  await expect.element(failure).toMatchTextContent(/Couldn’t mount.*Not mounted\./);
  await restart.click({ force: true });
  answer('mountIso', plan);
  await mount.click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent(/Downtime/);
  await expect.element(question.getByRole('alert')).not.toBeInTheDocument();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(failure).not.toBeInTheDocument();
});

test.each([
  ['en', 'Unmount', 'Couldn’t unmount the ISO image. Gone.'],
  ['ru', 'Отключить', 'Не удалось отключить ISO-образ. Gone.'],
] as const)('the screen says that an image could not be unmounted (%s)', async (locale, name, text) => {
  answer('listIsoImages', { items: [] });
  await openService('/iso', { iso: { id: 'netboot', label: 'netboot.xyz' } }, { locale });
  refuse('unmountIso', 503, { code: 'driver_unavailable', message: 'Gone.' });
  await page.getByRole('button', { name, exact: true }).click();
  await expect.element(page.getByText(text)).toBeVisible();
});

test.each([
  ['en', 'Couldn’t load the ISO images'],
  ['ru', 'Не удалось загрузить ISO-образы'],
] as const)('the screen says that the images could not be loaded (%s)', async (locale, text) => {
  refuse('listIsoImages', 422, { code: 'validation_failed' });
  await openService('/iso', {}, { locale });
  await expect.element(page.getByText(text)).toBeVisible();
});
