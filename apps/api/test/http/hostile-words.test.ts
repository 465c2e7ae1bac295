import { randomUUID } from 'node:crypto';
import { operations, type OperationId } from '@portico/contract/operations';
import { hostileSample, hostileWords as corpus, steering } from '@portico/rule-table/hostile-words';
import { isFullRun } from '@portico/test-depth';
import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOperator } from '../../src/run-operator.ts';
import { png } from '../attachments/pictures.ts';
import { assertInContract, success } from '../contract-client.ts';
import { readDocument } from '../documents/read-document.ts';
import { rawMails, readMails } from '../mailbox.ts';
import { passkeyDevice } from '../passkey-device.ts';
import { passkeyPeople } from '../passkey-people.ts';
import { orderItem } from '../shop.ts';
import { ended } from '../server.ts';
import { sshPublicKey } from '../services/service-bodies.ts';
import { answer, ticketRequest } from '../tickets/support-desk.ts';
import { waitFor } from '../wait-for.ts';
import { exampleOf } from './hostile-values.ts';
import { origin, startPersonOfWords, tariffWithNote, type PersonOfWords } from './person-of-words.ts';
import { placesOfWords, textsOf, withText, type Treatment } from './places-of-words.ts';

const hostileWords = isFullRun ? corpus : hostileSample;
const ids = Object.keys(operations) as OperationId[];

test('the corpus covers exactly the text fields that requests have', () => {
  for (const id of ids) expect([id, textsOf(id)]).toEqual([id, Object.keys(placesOfWords[id] ?? {}).toSorted()]);
});

let person: PersonOfWords;
let { api, who, own, operatorEnv } = {} as PersonOfWords;

beforeAll(async () => {
  person = await startPersonOfWords();
  ({ api, who, own, operatorEnv } = person);
}, 240_000);
afterAll(() => person.close());

type Request = { query: Record<string, string>; body: unknown };

/** Returns a valid request into which the text is inserted. */
async function fineRequest(id: OperationId): Promise<Request> {
  const { query, body } = exampleOf(id);
  const order = orderItem({ tariff: tariffWithNote, configoptions: { 'alarm-phone': '-', monitoring: true }, promocode: null });
  const bodies: Partial<Record<OperationId, unknown>> = {
    quoteOrder: { order_items: [order] },
    placeOrder: { order_items: [order], payment_method: 1 },
    createTicket: ticketRequest({ attachments: [] }),
    replyTicket: { description: 'And a second piece?', attachments: [] },
    reinstallService: { os: 'debian-13', raid: 'none', iso: null, confirmation: '', dry_run: false },
    requestCancellation: { reason: 'No more need', dry_run: false },
    mountIso: { iso: 'netboot-xyz', boot: false, dry_run: false },
    addRdns: { records: [{ suffix: '1', value: 'a.acme.dev' }] },
  };
  if (id === 'registerPasskey') {
    const credential = passkeyDevice(origin).make(await passkeyPeople(api, origin).creation(who.token));
    return { query, body: { name: 'Laptop', credential } };
  }
  const subject = operations[id].path.startsWith('/v1/ticket') ? own.ticket : id === 'requestCancellation' ? own.cancelled : own.service;
  const idOf: Partial<Record<OperationId, string>> = { renameCard: own.card, renamePasskey: own.passkey };
  return { query: 'id' in query ? { ...query, id: idOf[id] ?? String(subject) } : query, body: bodies[id] ?? body };
}

type Answered = { status: number; body: unknown };

