import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextInput } from '../text-input/text-input.tsx';
import * as stories from './field.stories.tsx';

const { Plain, WithHint, WithError, WithEverything, OfSeveralLines, OfASelect } = composeStories(stories);

test('the label names its control and focuses it', async () => {
  await Plain.run();
  await userEvent.click(page.getByText('Email'));
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

test('the hint describes the control', async () => {
  await WithHint.run();
  await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('A full hostname, such as edge-fra-01.acme.dev');
  await expect.element(page.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});

test('an error marks the control invalid and says why, not by colour alone', async () => {
  await WithError.run();
  const input = page.getByRole('textbox');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription('Enter an email address, such as alexandra@acme.dev');
  expect(document.querySelector('[aria-live] svg')).not.toBeNull();
});

test('hint, counter and error describe the control together', async () => {
  await WithEverything.run();
  await expect
    .element(page.getByRole('textbox', { name: 'Subject', exact: true }))
    .toHaveAccessibleDescription('Describe it in one sentence 64 / 60 Shorten the subject to 60 characters');
});

test('a later error is announced, because the live region exists before', async () => {
  await Plain.run();
  const region = document.querySelector('[aria-live="polite"]');
  expect(region?.textContent).toBe('');
  await Plain.run({ args: { ...Plain.args, error: 'Enter an email address' } });
  await expect.poll(() => document.querySelector('[aria-live="polite"]')?.textContent).toBe('Enter an email address');
});

test("a control's own description stays beside the field's", async () => {
  await WithHint.run({
    args: {
      ...WithHint.args,
      children: (
        <>
          <TextInput aria-describedby="own" />
          <p id="own">Checked while you type</p>
        </>
      ),
    },
  });
  await expect
    .element(page.getByRole('textbox'))
    .toHaveAccessibleDescription('A full hostname, such as edge-fra-01.acme.dev Checked while you type');
});

test('a field can hold a textarea and a select', async () => {
  await OfSeveralLines.run();
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('0 / 65000');
  await OfASelect.run();
  await expect.element(page.getByRole('combobox', { name: 'Priority' })).toHaveAttribute('aria-invalid', 'true');
});

test("Tab goes to a link at the label's end, then to the control", async () => {
  await WithEverything.run();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Read the FAQ first' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: 'Subject', exact: true })).toHaveFocus();
});
