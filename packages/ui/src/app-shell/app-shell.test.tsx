import { composeStories } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import * as stories from './app-shell.stories.tsx';
import { AppShell } from './app-shell.tsx';
import { isLetterShortcut } from '../kbd/letter-shortcut.ts';

const { Open, Collapsed, LongRussian } = composeStories(stories);

const columnWidth = () => page.getByRole('banner').element().getBoundingClientRect().width;

describe('a wide screen', () => {
  beforeEach(() => page.viewport(1440, 900));

  test('the sidebar is 16rem wide, and 3rem when collapsed', async () => {
    await Open.run();
    expect(columnWidth()).toBe(256);
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect.poll(columnWidth).toBe(48);
    await expect.element(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  });

  test('the sidebar passes every change to the application, which stores it', async () => {
    const onOpenChange = vi.fn();
    await Collapsed.run({ args: { ...Collapsed.args, onOpenChange } });
    expect(columnWidth()).toBe(48);
    await userEvent.keyboard('{Control>}b{/Control}');
    expect(onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Meta>}b{/Meta}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    expect(onOpenChange).toHaveBeenCalledTimes(2);
  });

  test('Ctrl+B stays with a text editor that makes text bold', async () => {
    const onOpenChange = vi.fn();
    await Open.run({
      args: {
        ...Open.args,
        onOpenChange,
        children: <div contentEditable suppressContentEditableWarning role="textbox" aria-label="Text" />,
      },
    });
    await page.getByRole('textbox').click();
    await userEvent.keyboard('{Control>}b{/Control}');
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('the page starts with a link that skips the navigation', async () => {
    await Open.run();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('main')).toHaveFocus();
  });
});

describe('a phone', () => {
  beforeEach(() => page.viewport(360, 780));

  test('the phone sidebar is a sheet of 18rem that takes the focus and returns it', async () => {
    await Open.run();
    const menu = page.getByRole('button', { name: 'Open menu' });
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
    await menu.click();
    const sheet = page.getByRole('dialog', { name: 'Main' });
    await expect.element(sheet).toBeVisible();
    expect(sheet.element().getBoundingClientRect().width).toBe(288);
    await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(menu).toHaveFocus();
  });

  test('the phone sidebar closes when a page is chosen, and stays open for a menu anchored to it', fullOnly, async () => {
    await Open.run();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const sheet = page.getByRole('dialog', { name: 'Main' });
    await sheet.getByRole('button', { name: 'Alexandr…' }).click();
    await expect.element(sheet).toBeVisible();
    await sheet.getByRole('link', { name: 'Tickets 2 new replies' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
  });

  test("Ctrl+B opens the phone sidebar without changing the application's state", async () => {
    const onOpenChange = vi.fn();
    await Open.run({ args: { ...Open.args, onOpenChange } });
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect.element(page.getByRole('dialog', { name: 'Main' })).toBeVisible();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('the phone layout starts at 768 px', async () => {
    await page.viewport(768, 900);
    await Open.run();
    await expect.element(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await page.viewport(769, 900);
    await expect.element(page.getByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('the phone layout does not scroll sideways', async () => {
    await LongRussian.run();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});

describe('the shortcut', () => {
  const pressed = (init: KeyboardEventInit) => isLetterShortcut(new KeyboardEvent('keydown', { ctrlKey: true, ...init }), 'b');

  test('the shortcut is the key at the position of B on a layout without Latin letters', () => {
    expect(pressed({ code: 'KeyB', key: 'и' })).toBe(true);
  });

  test('the shortcut is the letter B on a layout with B elsewhere', () => {
    expect(pressed({ code: 'KeyN', key: 'b' })).toBe(true);
  });

  test('the shortcut is not Ctrl+X on a layout with X at the position of B', () => {
    expect(pressed({ code: 'KeyB', key: 'x' })).toBe(false);
  });

  test('the shortcut ignores key repeat and other modifiers', () => {
    expect(pressed({ code: 'KeyB', key: 'b', repeat: true })).toBe(false);
    expect(pressed({ code: 'KeyB', key: 'B', shiftKey: true })).toBe(false);
    expect(pressed({ code: 'KeyB', key: 'b', altKey: true })).toBe(false);
    expect(pressed({ code: 'KeyB', key: 'b', ctrlKey: false })).toBe(false);
  });
});

test('on a phone the page of a server that rendered for a wide screen stays in its place while it hydrates', async () => {
  await page.viewport(390, 844);
  const shell = (
    <AppShell open onOpenChange={() => undefined} brand="Acme" navigation={<a href="#services">My services</a>}>
      <h1>Tickets</h1>
    </AppShell>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(shell);
  const heading = page.getByRole('heading', { name: 'Tickets' }).element();
  const before = heading.getBoundingClientRect().top;
  expect(page.getByRole('link', { name: 'My services' }).elements()).toEqual([]);

  const root = hydrateRoot(container, shell);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.element(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Tickets' }).element()).toBe(heading);
  expect(heading.getBoundingClientRect().top).toBe(before);
});

test.each([1440, 390])('the page is printed without the sidebar and the bar (%i px)', fullOnly, async (width) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1440, 900));
  await Open.run();
  await expect.element(page.getByRole('main')).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });
  await expect.element(page.getByRole('main')).toBeVisible();
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  expect(page.getByRole('main').element().getBoundingClientRect().left).toBe(0);
});
