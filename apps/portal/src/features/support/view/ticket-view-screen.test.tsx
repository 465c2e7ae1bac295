import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { StreamEvent, TicketMessage } from '@portico/contract';
import { answer, hold, openEvents, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { pageOf, sampleService, sampleTicket, sampleTicketSummary, sampleUser } from '../../../../test/samples.ts';
import { goTo } from '../../../platform/navigation.ts';
import { session, store } from '../../../platform/store.ts';

const done = { status: 'success', message: 'Done.' } as const;
const thread = () => page.getByRole('list', { name: 'Messages of ticket 512' });
const composer = () => page.getByRole('textbox', { name: 'Your reply' });
const changed: StreamEvent = {
  id: '9',
  type: 'ticket.changed',
  created_at: '2026-11-21T10:12:00Z',
  resource: { type: 'ticket', id: '512' },
  status: 'admin-reply',
};

const message = (id: number, body: string, kind: 'client' | 'operator' = 'operator'): TicketMessage => ({
  id,
  author: { kind, name: kind === 'client' ? 'Mira Novak' : 'Support' },
  body,
  attachments: [],
  created_at: '2026-11-21T11:00:00Z',
});

beforeEach(() => {
  localStorage.clear();
  answer('getTicket', sampleTicket);
  answer('listTickets', pageOf(sampleTicketSummary));
  answer('getFileLimits', { attachment_max_bytes: 2_000_000, attachments_per_message: 5, types: ['image/png'] });
});

test('the ticket shows who wrote what and when, its status and its topic', async () => {
  await openPortal('/supports/tickets/512');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Reverse DNS for mail.acme.dev' })).toBeVisible();
  await expect.element(thread().getByRole('listitem')).toHaveLength(3);
  await expect.element(thread().getByRole('listitem').nth(0)).toMatchTextContent(/Ticket opened/);
  await expect.element(thread().getByRole('listitem').nth(2)).toMatchTextContent(/Support.*Provider.*It is mail\.acme\.dev\./);
  const times = [...thread().element().querySelectorAll('time')];
  expect(times.map((time) => time.dateTime)).toEqual(['2026-11-21T09:30:00Z', '2026-11-21T09:30:00Z', '2026-11-21T10:12:00Z']);
  expect(times[2]?.title).toMatch(/^Nov 21, 2026/);
  expect(times[2]?.textContent).not.toBe(times[2]?.title);
  await expect.element(page.getByRole('link', { name: 'web-1.example.com' })).toHaveAttribute('href', '/services/31');
  await expect.poll(() => document.title).toBe('Reverse DNS for mail.acme.dev · Portico');
});

test('HTML in the subject, the thread and the confirmation stays text', async () => {
  const hostile = '<img src=x onerror="document.title=1"> javascript:alert(1) \u202egnp';
  answer('getTicket', { ...sampleTicket, subject: hostile, messages: [message(1, `${hostile}\nhttp://example.com`, 'client')] });
  await openPortal('/supports/tickets/512');
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/<img src=x/);
  await page.getByRole('button', { name: 'Close ticket' }).click();
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/<img src=x.*for good/);
  expect(document.querySelector('img')).toBeNull();
  const links = [...thread().element().querySelectorAll('a')];
  expect(links.map((link) => [link.getAttribute('href'), link.rel])).toEqual([['http://example.com', 'noopener noreferrer nofollow']]);
  await expect.poll(() => document.title).toBe('<img src=x onerror="document.title=1"> javascript:alert(1) gnp · Portico');
});

test('a new reply appears without losing the draft', async () => {
  const push = openEvents();
  await openPortal('/supports/tickets/512');
  await composer().fill('Half an answ');
  answer('getTicket', { ...sampleTicket, messages: [...sampleTicket.messages, message(3, 'And one more thing.')] });
  push(changed);
  await expect.element(thread()).toMatchTextContent(/And one more thing\./);
  await expect.element(composer()).toHaveValue('Half an answ');
});

