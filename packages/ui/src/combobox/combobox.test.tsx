import { composeStories } from '@storybook/react-vite';
import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './combobox.stories.tsx';

const { Empty, Chosen, Many, Wrong, Disabled, Clearable } = composeStories(stories);

const field = () => page.getByRole('combobox', { name: 'Country' });
const options = () => page.getByRole('option');

test('typing part of a name finds options', async () => {
  await Empty.run();
  await field().click();
  await expect.element(options()).toHaveLength(5);
  await field().fill('an');
  await expect
    .poll(() =>
      options()
        .all()
        .map((option) => option.element().textContent),
    )
    .toEqual(['Germany', 'Finland', 'France', 'Netherlands'].filter((name) => name.toLowerCase().includes('an')));
});

test('a message says when no option matches', async () => {
  await Empty.run();
  await field().fill('atlantis');
  await expect.element(page.getByText('No matching country')).toBeVisible();
});

test('the combobox works by keyboard: type, arrow, Enter', async () => {
  const onValueChange = vi.fn();
  await Empty.run({ args: { ...Empty.args, onValueChange } });
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('f');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field()).toHaveValue('France');
  expect(onValueChange).toHaveBeenLastCalledWith('FR');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field()).toHaveFocus();
});

test('Enter takes the first match', async () => {
  await Empty.run();
  await field().fill('nether');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('Netherlands');
});

