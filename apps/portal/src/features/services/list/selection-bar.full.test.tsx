import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ServiceSummary } from '@portico/contract';
import { answer, hold, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { pageOf, sampleService } from '../../../../test/samples.ts';
import { runningAction } from '../../../../test/service-samples.ts';

const bar = () => page.getByRole('region', { name: 'Selected services' });
const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}.example.com` });
const stopped = (id: number, name: string): ServiceSummary => ({
  ...sampleService,
  id,
  hostname: `${name}.example.com`,
  power: 'stopped',
});

test('a server that is selected while others are being started stays selected, and the started ones do not', fullOnly, async () => {
  const answered = Promise.withResolvers<void>();
  answer('listServices', pageOf(stopped(32, 'db-1'), stopped(35, 'db-2'), stopped(36, 'db-3')));
  answer('changeServicePower', ({ query }) => runningAction({ command: 'start', resource: { type: 'service', id: query['id'] ?? '' } }));
  hold('changeServicePower', answered.promise);
  await openPortal('/services/my');
  await box('db-1').click();
  await box('db-2').click();
  await bar().getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => sent('changeServicePower').map(({ query }) => query['id'])).toEqual(['32', '35']);
  await box('db-3').click();
  await expect.element(page.getByText('3 selected')).toBeVisible();
  answered.resolve();
  await expect.element(page.getByText('Starting 2 servers.')).toBeVisible();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await expect.element(box('db-3')).toBeChecked();
  await expect.element(box('db-1')).not.toBeChecked();
  await expect.element(box('db-2')).not.toBeChecked();
});

/** Starts db-1 and db-2, of which db-2 fails. Returns a function that lets the API respond. */
async function startTwoAndFailOne(): Promise<() => void> {
  const answered = Promise.withResolvers<void>();
  answer('listServices', pageOf(stopped(32, 'db-1'), stopped(35, 'db-2')));
  answer('changeServicePower', runningAction({ command: 'start', resource: { type: 'service', id: '32' } }));
  const busy = { code: 'service_busy', message: 'Another action is running on this server.' } as const;
  refuse('changeServicePower', 409, busy, ({ query }) => query['id'] === '35');
  hold('changeServicePower', answered.promise);
  await openPortal('/services/my');
  await box('db-1').click();
  await box('db-2').click();
  await bar().getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => sent('changeServicePower')).toHaveLength(2);
  return answered.resolve;
}

test('a server that could not be started is reported even if the selection was cleared meanwhile', fullOnly, async () => {
  const release = await startTwoAndFailOne();
  await bar().getByRole('button', { name: 'Clear the selection' }).click();
  await expect.element(bar()).not.toBeInTheDocument();
  release();
  await expect.element(page.getByText('1 server couldn’t be started')).toBeVisible();
  // Nothing is selected again behind the user's back.
  await expect.element(bar()).not.toBeInTheDocument();
  await expect.element(box('db-2')).not.toBeChecked();
});

test('a server that could not be started is reported and selected even if it was deselected meanwhile', fullOnly, async () => {
  const release = await startTwoAndFailOne();
  await box('db-2').click();
  release();
  await expect.element(page.getByRole('dialog').getByText('Another action is running on this server.')).toBeVisible();
  await expect.element(page.getByText('They stay selected so you can try again.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect.element(box('db-2')).toBeChecked();
  await expect.element(box('db-1')).not.toBeChecked();
});

test('servers that were started are reported even if the selection was cleared meanwhile', fullOnly, async () => {
  const answered = Promise.withResolvers<void>();
  answer('listServices', pageOf(stopped(32, 'db-1')));
  answer('changeServicePower', runningAction({ command: 'start', resource: { type: 'service', id: '32' } }));
  hold('changeServicePower', answered.promise);
  await openPortal('/services/my');
  await box('db-1').click();
  await bar().getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => sent('changeServicePower')).toHaveLength(1);
  await bar().getByRole('button', { name: 'Clear the selection' }).click();
  await expect.element(bar()).not.toBeInTheDocument();
  answered.resolve();
  await expect.element(page.getByText('Starting 1 server.')).toBeVisible();
});
