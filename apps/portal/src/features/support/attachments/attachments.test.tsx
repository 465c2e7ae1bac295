import { fullOnly } from '@portico/test-depth/daily-if';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, openEvents, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { sampleTicket } from '../../../../test/samples.ts';
import { imageFile, sampleAttachment, takeUploads } from '../../../../test/uploads.ts';
import { changeLocale } from '../../../platform/locale.ts';
import { store } from '../../../platform/store.ts';

const choice = (label = 'Images') => page.getByLabelText(label, { exact: false });
const choose = (...files: File[]) => userEvent.upload(choice().first(), files);
const send = () => page.getByRole('button', { name: 'Send reply' });
const composer = () => page.getByRole('textbox', { name: 'Your reply' });
const draft = () => localStorage.getItem('portico.draft.7.answer-512') ?? '';

beforeEach(() => {
  localStorage.clear();
  answer('getTicket', sampleTicket);
  answer('getFileLimits', { attachment_max_bytes: 2_000_000, attachments_per_message: 5, types: ['image/jpeg', 'image/png', 'image/gif'] });
  answer('replyTicket', { status: 'success', message: 'Sent' });
  answer('removeFile', { status: 'success', message: 'Removed' });
});
afterEach(() => vi.unstubAllGlobals());

test('a chosen image uploads with its progress, and the message is sent with it', async () => {
  const uploads = takeUploads();
  await openPortal('/supports/tickets/512');
  await expect.element(page.getByText('JPG, PNG or GIF, up to 2 MB each, at most 5 images.')).toBeVisible();
  await choose(imageFile('console.png'));
  await expect.poll(() => uploads.length).toBe(1);
  expect(uploads[0]?.name).toBe('console.png');
  expect(uploads[0]?.headers).toMatchObject({
    Accept: 'application/json',
    'Content-Type': 'application/octet-stream',
    Authorization: expect.stringMatching(/^Bearer /),
  });
  uploads[0]?.progress(0.4);
  await expect.element(page.getByRole('progressbar', { name: 'console.png' })).toHaveAttribute('aria-valuenow', '40');
  await composer().fill('Here it is.');
  // Sending waits for the upload.
  await send().click();
  expect(sent('replyTicket')).toHaveLength(0);
  uploads[0]?.answer({ id: '6b0f0f2e-52cb-4c43-9b0b-0d7c8f6f4c11' });
  await expect
    .poll(() => sent('replyTicket')[0]?.body)
    .toEqual({
      description: 'Here it is.',
      attachments: ['6b0f0f2e-52cb-4c43-9b0b-0d7c8f6f4c11'],
    });
  await expect.element(composer()).toHaveValue('');
  await expect.element(page.getByText('console.png')).not.toBeInTheDocument();
});

test('a file that is not an image, is too large or exceeds the limit is not uploaded, and is named', async () => {
  const uploads = takeUploads();
  await openPortal('/supports/tickets/512');
  await expect.element(page.getByText(/up to 2 MB/)).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const drop = (...files: File[]) => {
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    input?.parentElement?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  };
  drop(imageFile('notes.txt', 5, 'text/plain'), imageFile('huge.png', 2_000_001));
  await expect.element(page.getByText('notes.txt isn’t a JPG, PNG or GIF image. huge.png is larger than 2 MB.')).toBeVisible();
  expect(uploads).toHaveLength(0);
  drop(...['1.png', '2.png', '3.png', '4.png', '5.png', '6.png'].map((name) => imageFile(name)));
  await expect.element(page.getByText('6.png wasn’t added: a message can have at most 5 images.')).toBeVisible();
  // Two upload at once; the others wait.
  await expect.poll(() => uploads.length).toBe(2);
  await expect.element(page.getByText('Waiting')).toHaveLength(3);
  uploads[0]?.answer();
  await expect.poll(() => uploads.length).toBe(3);
});