test('Escape closes the list and keeps the selection', async () => {
  const onValueChange = vi.fn();
  await Chosen.run({ args: { ...Chosen.args, onValueChange } });
  await field().click();
  await expect.element(options().first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field()).toHaveValue('Finland');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('clearing the text clears the selection', async () => {
  const onValueChange = vi.fn();
  await Chosen.run({ args: { ...Chosen.args, onValueChange } });
  await field().fill('');
  expect(onValueChange).toHaveBeenLastCalledWith('');
});

test('the selected option is marked in the list', async () => {
  await Chosen.run();
  await field().click();
  await expect.element(page.getByRole('option', { name: 'Finland' })).toHaveAttribute('aria-selected', 'true');
});

/** Asserts the active option for screen readers, which must be rendered and in view. */
async function expectMarked(name: string): Promise<void> {
  const marked = () => document.getElementById(field().element().getAttribute('aria-activedescendant') ?? '');
  await expect.poll(() => marked()?.textContent).toBe(name);
  await expect.element(page.getByRole('option', { name, exact: true })).toBeInViewport();
}

test('some of 250 options are rendered, each with its position among all', async () => {
  await Many.run();
  await field().click();
  await expect.element(options().first()).toBeVisible();
  expect(options().elements().length).toBeLessThan(30);
  const list = page.getByRole('listbox').element();
  for (const top of [0, 2_000, 7_800, 300]) {
    list.scrollTop = top;
    await expect
      .poll(() =>
        options()
          .elements()
          .some((option) => isWithin(option, list)),
      )
      .toBe(true);
    expect(options().elements().length).toBeLessThan(30);
  }
  const option = page.getByRole('option', { name: 'Country number 12', exact: true });
  await expect.element(option).toHaveAttribute('aria-posinset', '12');
  await expect.element(option).toHaveAttribute('aria-setsize', '250');
  await field().fill('number 24');
  await expect.element(options()).toHaveLength(11);
  await expect.element(options().last()).toHaveAttribute('aria-posinset', '11');
  await expect.element(options().last()).toHaveAttribute('aria-setsize', '11');
});

function isWithin(inner: Element, outer: Element): boolean {
  const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return one.top >= other.top && one.bottom <= other.bottom;
}

test('arrow keys move through all of 250 options and wrap at the ends', fullOnly, async () => {
  await Many.run();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expectMarked('Country number 1');
  await userEvent.keyboard('{ArrowUp}');
  await expectMarked('Country number 250');
  await userEvent.keyboard('{ArrowUp}');
  await expectMarked('Country number 249');
  await userEvent.keyboard('{ArrowDown>2/}');
  await expectMarked('Country number 1');
  await userEvent.keyboard('{ArrowDown>40/}');
  await expectMarked('Country number 41');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('Country number 41');
});

test('the list opens at the selected option, however far down, and the next search starts there', async () => {
  await Many.run({ args: { ...Many.args, value: 'C179' } });
  await field().click();
  await expect.element(page.getByRole('option', { name: 'Country number 180' })).toBeInViewport();
  await expect.element(page.getByRole('option', { name: 'Country number 180' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expectMarked('Country number 181');
  await field().fill('number 7');
  await expectMarked('Country number 7');
});

test('the active option stays rendered while others are scrolled into view', async () => {
  await Many.run();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown>3/}');
  await expectMarked('Country number 3');
  const list = page.getByRole('listbox').element();
  list.scrollTop = 4_000;
  await expect.element(page.getByRole('option', { name: 'Country number 130', exact: true })).toBeInViewport();
  await expect.element(page.getByRole('option', { name: 'Country number 3', exact: true })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expectMarked('Country number 4');
});

test('a completely typed name is selected in any case, and a partial one is not', async () => {
  const onValueChange = vi.fn();
  await Empty.run({ args: { ...Empty.args, onValueChange } });
  await field().fill('netherland');
  await userEvent.tab();
  expect(onValueChange).not.toHaveBeenCalled();
  await expect.element(field()).toHaveValue('');
  await field().fill(' nETHERLANDS');
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('NL');
  await expect.element(field()).toHaveValue('Netherlands');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
});

test('the second Escape clears the text, and the third reaches the surroundings', async () => {
  const onValueChange = vi.fn();
  const onKeyDown = vi.fn<(event: Event) => void>();
  await Chosen.run({ args: { ...Chosen.args, onValueChange } });
  document.addEventListener('keydown', onKeyDown);
  await field().click();
  await userEvent.keyboard('{Escape}');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('');
  expect(onKeyDown).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', onKeyDown);
});

test('Alt+Up closes the list, as in a native select', async () => {
  await Chosen.run();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field()).toHaveValue('Finland');
});

test('the up arrow opens the list at its last option', async () => {
  await Many.run();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expectMarked('Country number 250');
});

test("a form's focus on the field of that name moves to the text", async () => {
  await Chosen.run({ args: { ...Chosen.args, name: 'country' } });
  document.querySelector<HTMLElement>('[name="country"]')?.focus();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
});

test('the form data holds the selected value', async () => {
  await Chosen.run({ args: { ...Chosen.args, name: 'country', form: 'elsewhere' } });
  const form = Object.assign(document.createElement('form'), { id: 'elsewhere' });
  document.body.append(form);
  await expect.poll(() => Object.fromEntries(new FormData(form))).toEqual({ country: 'FI' });
  form.remove();
});

test('a disabled or read-only combobox cannot be opened', async () => {
  await Chosen.run({ args: { ...Chosen.args, readOnly: true } });
  await field().click();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field()).toHaveValue('Finland');
  await Disabled.run();
  await field().click({ force: true });
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
});

test('Home and End move the caret', async () => {
  await Chosen.run();
  await field().click();
  await userEvent.keyboard('{End}{Home}x');
  await expect.element(field()).toHaveValue('xFinland');
});

test('the combobox shows its error', async () => {
  await Wrong.run();
  await expect.element(field()).toBeInvalid();
  await expect.element(field()).toHaveAccessibleDescription('Choose a country');
});

test('other words find an option, an exact match first', async () => {
  const germany = { value: 'DE', label: 'Germany', words: ['DE', 'Deutschland'] };
  const onValueChange = vi.fn();
  await Empty.run({ args: { ...Empty.args, options: [{ value: 'SE', label: 'Sweden' }, germany], onValueChange } });
  await field().fill('de');
  await expect.element(options()).toHaveLength(2);
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('DE');
});

test('the list has the name of the field, whatever is typed', async () => {
  await Empty.run();
  await field().fill('an');
  await expect.element(page.getByRole('listbox', { name: 'Country', exact: true })).toBeVisible();
});

test('the clear button empties the field, keeps the focus in it, and is gone while there is nothing to clear', async () => {
  const onValueChange = vi.fn();
  await Clearable.run({ args: { ...Clearable.args, onValueChange } });
  const clear = page.getByRole('button', { name: 'Clear' });
  await clear.click();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('');
  await expect.element(field()).toHaveValue('');
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(clear).not.toBeInTheDocument();
  await Clearable.run({ args: { ...Clearable.args, disabled: true } });
  await expect.element(clear).not.toBeInTheDocument();
});

test('a required field has no clear button', async () => {
  await Chosen.run();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
