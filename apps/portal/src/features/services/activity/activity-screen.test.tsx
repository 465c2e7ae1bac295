import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ServiceActivity } from '@portico/contract';
import { answer, refuse, sent } from '../../../../test/network.ts';
import { openService } from '../../../../test/open-service.ts';
import { pageOf } from '../../../../test/samples.ts';
import { queryClient } from '../../../operations/cache/query-client.ts';

const restart: ServiceActivity = {
  id: 9,
  at: '2026-11-22T09:31:12Z',
  what: 'restart',
  outcome: 'success',
  error: null,
  who: 'Mira Lang',
  detail: null,
};

test('the activity log shows who did what, when and with which result', async () => {
  answer(
    'listServiceActivity',
    pageOf(restart, { ...restart, id: 8, what: 'reinstall', outcome: 'error', error: 'No answer.', detail: 'Debian 13' }),
  );
  await openService('/activity');
  await expect.element(page.getByRole('row', { name: /Restart/ })).toMatchTextContent(/Restart.*Mira Lang.*Nov 22, 2026.*Done/);
  await expect.element(page.getByRole('row', { name: /Reinstallation/ })).toMatchTextContent(/Debian 13.*FailedNo answer\./);
});

test('the activity log keeps its page in the URL', async () => {
  answer('listServiceActivity', { ...pageOf(restart), total: 60 });
  const portal = await openService('/activity');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => sent('listServiceActivity').at(-1)?.query).toEqual({ id: '31', page: '2', 'per-page': '25' });
  expect(portal.address()).toBe('/services/31/activity?page=2');
});

test.each([
  ['en', 'No activity yet.', 'Couldn’t load the activity'],
  ['ru', 'Действий пока не было.', 'Не удалось загрузить журнал'],
] as const)('the activity log says when it is empty and when it could not be loaded (%s)', async (locale, none, failed) => {
  answer('listServiceActivity', pageOf());
  const portal = await openService('/activity', {}, { locale });
  await expect.element(page.getByText(none)).toBeVisible();
  portal.back();
  // A reload starts without data.
  queryClient.clear();
  refuse('listServiceActivity', 422, { code: 'validation_failed' });
  await openService('/activity', {}, { locale });
  await expect.element(page.getByText(failed).first()).toBeVisible();
});
