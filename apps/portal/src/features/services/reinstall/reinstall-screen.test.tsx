import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ActionPlan, OperatingSystemList } from '@portico/contract';
import { answer, refuse, sent } from '../../../../test/network.ts';
import { openService } from '../../../../test/open-service.ts';
import { queryClient } from '../../../operations/cache/query-client.ts';
import { changeLocale } from '../../../platform/locale.ts';
import { store } from '../../../platform/store.ts';
import { unsavedAtom } from '../../../platform/unsaved-forms.ts';
import { runningAction } from '../../../../test/service-samples.ts';

const image = (id: string, label: string) => ({ id, label, description: null });
const systems: OperatingSystemList = {
  items: [
    { ...image('debian-13', 'Debian 13'), raid_levels: [image('raid0', 'RAID 0'), image('raid1', 'RAID 1')], iso_images: [] },
    { ...image('windows', 'Windows Server'), raid_levels: [], iso_images: [image('win', 'Windows ISO'), image('core', 'Core ISO')] },
    { ...image('ubuntu', 'Ubuntu 26.04'), raid_levels: [], iso_images: [] },
  ],
};
const plan: ActionPlan = {
  command: 'reinstall',
  hostname: 'web-1.example.com',
  erased: ['disk', 'root_password'],
  kept: ['addresses', 'rdns', 'ssh_key', 'price'],
  downtime: true,
  duration_seconds: 180,
  cost: 0,
  ends_on: null,
};
const radio = (name: string) => page.getByRole('radio', { name });
const review = () => page.getByRole('button', { name: 'Review and reinstall' });

test('the form offers the system’s RAID levels and images, and requires one', async () => {
  answer('listOperatingSystems', systems);
  await openService('/reinstall');
  await expect.element(page.getByText('All data on the disk is deleted')).toBeVisible();
  await review().click();
  await expect.element(page.getByText('Choose an operating system.')).toBeVisible();
  await radio('Debian 13').click({ force: true });
  await expect.element(radio('RAID 1')).toBeInTheDocument();
  await expect.element(radio('Windows ISO')).not.toBeInTheDocument();
  await radio('Windows Server').click({ force: true });
  await expect.element(radio('Windows ISO')).toBeInTheDocument();
  await expect.element(radio('RAID 1')).not.toBeInTheDocument();
  await review().click();
  await expect.element(page.getByText('Choose an ISO image.')).toBeVisible();
  expect(sent('reinstallService')).toEqual([]);
});

test('reinstalling shows the plan and what is lost, and starts only after the hostname is typed', async () => {
  answer('listOperatingSystems', systems);
  await openService('/reinstall');
  await radio('Debian 13').click({ force: true });
  await radio('RAID 1').click({ force: true });
  answer('reinstallService', plan);
  await review().click();
  const question = page.getByRole('alertdialog', { name: 'Reinstall web-1.example.com with Debian 13?' });
  await expect
    .element(question)
    .toMatchTextContent(
      /All data on the disk of web-1\.example\.com is deleted\..*Deleted: all data on the disk and the root password\..*Downtime: about 3 minutes/,
    );
  const confirm = question.getByRole('button', { name: 'Delete and reinstall' });
  await confirm.click({ force: true });
  expect(sent('reinstallService')).toHaveLength(1);
  await question.getByLabelText('Type web-1.example.com to confirm').fill('web-1.example.com');
  const action = runningAction({ command: 'reinstall' });
  answer('reinstallService', action);
  answer('getAction', action);
  await confirm.click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent('reinstallService').map(({ body }) => body)).toEqual([
    { os: 'debian-13', raid: 'raid1', iso: null, confirmation: '', dry_run: true },
    { os: 'debian-13', raid: 'raid1', iso: null, confirmation: 'web-1.example.com', dry_run: false },
  ]);
  // Nothing is left to ask about.
  expect(store.get(unsavedAtom).items.size).toBe(0);
});

test.each([
  ['en', 'Review and reinstall', 'Couldn’t reinstall the server'],
  ['ru', 'Проверить и переустановить', 'Не удалось переустановить сервер'],
] as const)('the screen says why the server could not be reinstalled (%s)', async (locale, name, text) => {
  answer('listOperatingSystems', systems);
  await openService('/reinstall', {}, { locale });
  await radio('Ubuntu 26.04').click({ force: true });
  refuse('reinstallService', 409, { code: 'service_busy', message: 'Busy.' });
  await page.getByRole('button', { name }).click();
  await expect.element(page.getByRole('main').getByRole('alert')).toMatchTextContent(`${text}Busy.`);
});

test.each([
  ['en', 'Couldn’t load the operating systems'],
  ['ru', 'Не удалось загрузить операционные системы'],
] as const)('the screen says that the operating systems could not be loaded (%s)', async (locale, text) => {
  refuse('listOperatingSystems', 422, { code: 'validation_failed' });
  await openService('/reinstall', {}, { locale });
  await expect.element(page.getByText(text)).toBeVisible();
});

test('the question names the system in the language shown', async () => {
  answer('listOperatingSystems', { items: [{ ...image('rescue', 'Rescue system'), raid_levels: [], iso_images: [] }] });
  await openService('/reinstall');
  await radio('Rescue system').click({ force: true });
  answer('reinstallService', plan);
  await review().click();
  await expect.element(page.getByRole('alertdialog', { name: 'Reinstall web-1.example.com with Rescue system?' })).toBeVisible();
  answer('listOperatingSystems', { items: [{ ...image('rescue', 'Система восстановления'), raid_levels: [], iso_images: [] }] });
  await changeLocale(store, 'ru');
  await expect.element(page.getByRole('alertdialog')).toHaveAccessibleName(/web-1\.example\.com.*Система восстановления/);
});

test('a RAID level that is no longer offered is asked for again', async () => {
  answer('listOperatingSystems', systems);
  await openService('/reinstall');
  await radio('Debian 13').click({ force: true });
  await radio('RAID 1').click({ force: true });
  const raid5 = [image('raid0', 'RAID 0'), image('raid5', 'RAID 5')];
  answer('listOperatingSystems', { items: [{ ...image('debian-13', 'Debian 13'), raid_levels: raid5, iso_images: [] }] });
  await queryClient.invalidateQueries();
  await expect.element(radio('RAID 5')).toBeInTheDocument();
  await review().click();
  await expect.element(page.getByText('Choose a RAID level.')).toBeVisible();
  expect(sent('reinstallService')).toEqual([]);
});

test('a RAID level is not sent for a system that no longer has any', async () => {
  answer('listOperatingSystems', systems);
  await openService('/reinstall');
  await radio('Debian 13').click({ force: true });
  await radio('RAID 1').click({ force: true });
  answer('listOperatingSystems', { items: [{ ...image('debian-13', 'Debian 13'), raid_levels: [], iso_images: [] }] });
  await queryClient.invalidateQueries();
  await expect.element(radio('RAID 1')).not.toBeInTheDocument();
  answer('reinstallService', plan);
  await review().click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(sent('reinstallService')[0]?.body).toMatchObject({ os: 'debian-13', raid: null });
});
