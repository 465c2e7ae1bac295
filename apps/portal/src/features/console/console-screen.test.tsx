import { fullOnly } from '@portico/test-depth/daily-if';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { consoleEndings } from '@portico/validation/console-endings';
import { answer, refuse, sent } from '../../../test/network.ts';
import { openService } from '../../../test/open-service.ts';
import { changeLocale } from '../../platform/locale.ts';
import { store } from '../../platform/store.ts';

/** A WebSocket that never sends anything and that the test closes. */
class SilentLine extends EventTarget {
  static readonly all: SilentLine[] = [];
  readonly protocol = 'binary';
  readonly readyState = 0;
  binaryType = 'arraybuffer';
  onopen: unknown = null;
  onmessage: unknown = null;
  onclose: unknown = null;
  onerror: unknown = null;
  constructor() {
    super();
    SilentLine.all.push(this);
  }
  readonly send = () => undefined;
  readonly close = () => undefined;
  readonly end = (code: number) => this.dispatchEvent(new CloseEvent('close', { code }));
}

const lines = SilentLine.all;

beforeEach(() => {
  lines.length = 0;
  vi.stubGlobal('WebSocket', SilentLine);
  answer('openConsole', { url: '/v1/service/console/line', ticket: 'con_1', expires_at: '2026-11-22T09:32:00Z' });
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en', 'Connecting…', 'Attempt 1 of 6. The server’s screen isn’t responding.'],
  ['ru', 'Подключение…', 'Попытка 1 из 6. Экран сервера не отвечает.'],
] as const)('a screen that does not respond is not called lost, and is tried again with a new ticket (%s)', async (locale, title, text) => {
  await openService('/console', {}, { locale });
  await expect.poll(() => lines.length).toBe(1);
  lines[0]?.end(1006);
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
  expect(
    page
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent),
  ).toContain(title);
  await expect.poll(() => lines.length).toBe(2);
  expect(sent('openConsole')).toHaveLength(2);
});

test('the console does not reconnect after the server ends the session with a reason', async () => {
  await openService('/console');
  await expect.poll(() => lines.length).toBe(1);
  lines[0]?.end(consoleEndings.idle);
  await expect.element(page.getByRole('heading', { name: 'Console closed after inactivity' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reconnect', exact: true })).toBeVisible();
});

test('the user or a refusal stops the reconnect attempts', fullOnly, async () => {
  await openService('/console');
  await expect.poll(() => lines.length).toBe(1);
  lines[0]?.end(1006);
  const stops = page.getByRole('button', { name: 'Stop', exact: true });
  // The first stops the server.
  await expect.poll(() => stops.elements().length).toBe(2);
  await stops.last().click();
  await expect.element(page.getByRole('heading', { name: 'You left the console' })).toBeVisible();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect.poll(() => lines.length).toBe(2);
  refuse('openConsole', 409, { code: 'already_stopped', message: 'The server is stopped.' });
  lines[1]?.end(1006);
  await expect.element(page.getByRole('heading', { name: 'Couldn’t open the console' })).toBeVisible();
});

test('the console fills a phone’s window, explains the touch gestures once, and leads back', async () => {
  await page.viewport(390, 844);
  await openService('/console');
  const bar = page.getByRole('group', { name: 'Keys', exact: true });
  await expect.poll(() => Math.round(bar.element().getBoundingClientRect().bottom)).toBeGreaterThan(820);
  const back = page.getByRole('link', { name: 'Back to the service' });
  await expect.element(back).toHaveAttribute('href', '/services/31');
  const { left, top } = back.element().getBoundingClientRect();
  // Nothing of the portal covers the back link.
  expect(back.element().contains(document.elementFromPoint(left + 4, top + 4))).toBe(true);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.element(page.getByRole('note')).not.toBeInTheDocument();
  expect(localStorage.getItem('portico.console.touch-hint')).toBe('seen');
  for (const name of ['Esc', 'Tab', 'Ctrl', 'Alt', 'F1–F12', 'Ctrl+Alt+Del']) {
    await expect.element(bar.getByRole('button', { name, exact: true })).toBeVisible();
  }
});

test('the screen is named in the language shown', async () => {
  await openService('/console');
  await expect.element(page.getByRole('application')).toHaveAccessibleName('Screen of web-1.example.com');
  await changeLocale(store, 'ru');
  await expect.element(page.getByRole('application')).toHaveAccessibleName('Экран сервера web-1.example.com');
});

test('a console that did not open keeps the server’s reason when the language changes, because nothing else says why', async () => {
  refuse('openConsole', 409, { code: 'already_stopped', message: 'The server is stopped.' });
  await openService('/console');
  const reason = page.getByText('The server is stopped.');
  await expect.element(reason).toBeVisible();
  await changeLocale(store, 'ru');
  await expect.element(page.getByRole('heading', { name: 'Не удалось открыть консоль' })).toBeVisible();
  await expect.element(reason).toBeVisible();
});
