import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from './support/portal-fixture.ts';
import type { RunningApi } from './support/running-api.ts';
import { say } from './support/texts.ts';
import { enterAsDemo } from './support/visitor.ts';
import { fullOnly } from './support/daily-if.ts';

const t = say('en');
const printable = Array.from({ length: 95 }, (_character, index) => String.fromCharCode(0x20 + index)).join('');

async function runningService(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const response = await page.request.get(`${new URL(page.url()).origin}/v1/service?status=active`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items } = (await response.json()) as { items: { id: number; power: string }[] };
  return String(items.find(({ power }) => power === 'running')?.id);
}

async function openConsole(page: Page, api: RunningApi): Promise<string> {
  await enterAsDemo(page, api);
  const id = await runningService(page);
  await page.goto(`${api.origin}/services/${id}/console`);
  await expect(page.getByText(t('console.state.connected'), { exact: true })).toBeVisible();
  return id;
}

const screen = (page: Page) => page.locator('canvas');

async function paste(page: Page, text: string, layout: string): Promise<void> {
  await page.getByRole('button', { name: t('console.paste') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('console.paste.layout')).selectOption(layout);
  await dialog.getByLabel(t('console.paste.field')).fill(text);
  await dialog.getByRole('button', { name: t('console.paste.send') }).click();
  await expect(dialog).toBeHidden();
}

for (const { layout, more } of [
  { layout: 'us', more: '' },
  { layout: 'de', more: 'äöüÄÖÜß€§°µ' },
  { layout: 'ru', more: 'Съешь ещё этих мягких французских булок №7' },
]) {
  test(`all printable characters arrive as pasted under the ${layout} layout`, fullOnly, async ({ page, api }) => {
    const refusals: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') refusals.push(message.text());
    });
    const id = await openConsole(page, api);
    await paste(page, `root\nloadkeys ${layout}\n`, 'us');
    await paste(page, `${printable}${more}\nend`, layout);
    await expect.poll(async () => (await api.typed(id)).endsWith(`\r${printable}${more}\rend`), { timeout: 15_000 }).toBe(true);
    // The page's CSP allows everything the console needs.
    expect(refusals).toEqual([]);
    await paste(page, '\nloadkeys us\nexit\n', layout);
  });
}

test('the console sends keystrokes to the server, and one key chord moves the focus out', async ({ page, api }) => {
  const id = await openConsole(page, api);
  await screen(page).focus();
  await page.keyboard.type('typed-77');
  await page.keyboard.press('Shift+Digit1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+Alt+Enter');
  await expect(screen(page)).not.toBeFocused();
  await expect(page.getByRole('button', { name: t('console.keys') })).toBeFocused();
  await expect.poll(() => api.typed(id)).toContain('typed-77!\t');
  // No key stays pressed on the server, so the next key arrives unmodified.
  await screen(page).focus();
  await page.keyboard.type('c');
  await expect.poll(() => api.typed(id)).toMatch(/typed-77!\tc$/u);
});

test('a dropped connection is shown and reconnects automatically with a new ticket', fullOnly, async ({ page, api }) => {
  const tickets = new Set<string>();
  page.on('response', async (response) => {
    if (response.url().includes('/v1/service/console?')) tickets.add(((await response.json()) as { ticket: string }).ticket);
  });
  await page.addInitScript(() => {
    window.WebSocket = new Proxy(window.WebSocket, {
      construct(Original, given: ConstructorParameters<typeof WebSocket>) {
        const socket = new Original(...given);
        Object.assign(window, { lastSocket: socket });
        return socket;
      },
    });
  });
  await openConsole(page, api);
  const address = await page.evaluate(() => (window as unknown as { lastSocket: WebSocket }).lastSocket.url);
  expect(address).not.toContain('con_');
  await page.evaluate(() => (window as unknown as { lastSocket: WebSocket }).lastSocket.close());
  await expect(page.getByRole('heading', { name: t('console.reconnecting') })).toBeVisible();
  await expect(page.getByText(t('console.state.connected'), { exact: true })).toBeVisible();
  expect(tickets.size).toBe(2);
});

test('the console closes when the session ends', fullOnly, async ({ page, context, api }) => {
  const id = await openConsole(page, api);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await context.request.post(`${api.origin}/v1/logout`, { headers: { authorization: `Bearer ${token}` } });
  await expect(page.getByRole('heading', { name: t('console.session-ended') })).toBeVisible();
  expect(id).not.toBe('');
});

for (const width of [1440, 390]) {
  test(`axe finds no violations in the console, at ${width}`, fullOnly, async ({ page, api }) => {
    await page.setViewportSize({ width, height: 900 });
    await openConsole(page, api);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: t('console.paste') }).click();
    await page.getByRole('dialog').getByLabel(t('console.paste.field')).fill('漢');
    await expect(page.getByRole('dialog')).toContainText('漢');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

test('the console bar on a phone offers the keys that its keyboard lacks', fullOnly, async ({ page, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await openConsole(page, api);
  await page.getByRole('button', { name: t('console.key-bar.keyboard') }).click();
  await page.keyboard.insertText('ab');
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Esc', exact: true }).click();
  await page.getByRole('button', { name: 'Ctrl', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ctrl', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: t('console.key-bar.keyboard') }).click();
  await page.keyboard.insertText('c');
  await expect.poll(() => api.typed(id)).toContain('ab\u007f\u001b\u0003');
  // Pressing Ctrl leaves the focus where it was, and with it the phone's keyboard.
  await page.getByRole('button', { name: 'F1–F12', exact: true }).click();
  await page.getByRole('button', { name: 'F2', exact: true }).click();
  await page.keyboard.insertText('d');
  await expect.poll(async () => (await api.typed(id)).endsWith('d')).toBe(true);

  // Nothing of the portal covers the bar, and the bar ends at the window's edge.
  const bar = page.getByRole('group', { name: t('console.key-bar'), exact: true });
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  expect(y + height).toBeGreaterThan(820);
  const back = page.getByRole('link', { name: t('console.back') });
  expect((await back.boundingBox())?.y).toBeLessThan(20);
  await back.click();
  await expect(page).toHaveURL(new RegExp(`/services/${id}$`, 'u'));
});
