import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ActionPlan } from '@portico/contract';
import { answer, refuse, sent } from '../../../../test/network.ts';
import { openService } from '../../../../test/open-service.ts';
import { sampleServer } from '../../../../test/service-samples.ts';

const plan: ActionPlan = {
  command: 'cancel',
  hostname: 'web-1.example.com',
  erased: ['disk', 'addresses', 'rdns'],
  kept: [],
  downtime: false,
  duration_seconds: 0,
  cost: 0,
  ends_on: '2027-02-20',
};
const cancellation = { requested_at: '2026-11-20T09:00:00Z', ends_on: '2027-02-20', reason: 'Done.' };

test('cancelling requires a reason in English or Russian, counts its characters, shows the plan and asks for the hostname', async () => {
  await openService('/cancellation');
  const reason = page.getByRole('textbox', { name: 'Reason' });
  const review = page.getByRole('button', { name: 'Review and cancel' });
  await review.click();
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('不要');
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('Done. Спасибо!');
  await expect.element(page.getByText('14 / 2,000')).toBeVisible();
  answer('requestCancellation', plan);
  await review.click();
  const question = page.getByRole('alertdialog', { name: 'Cancel web-1.example.com as of Feb 20, 2027?' });
  await expect.element(question).toMatchTextContent(/Deleted: all data on the disk, the addresses, and rDNS records\./);
  answer('requestCancellation', cancellation);
  answer('getService', { ...sampleServer, cancellation });
  await question.getByRole('button', { name: 'Cancel service' }).click();
  await expect.element(page.getByText('web-1.example.com ends on Feb 20, 2027.')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Ends on Feb 20, 2027' })).toBeVisible();
  expect(sent('requestCancellation').map(({ body }) => body)).toEqual([
    { reason: 'Done. Спасибо!', dry_run: true },
    { reason: 'Done. Спасибо!', dry_run: false },
  ]);
  answer('withdrawCancellation', { status: 'success', message: 'Done.' });
  answer('getService', sampleServer);
  await page.getByRole('button', { name: 'Withdraw cancellation' }).click();
  await expect.element(page.getByText('web-1.example.com stays active and renews as usual.')).toBeVisible();
  await expect.element(page.getByText('web-1.example.com ends on Feb 20, 2027.'), { timeout: 2000 }).not.toBeInTheDocument();
});

test.each([
  ['active', /^The service runs until the end of that day/, 'stays active and renews as usual.'],
  ['suspended', /^The server stays switched off\./, 'is no longer cancelled, but still suspended.'],
] as const)('one press withdraws the cancellation of a service that is %s', async (status, text, outcome) => {
  await openService('/cancellation', { cancellation, status });
  const withdraw = page.getByRole('button', { name: 'Withdraw cancellation' });
  await expect.element(withdraw).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
  answer('withdrawCancellation', { status: 'success', message: 'Done.' });
  answer('getService', { ...sampleServer, status });
  await withdraw.click();
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toBeVisible();
  await expect.element(page.getByText(`web-1.example.com ${outcome}`)).toBeVisible();
  expect(sent('withdrawCancellation')[0]?.query).toEqual({ id: '31' });
});

test.each([
  ['en', 'Withdraw cancellation', 'Couldn’t withdraw the cancellation. Too late.'],
  ['ru', 'Отозвать отмену', 'Не удалось отозвать отмену. Too late.'],
] as const)('the screen says that the cancellation could not be withdrawn (%s)', async (locale, name, text) => {
  await openService('/cancellation', { cancellation }, { locale });
  refuse('withdrawCancellation', 409, { code: 'cancellation_not_requested', message: 'Too late.' });
  await page.getByRole('button', { name }).click();
  await expect.element(page.getByText(text)).toBeVisible();
});

test.each([
  ['en', 'Reason', 'Review and cancel', 'Couldn’t cancel the service'],
  ['ru', 'Причина', 'Проверить и отменить', 'Не удалось отменить услугу'],
] as const)('the screen says that the cancellation could not be requested (%s)', async (locale, field, name, text) => {
  await openService('/cancellation', {}, { locale });
  await page.getByRole('textbox', { name: field }).fill('Done.');
  refuse('requestCancellation', 409, { code: 'cancellation_requested', message: 'Twice.' });
  await page.getByRole('button', { name }).click();
  await expect.element(page.getByRole('main').getByRole('alert')).toMatchTextContent(`${text}Twice.`);
});
