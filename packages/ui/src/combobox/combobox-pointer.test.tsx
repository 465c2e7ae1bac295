import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as dialogStories from '../dialog/dialog.stories.tsx';
import { Combobox } from './combobox.tsx';
import * as stories from './combobox.stories.tsx';

const { Empty, Chosen, Many } = composeStories(stories);
const { Small: SmallDialog } = composeStories(dialogStories);

const field = () => page.getByRole('combobox', { name: 'Country' });
const options = () => page.getByRole('option');
const made = () => document.querySelectorAll('[role=option]').length;
const marked = () => document.querySelector('[data-marked]')?.textContent;

/** Sends a touch's events up to the click that ends every press. */
function touch(target: Element, ...types: readonly string[]): void {
  for (const type of types) target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true }));
}

test('a click chooses an option', async () => {
  const onValueChange = vi.fn();
  await Empty.run({ args: { ...Empty.args, onValueChange } });
  await field().click();
  await page.getByRole('option', { name: 'Germany' }).click();
  await expect.element(field()).toHaveValue('Germany');
  expect(onValueChange).toHaveBeenLastCalledWith('DE');
});

test('hovering renders the list, and each click opens it at its top', async () => {
  await userEvent.hover(document.documentElement, { position: { x: 1400, y: 880 } });
  await Many.run();
  expect(made()).toBe(0);
  await field().hover();
  await expect.poll(made).toBeGreaterThan(5);
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await field().click();
  await expect.element(options().first()).toBeVisible();
  page.getByRole('listbox').element().scrollTop = 5_000;
  await expect.element(page.getByRole('option', { name: 'Country number 160', exact: true })).toBeInViewport();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await field().click();
  await expect.element(page.getByRole('option', { name: 'Country number 1', exact: true })).toBeInViewport();
  await userEvent.keyboard('{Escape}{ArrowDown}');
  await expect.poll(marked).toBe('Country number 1');
});

test('focus renders the list', async () => {
  await userEvent.hover(document.documentElement, { position: { x: 1400, y: 880 } });
  await Many.run();
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  await expect.poll(made).toBeGreaterThan(5);
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
});

test('the list is rendered in advance on touch screens, which have no hover', async () => {
  const ask = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = ask(query);
    return query === '(hover: none)' ? Object.defineProperty(list, 'matches', { value: true }) : list;
  });
  await userEvent.hover(document.documentElement, { position: { x: 1400, y: 880 } });
  await Many.run();
  await expect.poll(made).toBeGreaterThan(5);
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await field().click();
  await expect.element(options().first()).toBeVisible();
});

test('a tap opens the list, and a touch that scrolls the page does not', async () => {
  await Many.run();
  touch(field().element(), 'pointerdown', 'pointermove', 'pointercancel');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  touch(field().element(), 'pointerdown');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  touch(field().element(), 'pointerup');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(options().first()).toBeVisible();
});

test('a click elsewhere closes the list, even on an element without focus', async () => {
  await Chosen.run();
  await field().click();
  await userEvent.keyboard('x');
  touch(document.body, 'pointerdown');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field()).toHaveValue('Finland');
});

test('scrolling and hovering the list keep it open with the focus in the input', async () => {
  await Many.run();
  await field().click();
  await userEvent.hover(page.getByRole('option', { name: 'Country number 3', exact: true }));
  await expect.poll(marked).toBe('Country number 3');
  const list = page.getByRole('listbox');
  await list.click({ position: { x: 100, y: 2 } });
  await expect.element(list).toBeVisible();
  await expect.element(field()).toHaveFocus();
});

test('arrow keys continue from the hovered option without scrolling to it', async () => {
  await Many.run();
  await field().click();
  const list = page.getByRole('listbox').element();
  list.scrollTop = 16;
  await userEvent.hover(page.getByRole('option', { name: 'Country number 10', exact: true }));
  await expect.poll(marked).toBe('Country number 10');
  expect(list.scrollTop).toBe(16);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(marked).toBe('Country number 11');
});

test('the list is below its field, or above without room, and follows the page', async () => {
  const place = () => {
    const list = page.getByRole('listbox').element().getBoundingClientRect();
    const frame = field().element().parentElement?.getBoundingClientRect();
    return {
      below: Math.round(list.top - (frame?.bottom ?? 0)),
      above: Math.round((frame?.top ?? 0) - list.bottom),
      width: list.width - (frame?.width ?? 0),
    };
  };
  await Many.run();
  await field().click();
  await expect.poll(() => place().below).toBe(5);
  expect(Math.abs(place().width)).toBeLessThanOrEqual(2);
  document.body.style.paddingBlockStart = '700px';
  await expect.poll(() => place().above).toBe(5);
  document.body.style.paddingBlock = '600px 2000px';
  window.scrollTo(0, 550);
  await expect.poll(() => place().below).toBe(5);
  document.body.removeAttribute('style');
});

test('the list extends beyond a surrounding dialog and closes without closing it', async () => {
  const onValueChange = vi.fn();
  const country = (
    <Combobox
      {...Many.args}
      aria-label="Country"
      value=""
      emptyText="None"
      onValueChange={onValueChange}
      options={Many.args.options ?? []}
    />
  );
  await SmallDialog.run({ args: { ...SmallDialog.args, children: country } });
  const dialog = page.getByRole('dialog');
  await field().click();
  const list = page.getByRole('listbox');
  await expect.element(list).toBeInViewport({ ratio: 1 });
  expect(list.element().getBoundingClientRect().bottom).toBeGreaterThan(dialog.element().getBoundingClientRect().bottom);
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await field().click();
  await page.getByRole('option', { name: 'Country number 2', exact: true }).click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('C1');
  await expect.element(dialog).toBeVisible();
});