test('an image can be pasted into the form and cancelled while it uploads', fullOnly, async () => {
  const uploads = takeUploads();
  await openPortal('/supports/tickets/512');
  await expect.element(composer()).toBeVisible();
  const clipboardData = new DataTransfer();
  clipboardData.items.add(imageFile('pasted.png'));
  composer()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  await expect.poll(() => uploads.length).toBe(1);
  await page.getByRole('button', { name: 'Remove pasted.png' }).click();
  expect(uploads[0]?.isAborted()).toBe(true);
  await expect.element(page.getByText('pasted.png')).not.toBeInTheDocument();
  expect(sent('removeFile')).toHaveLength(0);
});

test('removing an uploaded image also deletes it on the server', fullOnly, async () => {
  const uploads = takeUploads();
  await openPortal('/supports/tickets/512');
  await choose(imageFile('console.png'));
  await expect.poll(() => uploads.length).toBe(1);
  uploads[0]?.answer({ id: '6b0f0f2e-52cb-4c43-9b0b-0d7c8f6f4c11' });
  await expect.element(page.getByText('Attached')).toBeVisible();
  await page.getByRole('button', { name: 'Remove console.png' }).click();
  await expect.poll(() => sent('removeFile')[0]?.query).toEqual({ id: '6b0f0f2e-52cb-4c43-9b0b-0d7c8f6f4c11' });
});

test('a failed upload shows at its file, can be retried, and blocks sending until it is resolved', async () => {
  const uploads = takeUploads();
  await openPortal('/supports/tickets/512');
  await choose(imageFile('console.png'));
  await composer().fill('Here it is.');
  await expect.poll(() => uploads.length).toBe(1);
  uploads[0]?.lose();
  await expect.element(page.getByText('Connection lost. Try again.')).toBeVisible();
  await send().click();
  await expect.element(page.getByText('Some images couldn’t be uploaded. Try again or remove them.')).toBeVisible();
  expect(sent('replyTicket')).toHaveLength(0);
  await page.getByRole('button', { name: 'Upload console.png again' }).click();
  await expect.poll(() => uploads.length).toBe(2);
  uploads[1]?.refuse(422, { code: 'image_unreadable', message: 'No image.' });
  await expect.element(page.getByText('We can’t read this image. It may be damaged.')).toBeVisible();
  await page.getByRole('button', { name: 'Upload console.png again' }).click();
  await expect.poll(() => uploads.length).toBe(3);
  uploads[2]?.refuse(429, { code: 'too_many_requests', message: 'Too many uploads.' });
  await expect.element(page.getByText('Too many uploads.')).toBeVisible();
  await changeLocale(store, 'ru');
  await expect.element(page.getByRole('button', { name: 'Убрать console.png' })).toBeVisible();
  await expect.element(page.getByText('Too many uploads.')).not.toBeInTheDocument();
  await changeLocale(store, 'en');
  await page.getByRole('button', { name: 'Remove console.png' }).click();
  await send().click();
  await expect.poll(() => sent('replyTicket')[0]?.body).toEqual({ description: 'Here it is.', attachments: [] });
});

test('a reload keeps uploaded images in the draft and reports those that the server has deleted since', fullOnly, async () => {
  const uploads = takeUploads();
  await openPortal('/supports/tickets/512');
  await choose(imageFile('console.png'));
  await composer().fill('Here it is.');
  await expect.poll(() => uploads.length).toBe(1);
  uploads[0]?.answer({ id: '6b0f0f2e-52cb-4c43-9b0b-0d7c8f6f4c11' });
  await expect.poll(draft).toContain('6b0f0f2e');
  document.body.replaceChildren();
  await openPortal('/supports/tickets/512');
  await expect.element(page.getByText('console.png')).toBeVisible();
  refuse('replyTicket', 422, { code: 'validation_failed', errors: [{ path: 'attachments', code: 'not_in_list', params: {} }] });
  await send().click();
  await expect.element(page.getByText('This file is no longer on the server. Add it again.')).toBeVisible();
  await expect.element(composer()).toHaveValue('Here it is.');
  await page.getByRole('button', { name: 'Remove console.png' }).click();
  answer('replyTicket', { status: 'success', message: 'Sent' });
  await send().click();
  await expect.poll(draft).toBe('');
});