async function send(id: OperationId, { query, body }: Request, text: string, headers: Record<string, string> = {}): Promise<Answered> {
  const { method, path: address } = operations[id];
  const isFile = id === 'uploadFile';
  const response = await fetch(`${api.url}${address}?${new URLSearchParams(query).toString()}`, {
    method: method.toUpperCase(),
    headers: {
      authorization: `Bearer ${who.token}`,
      'idempotency-key': randomUUID(),
      ...(isFile ? { 'content-type': 'application/octet-stream' } : body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(isFile ? { body: new Uint8Array(await png()) } : body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const parsed: unknown = await response.json();
  expect(response.status, `${id}: ${text}`).toBeLessThan(500);
  assertInContract(id, response.status, response.headers.get('content-type') ?? '', parsed);
  return { status: response.status, body: parsed };
}

const textsWithin = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : [];

/** Accepted texts, as they are stored. */
const taken = new Set<string>();
/** Returns the first segments of the error paths: the fields. */
const fieldsOf = (body: unknown) => (body as { errors?: { path: string }[] }).errors?.map(({ path: at }) => at) ?? [];
const pathOf = (place: string) => place.replace(/^(?:body|query)\./u, '').replaceAll('[]', '.0');

const holds: Record<Treatment, (place: string, text: string, answer: Answered) => void> = {
  kept(_place, text, { status }) {
    expect([200, 201, 202, 422]).toContain(status);
    // Control characters are stripped from pasted text and refused in names.
    if (status !== 422) taken.add(text.replaceAll(/\p{Cc}/gu, ''));
  },
  refused(place, _text, { status, body }) {
    expect(status).toBe(422);
    const at = pathOf(place);
    expect(fieldsOf(body).some((field) => field === at || at.startsWith(`${field}.`))).toBe(true);
  },
  searched(_place, text, { status, body }) {
    if (status === 200) expect(textsWithin(body)).not.toContain(text);
    else expect([401, 404, 409, 422]).toContain(status);
  },
  echoed(_place, _text, { status }) {
    expect([200, 422]).toContain(status);
  },
  secret(_place, text, { status, body }) {
    // A password may contain any character, but no response contains it.
    expect(status).toBeLessThan(500);
    expect(JSON.stringify(body)).not.toContain(JSON.stringify(text).slice(1, -1));
  },
};

/** Completes what the next request depends on. */
async function settle(id: OperationId, { status, body }: Answered): Promise<void> {
  const { token } = who;
  if (id === 'updateSshKey' && status === 202) await ended(api, token, body as { id: string });
  if (id === 'requestCancellation' && status < 300)
    success(await api.call('withdrawCancellation', { token, query: { id: own.cancelled } }));
}

/** In a public key, the text is its comment. */
const asWritten = (place: string, text: string) => (place === 'body.public_key' ? `${sshPublicKey.split(' ', 2).join(' ')} ${text}` : text);
const places = ids.flatMap((id) =>
  Object.entries(placesOfWords[id] ?? {}).map(([place, treatment]) => ({ id, place, treatment }) as const),
);

describe.each(places)('$id $place', ({ id, place, treatment }) => {
  test(`any text is ${treatment}, and no response contains control characters`, async () => {
    let wasTaken = false;
    for (const text of hostileWords) {
      const request = withText(await fineRequest(id), place, asWritten(place, text));
      const answered = await send(id, request, text);
      holds[treatment](place, text, answered);
      wasTaken ||= treatment === 'kept' && answered.status !== 422;
      for (const found of textsWithin(answered.body)) expect(found).not.toMatch(steering);
      await settle(id, answered);
    }
    expect(wasTaken).toBe(treatment === 'kept');
  });
});

describe('afterwards', () => {
  /** Multi-line text on its own page may contain bidirectional controls, but no other control characters. */
  const messages = new Set(['getTicket']);

  test('every read returns the text without control characters, and no accepted text is lost', async () => {
    const seen: string[] = [];
    const ticketIds = success(await api.call('listTickets', { token: who.token, query: { 'per-page': 100 } })).items.map((one) => one.id);
    for (const id of ids.filter((one) => operations[one].method === 'get' && one !== 'streamEvents')) {
      const { query } = exampleOf(id);
      const given = id === 'getTicket' ? ticketIds : id.includes('Invoice') ? [own.invoice] : [own.service, own.cancelled];
      for (const one of 'id' in query ? given : [0]) {
        const { q: _all, before: _older, status: _any, department: _both, unread: _read, ...rest } = query;
        const size = 'per-page' in query ? { page: '1', 'per-page': '100' } : {};
        const answered = await send(
          id,
          { query: { ...rest, ...size, ...('id' in query ? { id: String(one) } : {}) }, body: undefined },
          id,
        );
        const texts = textsWithin(answered.body);
        for (const text of texts)
          expect(`${id} ${messages.has(id) ? text.replaceAll(/[^\P{C}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '') : text}`).not.toMatch(
            steering,
          );
        seen.push(...texts);
      }
    }
    // Stored texts lack the characters that file systems reserve in names, and the ESC of terminal codes.
    for (const text of taken) expect([text, seen.some((one) => one.includes(text))]).toEqual([text, true]);
  });

  test("a browser's user agent is free text, but sessions, activity and mail show only known names", async () => {
    const { email, password, token } = who;
    for (const text of hostileWords.filter((word) => /^[ -~]+$/u.test(word))) {
      const headers = { 'user-agent': `Firefox/142.0 ${text}` };
      success(await api.call('login', { body: { email, password, rememberMe: 0 }, headers }));
      await api.call('login', { body: { email, password: 'Wrong-Horse-7', rememberMe: 0 }, headers });
    }
    const sessions = success(await api.call('listSessions', { token, query: { 'per-page': 100 } })).items;
    const activity = success(await api.call('listActivity', { token, query: { 'per-page': 100 } })).items;
    for (const { device: named } of [...sessions, ...activity])
      expect([
        { browser: null, system: null },
        { browser: 'Firefox', system: null },
      ]).toContainEqual(named);
    expect(activity.some(({ device: named }) => named?.browser === 'Firefox')).toBe(true);
  });

  test('no mail contains an element, header or control character from user text', async () => {
    success(await api.call('requestPasswordReset', { body: { email: who.email } }));
    await answer(api, own.ticket, hostileWords.join('\n'));
    const templates = ['support-answer', 'passkey-changed', 'password-reset'];
    const mails = await waitFor('the mails', () => {
      const sent = readMails(api.mailFolder).filter(({ to }) => to === who.email);
      return templates.every((template) => sent.some((mail) => mail.template === template))
        ? rawMails(api.mailFolder, who.email)
        : undefined;
    });
    for (const { head, html, text } of mails) {
      expect(html).not.toMatch(/<(?:script|svg|b>|img src=3Dx)/iu);
      expect(`${head}${html}${text}`).not.toMatch(/[^\P{Cc}\r\n\t]/u);
      expect(head).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u);
    }
    expect(mails.some(({ html }) => html.includes('&lt;script&gt;'))).toBe(true);
  });

  test("no control character reaches an operator's terminal", fullOnly, async () => {
    const tickets = success(await api.call('listTickets', { token: who.token, query: { 'per-page': 100 } })).items;
    const commands = [
      ['ticket', 'list'],
      ['client', 'show', who.email],
      ['outbox', 'list'],
      ['promo', 'list'],
      ['service', 'check'],
    ];
    for (const { id } of tickets) commands.push(['ticket', 'show', String(id)]);
    const lines: string[] = [];
    const write = (line: unknown) => void lines.push(String(line));
    for (const argv of commands) await runOperator(argv, operatorEnv, { print: write, complain: write });
    for (const word of hostileWords) await runOperator(['promo', 'add', word, '10%'], operatorEnv, { print: write, complain: write });
    for (const word of hostileWords) await runOperator(['client', 'show', word], operatorEnv, { print: write, complain: write });
    expect(lines.filter((line) => /[^\P{C}\n\ufffd]/u.test(line))).toEqual([]);
    const output = lines.join('\n');
    expect(output).toContain(hostileWords[0]);
  });

  test('a PDF prints the text literally, and no statement cell is a formula', async () => {
    const { token } = who;
    const bare = (text: string) => text.replaceAll(/\s+/gu, '');
    const invoices = success(await api.call('listInvoices', { token, query: { 'per-page': 100 } })).items;
    let printed = '';
    for (const { id } of invoices) {
      const { url } = success(await api.call('getInvoiceDocument', { token, query: { id } }));
      const { text, xml } = await readDocument(new Uint8Array(await (await fetch(`${api.url}${url}`)).arrayBuffer()));
      expect(xml).not.toMatch(/<script|<img|<svg|<b>/iu);
      expect(text).not.toMatch(steering);
      printed += bare(text);
    }
    for (const word of hostileWords.filter((one) => !/[\p{Cc}\p{Cf}]/u.test(one))) expect(printed).toContain(bare(word));
    const { url } = success(await api.call('getStatementDocument', { token }));
    const csv = await (await fetch(`${api.url}${url}`)).text();
    expect(csv.split(/[\r\n;,]+/u).filter((cell) => /^"?[=+@\t]/u.test(cell))).toEqual([]);
  });
});
