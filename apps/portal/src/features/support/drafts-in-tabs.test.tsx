import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, hold, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { pageOf, sampleService, sampleTicket } from '../../../test/samples.ts';
import { imageFile, takeUploads } from '../../../test/uploads.ts';

const replyKey = 'portico.draft.7.answer-512';
const ticketKey = 'portico.draft.7.ticket';
const half = { description: 'Half a', attachments: '' };
const images = JSON.stringify([{ key: 'a', name: 'a.png', bytes: 9, id: 'a', previewUrl: '/' }]);
const whole = { description: 'Half a reply, and the rest.', attachments: images };

const composer = () => page.getByRole('textbox', { name: 'Your reply' });
const subject = () => page.getByRole('textbox', { name: 'Subject' });
const description = () => page.getByRole('textbox', { name: 'Description' });
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

function store(key: string, draft: object | null): void {
  if (draft) localStorage.setItem(key, JSON.stringify(draft));
  else localStorage.removeItem(key);
}

/** As another tab does. */
function storeElsewhere(key: string, draft: object | null): void {
  store(key, draft);
  dispatchEvent(new StorageEvent('storage', { key }));
}

/** Waits until the screen would show what an event has changed. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  answer('getTicket', sampleTicket);
  answer('listServices', pageOf(sampleService));
  answer('listFaq', { categories: [], items: [] });
  answer('getFileLimits', { attachment_max_bytes: 2_000_000, attachments_per_message: 5, types: ['image/png'] });
});
afterEach(() => vi.unstubAllGlobals());

test('a reply that another tab finishes and sends leaves nothing of it here', async () => {
  await openPortal('/supports/tickets/512');
  await composer().fill('Half a');
  await page.getByRole('heading', { level: 1 }).click();
  storeElsewhere(replyKey, whole);
  await expect.element(composer()).toHaveValue(whole.description);
  await expect.element(page.getByText('a.png')).toBeVisible();
  storeElsewhere(replyKey, null);
  await expect.element(composer()).toHaveValue('');
  await expect.element(page.getByText('a.png')).not.toBeInTheDocument();
  await expect.element(composer()).not.toHaveAttribute('aria-invalid', 'true');
  expect(stored(replyKey)).toBeNull();
  await composer().fill('N');
  expect(stored(replyKey)).toEqual({ description: 'N', attachments: '' });
});

test('a reply that was sent while the page was in the back-forward cache is gone when it is restored', async () => {
  await openPortal('/supports/tickets/512');
  await composer().fill('Half a');
  store(replyKey, null);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  await settled();
  await expect.element(composer()).toHaveValue('Half a');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(composer()).toHaveValue('');
});

test('what another tab types is not overwritten by what this one has read before', async () => {
  await openPortal('/supports/tickets/512');
  await expect.element(composer()).toHaveValue('');
  storeElsewhere(replyKey, half);
  // The event of this change comes later.
  store(replyKey, { ...half, description: 'Half a r' });
  await expect.element(composer()).toHaveValue('Half a');
  expect(stored(replyKey)).toMatchObject({ description: 'Half a r' });
});

test('a draft of another ticket or user changes nothing here', async () => {
  await openPortal('/supports/tickets/512');
  await composer().fill('Half a');
  store(replyKey, null);
  for (const key of ['portico.draft.7.answer-513', 'portico.draft.8.answer-512', ticketKey]) storeElsewhere(key, whole);
  await settled();
  await expect.element(composer()).toHaveValue('Half a');
});

test('a reply that is being sent here keeps its text', async () => {
  const answered = Promise.withResolvers<void>();
  answer('replyTicket', { status: 'success', message: 'Sent' });
  hold('replyTicket', answered.promise);
  await openPortal('/supports/tickets/512');
  await composer().fill('Half a reply');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect.poll(() => sent('replyTicket')).toHaveLength(1);
  storeElsewhere(replyKey, null);
  await settled();
  await expect.element(composer()).toHaveValue('Half a reply');
  await composer().fill('Half a reply and more');
  answered.resolve();
  await expect.element(composer()).toHaveValue('and more');
  await expect.poll(() => stored(replyKey)).toMatchObject({ description: 'and more' });
  storeElsewhere(replyKey, null);
  await expect.element(composer()).toHaveValue('');
});

test('a reply that replaces another one while that is sent is stored, and stays when its page is restored', async () => {
  const answered = Promise.withResolvers<void>();
  answer('replyTicket', { status: 'success', message: 'Sent' });
  hold('replyTicket', answered.promise);
  await openPortal('/supports/tickets/512');
  await composer().fill('Thank you.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect.poll(() => sent('replyTicket')).toHaveLength(1);
  await composer().fill('And another question.');
  answered.resolve();
  await expect.element(page.getByRole('button', { name: 'Send reply' })).not.toHaveAttribute('aria-busy', 'true');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settled();
  expect(stored(replyKey)).toMatchObject({ description: 'And another question.' });
  await expect.element(composer()).toHaveValue('And another question.');
});

test('a reply whose image is not uploaded yet, or whose text could not be stored, keeps both', async () => {
  const uploads = takeUploads();
  vi.spyOn(console, 'error').mockReturnValue();
  await openPortal('/supports/tickets/512');
  await composer().fill('Half a');
  await userEvent.upload(page.getByLabelText('Images', { exact: false }).first(), imageFile('console.png'));
  await expect.poll(() => uploads.length).toBe(1);
  storeElsewhere(replyKey, null);
  await settled();
  await expect.element(page.getByText('console.png')).toBeVisible();
  await expect.element(composer()).toHaveValue('Half a');
  await page.getByRole('button', { name: 'Remove console.png' }).click();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await composer().fill('Half a reply');
  full.mockRestore();
  storeElsewhere(replyKey, half);
  await settled();
  await expect.element(composer()).toHaveValue('Half a reply');
});

test('a word in a ticket that was opened earlier does not replace the longer draft of another tab', async () => {
  await openPortal('/supports/create-ticket');
  await expect.element(subject()).toHaveValue('');
  // In an order that this form does not store.
  const draft = { description: 'Which name?', attachments: images, subject: 'Reverse DNS', service_id: '31', department: 'finance' };
  storeElsewhere(ticketKey, draft);
  await expect.element(description()).toHaveValue('Which name?');
  await expect.element(page.getByRole('radio', { name: /Finance/ })).toBeChecked();
  await expect.element(page.getByRole('combobox', { name: 'Service' })).toHaveValue('web-1.example.com · VPS NVMe 8');
  await expect.element(page.getByText('a.png')).toBeVisible();
  await subject().fill('Reverse DNS!');
  expect(stored(ticketKey)).toEqual({ ...draft, subject: 'Reverse DNS!' });
  localStorage.removeItem(ticketKey);
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await expect.element(subject()).toHaveValue('');
  await expect.element(page.getByRole('radio', { name: /Finance/ })).not.toBeChecked();
});
