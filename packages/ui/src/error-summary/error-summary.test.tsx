import { composeStories } from '@storybook/react-vite';
import { fullOnly } from '@portico/test-depth/daily-if';
import { createRef, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formFields } from '../../test/form-fields.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { ErrorSummary } from './error-summary.tsx';
import * as stories from './error-summary.stories.tsx';

const { TwoErrors } = composeStories(stories);

const summary = () => page.getByRole('group', { name: 'Your changes weren’t saved' });
const link = (name: string) => summary().getByRole('link', { name });

test('the summary is named by its title and described by all errors, which a focused one has read', async () => {
  const ref = createRef<HTMLDivElement>();
  await TwoErrors.run({ args: { ...TwoErrors.args, ref } });
  ref.current?.focus();
  await expect.element(summary()).toHaveFocus();
  await expect.element(summary()).toHaveAccessibleDescription('Company: Enter the name of your company. Country: Choose a country');
});

test('Tab goes from the focused summary to its links, and Enter focuses the field', async () => {
  const ref = createRef<HTMLDivElement>();
  await TwoErrors.run({ args: { ...TwoErrors.args, ref } });
  ref.current?.focus();
  await userEvent.tab();
  await expect.element(link('Company: Enter the name of your company.')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveFocus();
});

test('a link keeps the address and brings its field into view with its label', async () => {
  await TwoErrors.run();
  const { href } = location;
  document.querySelector('form')?.setAttribute('style', 'padding-block-end: 200vh');
  const field = page.getByRole('textbox', { name: 'Company' });
  field.element().closest('div[class]')?.setAttribute('style', 'margin-block-start: 150vh');
  await link('Company: Enter the name of your company.').click();
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByText('Company', { exact: true })).toBeInViewport();
  expect(location.href).toBe(href);
});

test('the summary is no stop of the Tab key', async () => {
  await TwoErrors.run();
  await userEvent.tab();
  await expect.element(link('Company: Enter the name of your company.')).toHaveFocus();
});

/** Follows the summary's link to a field and returns what has the focus in the field. */
async function focusByLink(field: ReactElement): Promise<Element | null> {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(
    <form>
      <ErrorSummary title="Your changes weren’t saved" errors={[{ name: 'field', error: 'It is wrong.' }]} />
      <div data-field="">{field}</div>
    </form>,
  );
  await link('It is wrong.').click();
  return document.querySelector('[data-field] :focus');
}

test.each(formFields)('a link focuses its $component', fullOnly, async ({ draw, first }) => {
  expect(await focusByLink(draw({ name: 'field', defaultValue: first }))).not.toBeNull();
});

test('a link focuses the chosen option, and otherwise the first that is not disabled', fullOnly, async () => {
  const options = ['sold-out', 'small', 'large'].map((value) => ({ value, label: value, disabled: value === 'sold-out' }));
  const valueOf = (focused: Element | null) => focused?.getAttribute('value');
  expect(valueOf(await focusByLink(<RadioGroup label="Size" name="field" options={options} />))).toBe('small');
  document.body.replaceChildren();
  expect(valueOf(await focusByLink(<RadioGroup label="Size" name="field" defaultValue="large" options={options} />))).toBe('large');
});
