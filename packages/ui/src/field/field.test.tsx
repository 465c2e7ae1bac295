import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextInput } from '../text-input/text-input.tsx';
import * as stories from './field.stories.tsx';

const { Plain, WithHint, WithError, WithEverything, OfSeveralLines, OfASelect } = composeStories(stories);

test('names its control, and its label leads to it', async () => {
  await Plain.run();
  await userEvent.click(page.getByText('E-mail'));
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
});

test('describes its control by the hint', async () => {
  await WithHint.run();
  await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('A full name, such as edge-fra-01.acme.dev');
  await expect.element(page.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});

test('marks its control as invalid and says why, by more than a colour', async () => {
  await WithError.run();
  const input = page.getByRole('textbox');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription('Enter an e-mail address, such as alexandra@acme.dev');
  expect(document.querySelector('[aria-live] svg')).not.toBeNull();
});

test('describes by hint, counter and error together', async () => {
  await WithEverything.run();
  await expect
    .element(page.getByRole('textbox', { name: 'Subject', exact: true }))
    .toHaveAccessibleDescription('In one sentence 64 / 60 Subject has 60 characters at most');
});

test('announces an error that comes later: the live region is there before', async () => {
  await Plain.run();
  const region = document.querySelector('[aria-live="polite"]');
  expect(region?.textContent).toBe('');
  await Plain.run({ args: { ...Plain.args, error: 'Enter an e-mail address' } });
  await expect.poll(() => document.querySelector('[aria-live="polite"]')?.textContent).toBe('Enter an e-mail address');
});

test("keeps a control's own description beside the field's", async () => {
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
    .toHaveAccessibleDescription('A full name, such as edge-fra-01.acme.dev Checked while you type');
});

test('holds a control of several lines, and a list', async () => {
  await OfSeveralLines.run();
  await expect.element(page.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('0 / 65000');
  await OfASelect.run();
  await expect.element(page.getByRole('combobox', { name: 'Priority' })).toHaveAttribute('aria-invalid', 'true');
});

test("is gone through by Tab: a link at the label's end, then the control", async () => {
  await WithEverything.run();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Read the FAQ first' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: 'Subject', exact: true })).toHaveFocus();
});
