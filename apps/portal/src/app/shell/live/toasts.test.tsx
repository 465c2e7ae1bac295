import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Action, StreamEvent } from '@portico/contract';
import { answer, hold, openEvents, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { pageOf, sampleInvoice, samplePayment, sampleService } from '../../../../test/samples.ts';
import { runningAction, sampleServer } from '../../../../test/service-samples.ts';
import { notify, paymentFact } from '../../../platform/notifications.tsx';

function event(id: number, type: StreamEvent['type'], resource: StreamEvent['resource'], status: string): StreamEvent {
  return { id: String(id), type, created_at: '2026-11-22T10:00:00Z', resource, status };
}

async function openWithEvents(address: string) {
  const push = openEvents();
  const portal = await openPortal(address);
  await expect.poll(() => sent('streamEvents').length).toBe(1);
  return { push, portal };
}

test('a payment shows one toast, however many events report it', async () => {
  const { push } = await openWithEvents('/settings/payment');
  notify.success('The invoice is paid.', undefined, paymentFact);
  await expect.element(page.getByText('The invoice is paid.')).toBeVisible();
  push(event(1, 'payment.changed', { type: 'payment', id: 'p-9' }, 'succeeded'));
  await expect.element(page.getByText('Payment received.')).toBeVisible();
  await expect.element(page.getByText('The invoice is paid.')).not.toBeInTheDocument();
});

test('the newest outcome of a server takes the place of the one before, and leaves that of another matter', async () => {
  answer('listServices', pageOf(sampleService));
  const { push } = await openWithEvents('/services/my');
  await expect.element(page.getByRole('link', { name: 'web-1.example.com' })).toBeVisible();
  const end = (id: number, command: Action['command']) => {
    const action = runningAction({ id: `a-${id}`, command, status: 'success', progress: 100 });
    push({ ...event(id, 'action.changed', { type: 'service', id: '31' }, 'success'), action });
  };
  end(1, 'enable_vnc');
  await expect.element(page.getByText('VNC is enabled on web-1.example.com.')).toBeVisible();
  end(2, 'stop');
  await expect.element(page.getByText('web-1.example.com is stopped.')).toBeVisible();
  end(3, 'start');
  await expect.element(page.getByText('web-1.example.com is running.')).toBeVisible();
  expect(page.getByText('web-1.example.com is stopped.').elements()).toEqual([]);
  expect(page.getByText('VNC is enabled on web-1.example.com.').elements()).toHaveLength(1);
});

test('a payment shows no toast when the page reports its outcome', async () => {
  answer('getInvoice', sampleInvoice);
  answer('listPaymentMethods', { items: [] });
  answer('syncPayment', { ...samplePayment, status: 'succeeded' });
  const { push } = await openWithEvents(`/invoices/invoice/10040?payment=${samplePayment.id}`);
  await expect.element(page.getByRole('main').getByText('Payment received.')).toBeVisible();
  const before = sent('syncPayment').length;
  push(event(1, 'payment.changed', { type: 'payment', id: samplePayment.id }, 'succeeded'));
  await expect.poll(() => sent('syncPayment').length).toBeGreaterThan(before);
  await expect.element(page.getByText('Payment received.')).toHaveLength(1);
});

test('a toast names the server that became active, and one toast sums up several', fullOnly, async () => {
  answer('listServices', pageOf(sampleService, { ...sampleService, id: 32, hostname: 'web-2.example.com' }));
  const { push } = await openWithEvents('/services/my');
  await expect.element(page.getByRole('link', { name: 'web-2.example.com' })).toBeVisible();
  push(event(1, 'service.activated', { type: 'service', id: '31' }, 'active'));
  await expect.element(page.getByText('web-1.example.com is active.')).toBeVisible();
  push(event(2, 'service.activated', { type: 'service', id: '31' }, 'active'));
  push(event(3, 'service.activated', { type: 'service', id: '32' }, 'active'));
  await expect.element(page.getByText('2 services are active.')).toBeVisible();
});

test('a toast names a server that no list shows, although another event refetches services meanwhile', fullOnly, async () => {
  const { push } = await openWithEvents('/settings/payment');
  answer('getService', sampleServer);
  const answered = Promise.withResolvers<void>();
  hold('getService', answered.promise);
  push(event(1, 'service.activated', { type: 'service', id: '31' }, 'active'));
  await expect.poll(() => sent('getService')).toHaveLength(1);
  push(event(2, 'service.power_changed', { type: 'service', id: '31' }, 'running'));
  // The refetch follows in another task.
  await new Promise((resolve) => setTimeout(resolve, 50));
  answered.resolve();
  await expect.element(page.getByText(/ is active\.$/)).toHaveTextContent('web-1.example.com is active.');
});

test('a replayed event updates the page without a toast', async () => {
  answer('listServices', pageOf(sampleService, { ...sampleService, id: 32, hostname: 'web-2.example.com' }));
  const { push } = await openWithEvents('/services/my');
  await expect.element(page.getByRole('link', { name: 'web-2.example.com' })).toBeVisible();
  push({ ...event(1, 'service.activated', { type: 'service', id: '31' }, 'active'), replayed: true });
  await expect.poll(() => sent('listServices').length).toBe(2);
  push(event(2, 'service.activated', { type: 'service', id: '32' }, 'active'));
  await expect.element(page.getByText('web-2.example.com is active.')).toBeVisible();
  expect(page.getByText('web-1.example.com is active.').elements()).toEqual([]);
});

test('a service that changes in another way updates the page without a toast', async () => {
  answer('listServices', pageOf(sampleService));
  const { push } = await openWithEvents('/services/my');
  await expect.element(page.getByRole('link', { name: 'web-1.example.com' })).toBeVisible();
  answer('listServices', pageOf({ ...sampleService, hostname: 'renamed.example.com' }));
  push(event(1, 'service.rdns_changed', { type: 'service', id: '31' }, 'active'));
  push(event(2, 'service.cancellation_requested', { type: 'service', id: '31' }, 'active'));
  await expect.element(page.getByRole('link', { name: 'renamed.example.com' })).toBeVisible();
  expect(page.getByText('is active.').elements()).toEqual([]);
});

test('a repeated message shows one toast', async () => {
  answer('listServices', pageOf(sampleService));
  await openPortal('/services/my');
  for (let time = 0; time < 3; time += 1) notify.error('The password is wrong.');
  notify.error('Something else.');
  await expect.element(page.getByText('Something else.')).toBeVisible();
  expect(page.getByText('The password is wrong.').elements()).toHaveLength(1);
});

test('a failure toast closes with its screen, and a success toast stays', fullOnly, async () => {
  answer('listInvoices', pageOf());
  await openPortal('/settings/payment');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Payment settings' })).toBeVisible();
  notify.error('It was refused.');
  notify.success('It was done.');
  await expect.element(page.getByText('It was refused.')).toBeVisible();
  await page.getByRole('link', { name: 'My invoices' }).click();
  await expect.element(page.getByText('It was refused.')).not.toBeInTheDocument();
  await expect.element(page.getByText('It was done.')).toBeVisible();
});

test('no toast covers the header of a phone', async () => {
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(1440, 900));
  await openPortal('/settings/payment');
  notify.success('It was done on a phone.');
  await expect.element(page.getByText('It was done on a phone.')).toBeVisible();
  const header = page.getByRole('banner').element().getBoundingClientRect();
  await expect.poll(() => page.getByText('It was done on a phone.').element().getBoundingClientRect().top).toBeGreaterThan(header.bottom);
});

test('a shell toast shows at the top right for 10,000 ms', fullOnly, async () => {
  await openPortal('/settings/payment');
  notify.info('The first one brings the toaster along.');
  await expect.element(page.getByText('The first one brings the toaster along.')).toBeVisible();
  // A hovering pointer would pause the timer.
  await page.getByRole('heading', { level: 1 }).hover();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const shown = () => page.getByRole('listitem').filter({ hasText: 'It was done in ten seconds.' }).elements()[0];
  notify.success('It was done in ten seconds.');
  // `expect.poll` would advance the fake clock.
  while (shown()?.getAttribute('data-mounted') !== 'true') {
    await vi.advanceTimersByTimeAsync(0);
    await new Promise(requestAnimationFrame);
  }
  expect(shown()?.getAttribute('data-y-position')).toBe('top');
  expect(shown()?.getAttribute('data-x-position')).toBe('right');
  await vi.advanceTimersByTimeAsync(9999);
  expect(shown()?.getAttribute('data-removed')).toBe('false');
  await vi.advanceTimersByTimeAsync(1);
  while (shown()?.getAttribute('data-removed') === 'false') await new Promise(requestAnimationFrame);
});
