import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { operations } from '@portico/contract/operations';
import type { OperationId } from '@portico/contract/operations';
import { isFullRun } from '@portico/test-depth';
import { hostileWords, steering } from '@portico/rule-table/hostile-words';
import { closeTicket } from './support/close-ticket.ts';
import { configureServer, orderNow } from './support/order-flow.ts';
import { test } from './support/portal-fixture.ts';
import { readPdf } from './support/read-pdf.ts';
import { memberScreens } from './support/screens.ts';
import { say } from './support/texts.ts';
import { enterAsDemo, enterAsStranger } from './support/visitor.ts';
import { fullOnly } from './support/daily-if.ts';

const t = say('en');

/** Nothing from the data became an element or ran, and no title or policy changed. */
async function expectHarmless(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: 'ran' in globalThis,
    elements: document.querySelectorAll('[onerror], [onload], img[src="x"], a[href^="javascript:"]').length,
    title: document.title,
  }));
  expect(found, where).toMatchObject({ ran: false, elements: 0 });
  // A ticket's subject appears in the title, so it must not contain characters that reorder the text around it.
  expect(found.title, where).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
}

test(
  'no text that a person writes runs as code in a list, view, title, toast, email, PDF, CSV or terminal',
  fullOnly,
  async ({ page, sellingApi: api, stranger }) => {
    test.slow();
    const refusedByPolicy: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted Type/iu.test(message.text())) refusedByPolicy.push(message.text());
    });
    page.on('dialog', (dialog) => refusedByPolicy.push(dialog.message()));
    await enterAsStranger(page, api, stranger, 'en');
    const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
    const call = async (id: OperationId, body: object, query = ''): Promise<{ status: number; answer: Record<string, unknown> }> => {
      const response = await fetch(`${api.origin}${operations[id].path}${query}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token.replaceAll('"', '')}`,
          'idempotency-key': randomUUID(),
          'content-type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
        },
        body: body instanceof Blob ? body : JSON.stringify(body),
      });
      return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
    };

    // The profile accepts printable text, which appears on invoices. It refuses control characters, and names accept letters only.
    const person = { first_name: 'Mira', last_name: 'Novak', country: 'DE', phone: null, language: 'en', telegram_id: null, vat_id: null };
    for (const text of hostileWords) {
      const lines = { company_name: text, address: text, city: text, state: text, zip_code: text.slice(0, 10) };
      const { status } = await call('updateClientProfile', { ...person, ...lines });
      expect(status, text).toBe(/[\p{Cc}\p{Cf}]/u.test(text) ? 422 : 200);
      expect((await call('updateClientProfile', { ...person, ...lines, first_name: text })).status).toBe(422);
    }
    const [, image, , formula] = hostileWords;
    const written = { company_name: image, address: formula, city: hostileWords[0], state: hostileWords[2], zip_code: '1' };
    expect((await call('updateClientProfile', { ...person, ...written })).status).toBe(200);
    await configureServer(page, 'en', 'harmless.example.com');
    const invoice = await orderNow(page, 'en');
    await expectHarmless(page, 'an invoice');
    const saving = async (button: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button, exact: true }).click(),
      ]);
      return download;
    };
    const pdf = await readPdf(await saving(t('invoices.view.document')));
    expect([pdf.text.includes(image), pdf.hasEInvoice]).toEqual([true, true]);

    const picture = new Blob([new Uint8Array(await page.screenshot())]);
    const write = async (subject: string, description: string): Promise<string> => {
      const { answer: file } = await call('uploadFile', picture, `?name=${encodeURIComponent(`${subject}.png`)}`);
      const ticket = { subject: subject.slice(0, 60), description, department: 'support', service_id: null };
      const { status, answer } = await call('createTicket', { ...ticket, attachments: [file['id']] });
      expect(status, subject).toBe(200);
      return String(answer['ticket_id']);
    };
    const shown = (text: string) => text.replaceAll(/[\p{Cc}]/gu, '');
    for (const text of hostileWords) {
      const id = await write(text, text);
      await page.goto(`${api.origin}/supports/tickets/${id}`);
      const thread = page.getByRole('list', { name: t('support.ticket.thread', { id }) });
      await expect(thread).toContainText(shown(text));
      await thread.getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectHarmless(page, `a ticket with ${text}`);
    }

    // The same words again, in a reply, an email, a terminal and the closed ticket.
    const id = await write(image, hostileWords.join('\n'));
    await api.operator('ticket', 'answer', id, hostileWords.join('\n'));
    const terminal = [await api.operator('ticket', 'list'), await api.operator('ticket', 'show', id)];
    terminal.push(await api.operator('client', 'show', stranger.email));
    for (const output of terminal) expect(output).not.toMatch(/[^\P{C}\n\ufffd]/u);
    expect(terminal[1]).toContain(image);
    const mail = await api.mailed(stranger.email, 'support-answer');
    const html = mail.slice(mail.search(/content-type: text\/html/iu));
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<img|<svg|[^\P{Cc}\r\n\t]/iu);
    await page.goto(`${api.origin}/supports/tickets/${id}`);
    const thread = page.getByRole('list', { name: t('support.ticket.thread', { id }) });
    for (const text of hostileWords) await expect(thread).toContainText(shown(text));
    await closeTicket(page, 'en');
    await expectHarmless(page, 'a ticket that is answered and closed, and its toast');

    for (const address of ['/supports/tickets', '/settings/client', '/settings/user', '/services/my', `/invoices/invoice/${invoice}`]) {
      await page.goto(`${api.origin}${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectHarmless(page, address);
    }
    await page.goto(`${api.origin}/supports/tickets?q=${encodeURIComponent(image)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectHarmless(page, 'a search');
    await page.goto(`${api.origin}/invoices/statement`);
    const csv = await readFile(await (await saving(t('invoices.statement.save'))).path(), 'utf8');
    expect(csv.split(/[\r\n;,]+/u).filter((cell) => /^"?[=+@\t]/u.test(cell))).toEqual([]);
    expect(refusedByPolicy).toEqual([]);
  },
);

/** The fields of an answer that hold words of people, providers and machines: names and messages. */
const wordsOfAnswers = new Set(
  'name first_name last_name firstname company_name address city state label title subject body description reason comment hostname value message brand browser system author_name category tariff_name'.split(
    ' ',
  ),
);
const inert = hostileWords.filter((word) => !steering.test(word)).join(' ');

function madeHostile(value: unknown, key = ''): unknown {
  // Codes of the contract, such as a balance entry's reason, are not people's words.
  if (typeof value === 'string') return wordsOfAnswers.has(key) && !/^[a-z][a-z_-]*$/u.test(value) ? inert : value;
  if (Array.isArray(value)) return value.map((one) => madeHostile(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, madeHostile(inner, name)]));
}

test('no text in an API response runs as code in a screen, title or toast', async ({ page, api }) => {
  if (isFullRun) test.slow();
  const refusedByPolicy: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted Type/iu.test(message.text())) refusedByPolicy.push(message.text());
  });
  // A toast shows the API's words for a refused sign-in.
  const problem = {
    type: 'about:blank',
    title: '',
    status: 422,
    code: 'credentials_invalid',
    message: inert,
    errors: [],
    request_id: 'r-1',
  };
  await page.route(`**${operations.login.path}`, (route) => route.fulfill({ status: 422, json: problem }));
  await page.goto(`${api.origin}/auth/login`);
  await page.getByLabel(t('auth.email'), { exact: true }).fill('demo@portico.test');
  await page.getByLabel(t('auth.password'), { exact: true }).fill('Portico-2026');
  await page.getByRole('button', { name: t('auth.sign-in.submit'), exact: true }).click();
  await expect(page.getByRole('region', { name: new RegExp(t('vocabulary.notifications'), 'u') })).toContainText(hostileWords[0]);
  await expectHarmless(page, 'a toast');
  await page.unroute(`**${operations.login.path}`);

  await enterAsDemo(page, api, null);
  await page.goto(`${api.origin}/services/my`);
  const service = await page.getByRole('link', { name: 'edge-fra-01.acme.dev' }).getAttribute('href');
  const invoice = '/invoices/invoice/10040';
  await page.route('**/v1/**', async (route) => {
    if (route.request().url().includes(operations.streamEvents.path)) return route.continue();
    const response = await route.fetch();
    if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
    return route.fulfill({ response, json: madeHostile(await response.json()) });
  });
  const tabs = ['', '/network', '/iso', '/reinstall', '/traffic', '/cancellation', '/activity'].map((tab) => `${service}${tab}`);
  const addresses = new Set([...memberScreens.filter(({ act }) => act === undefined).map(({ path }) => path), ...tabs, invoice]);
  // Nothing that was found, settings that name nothing, and a form whose list of services opens on demand.
  const wordless = [
    '/invoices?q=nothing-like-this',
    '/invoices/invoice/999999',
    '/settings/notifications',
    '/services/999999',
    '/supports/create-ticket',
  ];
  expect([...addresses]).toEqual(expect.arrayContaining(wordless));
  // A list, a form, a thread, an answer, a server and an invoice. A full run opens all.
  const daily = new Set([
    '/services/my',
    '/settings/client',
    '/supports/tickets/3',
    '/supports/faq?entry=servers/connect',
    service,
    invoice,
  ]);
  for (const address of isFullRun ? addresses : [...addresses].filter((one) => daily.has(one))) {
    await page.goto(`${api.origin}${address}`);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]:not(button)'));
    const words = expect(page.getByRole('main'), address);
    // Some content arrives without a skeleton, such as the list of departments, so the test waits for it.
    if (wordless.includes(address)) await words.not.toContainText(hostileWords[0], { useInnerText: true });
    else await words.toContainText(hostileWords[0], { useInnerText: true });
    await expectHarmless(page, address);
  }
  expect(refusedByPolicy).toEqual([]);
});
