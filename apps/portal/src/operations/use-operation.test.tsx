import { fullOnly } from '@portico/test-depth/daily-if';
import { onlineManager } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, loseAnswers, refuse, sent } from '../../test/network.ts';
import { openPortal } from '../../test/open-portal.tsx';
import { otherCard, pageOf, sampleCard } from '../../test/samples.ts';
import { queryClient } from './cache/query-client.ts';

const makeDefault = () => page.getByRole('button', { name: /^Make default: / });
const mutations = () => queryClient.getMutationCache().findAll({ mutationKey: ['makeCardDefault'] });

beforeEach(() => {
  answer('listCards', { items: [sampleCard, otherCard], max: 10 });
});

test('an operation is a mutation under its own name, sent once while it is pending', async () => {
  const answered = Promise.withResolvers<void>();
  answer('makeCardDefault', { status: 'success', message: '' });
  hold('makeCardDefault', answered.promise);
  await openPortal('/settings/payment');
  await makeDefault().dblClick();
  expect(mutations().map(({ state }) => state.status)).toEqual(['pending']);
  answered.resolve();
  await expect.poll(() => mutations()[0]?.state.status).toBe('success');
  expect(sent('makeCardDefault')).toHaveLength(1);
});

test('an operation fails at once while offline, and is not sent later', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  loseAnswers('makeCardDefault');
  await openPortal('/settings/payment');
  await expect.element(makeDefault()).toBeVisible();
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await makeDefault().click();
  await expect.element(page.getByText(/We can’t reach the server/)).toBeVisible();
  onlineManager.setOnline(true);
  expect(mutations().map(({ state }) => state.status)).toEqual(['error']);
  expect(sent('makeCardDefault')).toHaveLength(1);
});

test('what an operation sent leaves memory with its screen', async () => {
  answer('makeCardDefault', { status: 'success', message: '' });
  answer('listInvoices', pageOf());
  await openPortal('/settings/payment');
  await makeDefault().click();
  await expect.poll(() => mutations()[0]?.state.status).toBe('success');
  await page.getByRole('link', { name: 'My invoices' }).click();
  await expect.poll(mutations).toEqual([]);
});

test('a failure takes the place of the one before it, and a success that of both', fullOnly, async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  refuse('makeCardDefault', 503, { code: 'unavailable', message: 'Cards are locked for a moment.' });
  await openPortal('/settings/payment');
  await makeDefault().click();
  const refused = page.getByText('Cards are locked for a moment.');
  await expect.element(refused).toBeVisible();
  loseAnswers('makeCardDefault');
  await makeDefault().click();
  const lost = page.getByText(/We can’t reach the server/);
  await expect.element(lost).toBeVisible();
  // Before a toast's ten seconds are over.
  await expect.element(refused, { timeout: 3_000 }).not.toBeInTheDocument();
  answer('makeCardDefault', { status: 'success', message: '' });
  await makeDefault().click();
  await expect.element(lost, { timeout: 3_000 }).not.toBeInTheDocument();
});