test('sending a reply clears the field, and a failed reply stays in it', async () => {
  refuse('replyTicket', 500, { code: 'internal_error', message: 'Out of order.' });
  await openPortal('/supports/tickets/512');
  await composer().fill('Thank you.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect.element(page.getByText('Out of order.')).toBeVisible();
  await expect.element(composer()).toHaveValue('Thank you.');
  answer('replyTicket', done);
  answer('getTicket', {
    ...sampleTicket,
    status: 'customer-reply',
    messages: [...sampleTicket.messages, message(3, 'Thank you.', 'client')],
  });
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect.element(thread()).toMatchTextContent(/Thank you\./);
  await expect.element(composer()).toHaveValue('');
  expect(sent('replyTicket')[1]).toMatchObject({ query: { id: '512' }, body: { description: 'Thank you.' } });
  // The outcome of the first attempt is unknown, so the second one repeats it with the same key.
  expect(sent('replyTicket')[1]?.headers.get('idempotency-key')).toBe(sent('replyTicket')[0]?.headers.get('idempotency-key'));
});

test('what is typed while a reply is being sent stays for the next one', async () => {
  const answered = Promise.withResolvers<void>();
  answer('replyTicket', done);
  hold('replyTicket', answered.promise);
  await openPortal('/supports/tickets/512');
  await composer().fill('Thank you.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect.poll(() => sent('replyTicket')).toHaveLength(1);
  await composer().fill('Thank you. And one more thing.');
  answered.resolve();
  await expect.element(composer()).toHaveValue('And one more thing.');
});

test('closing asks for confirmation, says that it is final, and then no reply can be sent', async () => {
  answer('closeTicket', done);
  await openPortal('/supports/tickets/512');
  await page.getByRole('button', { name: 'Close ticket' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close ticket 512?' });
  await expect.element(question).toMatchTextContent(/nobody can reply to it or reopen it/);
  await question.getByRole('button', { name: 'Keep it open' }).click();
  expect(sent('closeTicket')).toHaveLength(0);
  await page.getByRole('button', { name: 'Close ticket' }).click();
  answer('getTicket', { ...sampleTicket, status: 'closed', closed_by: { kind: 'client', name: 'Mira Novak' } });
  await question.getByRole('button', { name: 'Close ticket' }).click();
  await expect.element(page.getByText('This ticket is closed for good.', { exact: false })).toBeVisible();
  await expect.element(thread().getByRole('listitem').last()).toMatchTextContent(/Mira Novak closed the ticket/);
  await expect.element(composer()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Close ticket' })).not.toBeInTheDocument();
});

test.each([
  ['en', 'Your reply', 'The ticket was closed before you sent this', 'Continue in a new ticket', 'Description', 'Subject'],
  ['ru', 'Ваш ответ', 'Тикет закрыли раньше, чем вы это отправили', 'Продолжить в новом тикете', 'Описание', 'Тема'],
] as const)(
  'a reply that the closing of its ticket interrupts is continued once in a new ticket (%s)',
  async (locale, reply, label, button, text, subject) => {
    const push = openEvents();
    answer('listServices', pageOf(sampleService));
    answer('listFaq', { categories: [], items: [] });
    await openPortal('/supports/tickets/512', { locale });
    await page.getByRole('textbox', { name: reply }).fill('It still fails.');
    answer('getTicket', { ...sampleTicket, status: 'closed', closed_by: { kind: 'operator', name: 'Support' } });
    push(changed);
    await expect.element(page.getByRole('textbox', { name: label })).toHaveValue('It still fails.');
    await expect.element(page.getByRole('textbox', { name: label })).toHaveFocus();
    const link = page.getByRole('link', { name: button });
    await expect.element(link).toBeVisible();
    // A double click, while the page that it opens loads.
    for (let click = 0; click < 2; click += 1) (link.element() as HTMLElement).click();
    await expect.element(page.getByRole('textbox', { name: text })).toHaveValue('It still fails.');
    await expect.element(page.getByRole('textbox', { name: subject })).toHaveValue(sampleTicket.subject);
    await goTo('/supports/tickets/512');
    await expect.element(page.getByRole('heading', { level: 1, name: sampleTicket.subject })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: label })).not.toBeInTheDocument();
  },
);

test.each([
  ['en', 'Images: a.png, b.png', 'Discard', 'Reply discarded', 'Undo'],
  ['ru', 'Изображения: a.png, b.png', 'Удалить', 'Ответ удалён', 'Вернуть'],
] as const)(
  'an unsent reply of images names them, and can be discarded and restored (%s)',
  fullOnly,
  async (locale, names, button, text, undo) => {
    const images = ['a', 'b'].map((id) => ({ key: id, name: `${id}.png`, bytes: 9, id, previewUrl: '/' }));
    localStorage.setItem('portico.draft.7.answer-512', JSON.stringify({ description: '', attachments: JSON.stringify(images) }));
    answer('getTicket', { ...sampleTicket, status: 'closed' });
    await openPortal('/supports/tickets/512', { locale });
    const main = page.getByRole('main');
    await expect.element(page.getByText(names)).toBeVisible();
    await expect.element(main.getByRole('textbox')).not.toBeInTheDocument();
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect.element(page.getByText(names)).not.toBeInTheDocument();
    expect(localStorage.getItem('portico.draft.7.answer-512')).toBeNull();
    await expect.element(main.getByText(text)).toBeVisible();
    await main.getByRole('button', { name: undo }).click();
    await expect.element(page.getByText(names)).toBeVisible();
    expect(localStorage.getItem('portico.draft.7.answer-512')).toContain('b.png');
    // Another tab continues it in a new ticket, so nothing is discarded here.
    localStorage.removeItem('portico.draft.7.answer-512');
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect.element(page.getByText(names)).not.toBeInTheDocument();
    await expect.element(main.getByText(text)).not.toBeInTheDocument();
  },
);

test.each([
  ['en', { kind: 'operator', name: 'Support' }, /^Support closed the ticket/],
  ['ru', { kind: 'operator', name: 'Support' }, /^Поддержка закрыла тикет/],
  ['en', null, /^Ticket closed/],
] as const)('the thread ends with who closed the ticket, where known (%s, %j)', async (locale, closedBy, event) => {
  answer('getTicket', { ...sampleTicket, status: 'closed', closed_by: closedBy });
  await openPortal('/supports/tickets/512', { locale });
  const last = page.getByRole('main').getByRole('list').last().getByRole('listitem').last();
  await expect.element(last).toMatchTextContent(event);
});

test('the confirmation says why the ticket could not be closed', fullOnly, async () => {
  refuse('closeTicket', 409, { code: 'ticket_closed', message: 'This ticket is closed.' });
  await openPortal('/supports/tickets/512');
  await page.getByRole('button', { name: 'Close ticket' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close ticket' }).click();
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/This ticket is closed\./);
});

test('messages on the screen are marked as read, except by an operator acting as the client', async () => {
  answer('markTicketRead', done);
  answer('getTicket', { ...sampleTicket, unread: true });
  await openPortal('/supports/tickets/512');
  await expect.poll(() => sent('markTicketRead').map(({ query }) => query)).toContainEqual({ id: '512' });
  const before = sent('markTicketRead').length;
  document.body.replaceChildren();
  const impersonation = { operator: 'Kim', reason: 'Ticket 512', can_write: true, until: '2099-01-01T00:00:00Z' };
  store.set(session.userAtom, { ...sampleUser, impersonation });
  answer('getAccountMeta', { ...sampleUser, impersonation });
  await expect.poll(() => store.get(session.userAtom)?.impersonation?.operator).toBe('Kim');
  expect(sent('markTicketRead')).toHaveLength(before);
});

test('earlier messages load on request, and none disappears when newer ones arrive', async () => {
  const push = openEvents();
  const all = [8, 9, 10, 11, 12].map((id) => message(id, `Message ${id}`));
  // The API returns the newest three.
  answer('getTicket', ({ query }) => {
    const earlier = all.filter(({ id }) => id < Number(query['before'] ?? Infinity));
    return { ...sampleTicket, messages: earlier.slice(-3), has_earlier: earlier.length > 3 };
  });
  await openPortal('/supports/tickets/512');
  await page.getByRole('button', { name: 'Show earlier messages' }).click();
  await expect.element(page.getByText('Message 9')).toBeVisible();
  expect(sent('getTicket').at(-1)?.query).toEqual({ id: '512', before: '10' });
  await expect.element(page.getByRole('button', { name: 'Show earlier messages' })).not.toBeInTheDocument();
  all.push(message(13, 'Message 13'));
  push(changed);
  await expect.element(page.getByText('Message 13')).toBeVisible();
  for (const { body } of all) await expect.element(page.getByText(body, { exact: true })).toBeVisible();
  await expect.element(page.getByText('Ticket opened')).toHaveLength(1);
});

test.each(['512', '0', 'abc', '99999999999'])('a missing or another client’s ticket shows as not found: %s', async (id) => {
  refuse('getTicket', 404, { code: 'not_found', message: 'Ticket not found' });
  await openPortal(`/supports/tickets/${id}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ticket not found' })).toBeVisible();
});

test.each([
  ['en', /Created.*Nov 21, 2026, 9:30.AM/],
  ['ru', /Создан.*21 нояб\. 2026.*09:30/],
] as const)('the ticket shows when it was opened (%s)', async (locale, text) => {
  await openPortal('/supports/tickets/512', { locale });
  await expect.element(page.getByRole('main')).toMatchTextContent(text);
});

test.each([
  ['Linux x86_64', 'en', 'Ctrl+Enter to send'],
  ['MacIntel', 'ru', 'Отправить: ⌘+Enter'],
] as const)('the form names the keys that send on %s (%s)', async (platform, locale, hint) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  await openPortal('/supports/tickets/512', { locale });
  await expect.element(page.getByText(hint)).toBeVisible();
});
