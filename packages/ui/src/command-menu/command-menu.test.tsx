import { composeStories } from '@storybook/react-vite';
import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './command-menu.stories.tsx';

const { Closed, Open, Busy, Empty, FoundElsewhere, AThousand } = composeStories(stories);

const dialog = () => page.getByRole('dialog', { name: 'Go to…' });
const input = () => page.getByRole('combobox', { name: 'Go to…' });
const options = () => page.getByRole('option');
const opener = () => page.getByRole('button', { name: /Search/ });
const names = () =>
  options()
    .all()
    .map((option) => option.element().textContent);

async function expectMarked(name: RegExp | string): Promise<void> {
  const option = page.getByRole('option', { name });
  await expect.element(option).toHaveAttribute('data-highlighted');
  await expect.element(input()).toHaveAttribute('aria-activedescendant', option.element().id);
  await expect.element(input()).toHaveFocus();
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  // A resting pointer would activate a result.
  await userEvent.hover(document.documentElement, { position: { x: 5, y: 5 }, force: true });
});

describe('opening the menu', () => {
  test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens the menu with a focused input, and closes it', async (keys) => {
    await Closed.run();
    await userEvent.tab();
    await userEvent.keyboard(keys);
    await expect.element(input()).toHaveFocus();
    await userEvent.keyboard(keys);
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  });

  test('the shortcut stays with rich text and with handlers that have already used it', async () => {
    const onOpenChange = vi.fn();
    await Closed.run({ args: { ...Closed.args, onOpenChange } });
    const editor = document.createElement('div');
    editor.contentEditable = 'true';
    document.body.append(editor);
    editor.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    editor.remove();
    const take = (event: Event) => event.preventDefault();
    opener().element().addEventListener('keydown', take);
    opener().element().focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('on a Mac, Ctrl+K stays with text fields, where it deletes to the end of the line', async () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    await Closed.run();
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await expect.element(dialog()).toBeVisible();
    field.remove();
  });

  test('the shortcut can be turned off', fullOnly, async () => {
    const onOpenChange = vi.fn();
    await Closed.run({ args: { ...Closed.args, shortcut: false, onOpenChange } });
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('Escape closes the menu and returns the focus, and the next time it is empty', async () => {
    await Closed.run();
    await opener().click();
    await input().fill('mail');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
    await opener().click();
    await expect.element(input()).toHaveValue('');
    await expect.element(options()).toHaveLength(9);
  });

  test('a menu reopened while it closes is empty and accepts typing', fullOnly, async () => {
    await Closed.run();
    await opener().click();
    await input().fill('mail');
    await userEvent.keyboard('{Control>}kk{/Control}');
    await expect.element(input()).toHaveValue('');
    await expect.element(input()).toHaveFocus();
    await userEvent.keyboard('order');
    await expect.element(input()).toHaveValue('order');
  });

  test('the close button and a click outside close the menu', fullOnly, async () => {
    await Closed.run();
    await opener().click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await opener().click();
    await expect.element(dialog()).toBeVisible();
    // The root element, because the body would be found by its text, which changes with the results.
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  test('arrow keys activate results and wrap at the ends, while the focus stays in the input', async () => {
    await Open.run();
    await expect.element(input()).toHaveAttribute('aria-expanded', 'true');
    await expectMarked(/edge-fra-01/);
    await userEvent.keyboard('{ArrowDown}');
    await expectMarked('Order new service');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expectMarked(/Русский язык/);
    await userEvent.keyboard('{ArrowDown}');
    await expectMarked(/edge-fra-01/);
  });

  test('Home and End activate the first and the last result', fullOnly, async () => {
    await Open.run();
    await userEvent.keyboard('{End}');
    await expectMarked(/Русский язык/);
    await userEvent.keyboard('{Home}');
    await expectMarked(/edge-fra-01/);
  });

  test('Enter follows the link of the active result and closes the menu', async () => {
    await Closed.run();
    await opener().click();
    await input().fill('invoices');
    await expectMarked('My invoices');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.hash).toBe('#invoices');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('Enter runs the active result once, after the menu was asked to close', async () => {
    const onOpenChange = vi.fn();
    const onSelect = vi.fn(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
    const groups = [{ id: 'settings', label: 'Settings', items: [{ id: 'dark', label: 'Dark theme', onSelect }] }];
    await Open.run({ args: { ...Open.args, onOpenChange, groups } });
    await expectMarked('Dark theme');
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    expect(onSelect).toHaveReturned();
  });

  test('Enter does nothing without results', async () => {
    const onOpenChange = vi.fn();
    await Open.run({ args: { ...Open.args, onOpenChange } });
    await input().fill('atlantis');
    await expect.element(page.getByText('No results')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

describe('the results', () => {
  test('results are in named groups', async () => {
    await Open.run();
    const group = page.getByRole('group', { name: 'Services' });
    await expect.element(group.getByRole('option')).toHaveLength(2);
    await expect.element(page.getByRole('listbox', { name: 'Go to…' })).toBeVisible();
  });

  test('results match every word in the label or a keyword, ignoring case and accents', async () => {
    await Open.run();
    await input().fill('  INV my ');
    await expect.poll(names).toEqual(['My invoices']);
    await input().fill('счет');
    await expect.poll(names).toEqual(['My invoices']);
    await input().fill('русскии');
    await expect.poll(names).toEqual(['Русский язык']);
  });

  test('the first result is active whenever the results change', async () => {
    await Open.run();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await input().fill('mail');
    await expectMarked(/mail\.acme\.dev/);
  });

  test('a custom match function decides the results', async () => {
    await Open.run({ args: { ...Open.args, matches: ({ id }, query) => id === query } });
    await input().fill('faq');
    await expect.poll(names).toEqual(['FAQ']);
  });

  test('server results are shown unchanged, and the application receives the query', async () => {
    const onQueryChange = vi.fn();
    await FoundElsewhere.run({ args: { ...FoundElsewhere.args, onQueryChange } });
    await input().fill('EPYC rack');
    await expect.poll(names).toEqual(['INV-2026-0117€1,788.00']);
    expect(onQueryChange).toHaveBeenLastCalledWith('EPYC rack');
  });

  test('the number of results is announced; loading and no results are announced and shown', async () => {
    await Open.run();
    await expect.element(page.getByRole('status').filter({ hasText: '9 results' })).toBeInTheDocument();
    await Busy.run();
    await expect.element(page.getByRole('status').filter({ hasText: 'Searching…' })).toBeInTheDocument();
    await Empty.run();
    await expect.element(page.getByRole('status').filter({ hasText: 'No results' })).toBeVisible();
  });

  test('fifty of a thousand results are rendered, with a note that there are more', async () => {
    await AThousand.run();
    await expect.element(options()).toHaveLength(50);
    await expect.element(page.getByText('Keep typing to narrow the results')).toBeInTheDocument();
    await input().fill('node-0999');
    await expect.element(options()).toHaveLength(1);
    await expect.element(page.getByText('Keep typing to narrow the results')).not.toBeInTheDocument();
  });

  test('the active result is scrolled into view', async () => {
    await AThousand.run();
    await userEvent.keyboard('{ArrowUp}');
    await expectMarked(/node-0049/);
    await expect.element(page.getByRole('option', { name: /node-0049/ })).toBeInViewport();
  });

  test('a click chooses a result', fullOnly, async () => {
    await Closed.run();
    await opener().click();
    await page.getByRole('option', { name: /db-primary/ }).click();
    await expect.poll(() => location.hash).toBe('#db');
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});

test('on a phone the menu is a full-width sheet with its input at the top', async () => {
  await page.viewport(360, 740);
  await Open.run();
  await expect.poll(() => Math.round(dialog().element().getBoundingClientRect().bottom)).toBe(740);
  expect(dialog().element().getBoundingClientRect().width).toBe(360);
  const top = () => input().element().getBoundingClientRect().top;
  const before = top();
  await input().fill('atlantis');
  await expect.element(page.getByText('No results')).toBeVisible();
  expect(top()).toBe(before);
});