test.each([
  { status: 413, statusText: 'Request Entity Too Large', shown: 'This file is too large.' },
  { status: 502, statusText: 'Bad Gateway', shown: 'The server couldn’t respond. Try again in a moment.' },
])('an upload that a proxy answers with $status shows the portal’s own words', async ({ status, statusText, shown }) => {
  const uploads = takeUploads();
  await openPortal('/supports/tickets/512');
  await choose(imageFile('console.png'));
  await expect.poll(() => uploads.length).toBe(1);
  uploads[0]?.block(status, statusText);
  await expect.element(page.getByText(shown)).toBeVisible();
  await expect.element(page.getByText(statusText)).not.toBeInTheDocument();
});

test('a message’s images open large, arrow keys move between them, and Escape returns to the pressed one', fullOnly, async () => {
  const attachments = ['one', 'two', 'three'].map((id) => sampleAttachment(id));
  answer('getTicket', {
    ...sampleTicket,
    messages: sampleTicket.messages.map((message, index) => (index === 0 ? { ...message, attachments } : message)),
  });
  await openPortal('/supports/tickets/512');
  const two = page.getByRole('button', { name: 'Open two.png' });
  await two.click();
  const viewer = page.getByRole('dialog', { name: 'two.png' });
  await expect.element(viewer).toMatchTextContent(/2 of 3/);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('dialog', { name: 'three.png' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next image' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'three.png');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(page.getByRole('dialog', { name: 'one.png' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(two).toHaveFocus();
});

test('an expired link is requested again, once', async () => {
  const [stale, fresh] = [sampleAttachment('one', { preview_url: '/no-such-picture' }), sampleAttachment('one')];
  const withIt = (attachment: typeof fresh) => ({
    ...sampleTicket,
    messages: sampleTicket.messages.map((message) => ({ ...message, attachments: [attachment] })).slice(0, 1),
  });
  let requestCount = 0;
  answer('getTicket', () => withIt((requestCount += 1) === 1 ? stale : fresh));
  await openPortal('/supports/tickets/512');
  await expect
    .poll(() => page.getByRole('button', { name: 'Open one.png' }).element().querySelector('img')?.getAttribute('src'))
    .toBe(fresh.preview_url);
  expect(requestCount).toBe(2);
});

test('an image that is gone is not requested without end when each answer has a new link', async () => {
  let requestCount = 0;
  answer('getTicket', () => ({
    ...sampleTicket,
    messages: sampleTicket.messages.slice(0, 1).map((message) => ({
      ...message,
      attachments: [sampleAttachment('one', { preview_url: `/no-such-picture?${(requestCount += 1)}` })],
    })),
  }));
  await openPortal('/supports/tickets/512');
  await expect.element(page.getByRole('button', { name: 'Open one.png' })).toBeVisible();
  await expect.poll(() => requestCount).toBeGreaterThan(1);
  await new Promise((resolve) => setTimeout(resolve, 500));
  // Opening the page loads the ticket once or twice.
  expect(requestCount).toBeLessThan(4);
});

test('the upload limit of the server is shown in Russian too', async () => {
  await openPortal('/supports/tickets/512', { locale: 'ru' });
  await expect.element(page.getByText(/JPG, PNG или GIF.*2\sМБ/)).toBeVisible();
});

test('the closing of a ticket leaves the focus where a writer has moved it', fullOnly, async () => {
  const uploads = takeUploads();
  const push = openEvents();
  await openPortal('/supports/tickets/512');
  await composer().fill('It still fails.');
  await choose(imageFile('console.png'));
  await expect.poll(() => uploads.length).toBe(1);
  uploads[0]?.lose();
  // The button disappears with the focus.
  await page.getByRole('button', { name: 'Upload console.png again' }).click();
  await expect.poll(() => uploads.length).toBe(2);
  const link = page.getByRole('link', { name: 'web-1.example.com' });
  (link.element() as HTMLElement).focus();
  answer('getTicket', { ...sampleTicket, status: 'closed' });
  const resource = { type: 'ticket', id: '512' } as const;
  push({ id: '9', type: 'ticket.changed', created_at: '2026-11-21T10:12:00Z', resource, status: 'closed' });
  await expect.element(page.getByText('The ticket was closed before you sent this')).toBeVisible();
  await expect.element(link).toHaveFocus();
});
