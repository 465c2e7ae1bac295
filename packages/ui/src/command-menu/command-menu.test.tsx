import { composeStories } from '@storybook/react-vite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './command-menu.stories.tsx';

const { Closed, Open, Busy, Empty, FoundElsewhere, AThousand } = composeStories(stories);

const dialog = () => page.getByRole('dialog', { name: 'Go anywhere' });
const input = () => page.getByRole('combobox', { name: 'Go anywhere' });
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
  // Where the pointer rests would be marked.
  await userEvent.hover(document.documentElement, { position: { x: 5, y: 5 }, force: true });
});

describe('opening', () => {
  test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens it with the focus in its input, and again closes it', async (keys) => {
    await Closed.run();
    await userEvent.tab();
    await userEvent.keyboard(keys);
    await expect.element(input()).toHaveFocus();
    await userEvent.keyboard(keys);
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  });

  test('leaves the shortcut to rich text, and to whoever has taken it', async () => {
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

  test('on a Mac, leaves Ctrl+K to text fields, where it deletes to the end of the line', async () => {
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

  test('can be without the shortcut', async () => {
    const onOpenChange = vi.fn();
    await Closed.run({ args: { ...Closed.args, shortcut: false, onOpenChange } });
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('Escape closes it and gives the focus back, and the next time it is empty again', async () => {
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

  test('opened again before it is gone, it is empty and takes what is typed', async () => {
    await Closed.run();
    await opener().click();
    await input().fill('mail');
    await userEvent.keyboard('{Control>}kk{/Control}');
    await expect.element(input()).toHaveValue('');
    await expect.element(input()).toHaveFocus();
    await userEvent.keyboard('order');
    await expect.element(input()).toHaveValue('order');
  });

  test('closes by its cross and by a press outside', async () => {
    await Closed.run();
    await opener().click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await opener().click();
    await expect.element(dialog()).toBeVisible();
    // The page's root: the body would be looked up by its text, which changes with the results.
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});

describe('keyboard', () => {
  test('arrow keys mark results, round the ends, while the focus stays in the input', async () => {
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

  test('Home and End mark the first and the last result', async () => {
    await Open.run();
    await userEvent.keyboard('{End}');
    await expectMarked(/Русский язык/);
    await userEvent.keyboard('{Home}');
    await expectMarked(/edge-fra-01/);
  });

  test('Enter follows the link of the marked result and closes the menu', async () => {
    await Closed.run();
    await opener().click();
    await input().fill('invoices');
    await expectMarked('My invoices');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.hash).toBe('#invoices');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  test('Enter does what the marked result says, once, after the menu was told to close', async () => {
    const onOpenChange = vi.fn();
    const onSelect = vi.fn(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
    const groups = [{ id: 'settings', label: 'Settings', items: [{ id: 'dark', label: 'Dark theme', onSelect }] }];
    await Open.run({ args: { ...Open.args, onOpenChange, groups } });
    await expectMarked('Dark theme');
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    expect(onSelect).toHaveReturned();
  });

  test('Enter does nothing where nothing was found', async () => {
    const onOpenChange = vi.fn();
    await Open.run({ args: { ...Open.args, onOpenChange } });
    await input().fill('atlantis');
    await expect.element(page.getByText('Nothing is called that')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

describe('results', () => {
  test('stand in groups with names', async () => {
    await Open.run();
    const group = page.getByRole('group', { name: 'Services' });
    await expect.element(group.getByRole('option')).toHaveLength(2);
    await expect.element(page.getByRole('listbox', { name: 'Go anywhere' })).toBeVisible();
  });

  test('are those with every word of the query in the label or a keyword, whatever the case and the marks', async () => {
    await Open.run();
    await input().fill('  INV my ');
    await expect.poll(names).toEqual(['My invoices']);
    await input().fill('счет');
    await expect.poll(names).toEqual(['My invoices']);
    await input().fill('русскии');
    await expect.poll(names).toEqual(['Русский язык']);
  });

  test('the first one is marked whenever they change', async () => {
    await Open.run();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await input().fill('mail');
    await expectMarked(/mail\.acme\.dev/);
  });

  test('are found as the application says, if it says so', async () => {
    await Open.run({ args: { ...Open.args, matches: ({ id }, query) => id === query } });
    await input().fill('faq');
    await expect.poll(names).toEqual(['FAQ']);
  });

  test('of a server are shown as they came, and the application hears what to search for', async () => {
    const onQueryChange = vi.fn();
    await FoundElsewhere.run({ args: { ...FoundElsewhere.args, onQueryChange } });
    await input().fill('EPYC rack');
    await expect.poll(names).toEqual(['INV-2026-0117€1,788.00']);
    expect(onQueryChange).toHaveBeenLastCalledWith('EPYC rack');
  });

  test('are counted aloud; that more are on their way and that there are none is said and shown', async () => {
    await Open.run();
    await expect.element(page.getByRole('status').filter({ hasText: '9 results' })).toBeInTheDocument();
    await Busy.run();
    await expect.element(page.getByRole('status').filter({ hasText: 'Searching…' })).toBeInTheDocument();
    await Empty.run();
    await expect.element(page.getByRole('status').filter({ hasText: 'Nothing is called that' })).toBeVisible();
  });

  test('of a thousand, fifty are in the document, and it says that there are more', async () => {
    await AThousand.run();
    await expect.element(options()).toHaveLength(50);
    await expect.element(page.getByText('Type more to find the others')).toBeInTheDocument();
    await input().fill('node-0999');
    await expect.element(options()).toHaveLength(1);
    await expect.element(page.getByText('Type more to find the others')).not.toBeInTheDocument();
  });

  test('the marked one is brought into view', async () => {
    await AThousand.run();
    await userEvent.keyboard('{ArrowUp}');
    await expectMarked(/node-0049/);
    await expect.element(page.getByRole('option', { name: /node-0049/ })).toBeInViewport();
  });

  test('are chosen by a press', async () => {
    await Closed.run();
    await opener().click();
    await page.getByRole('option', { name: /db-primary/ }).click();
    await expect.poll(() => location.hash).toBe('#db');
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});

test('on a phone it is a sheet of the whole width, its input at the top whatever it finds', async () => {
  await page.viewport(360, 740);
  await Open.run();
  await expect.poll(() => Math.round(dialog().element().getBoundingClientRect().bottom)).toBe(740);
  expect(dialog().element().getBoundingClientRect().width).toBe(360);
  const top = () => input().element().getBoundingClientRect().top;
  const before = top();
  await input().fill('atlantis');
  await expect.element(page.getByText('Nothing is called that')).toBeVisible();
  expect(top()).toBe(before);
});
