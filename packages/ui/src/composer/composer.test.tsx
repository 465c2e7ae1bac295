import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './composer.stories.tsx';

const { Empty, WithKeys, WithAttachments, Refused, Sending, NotAllowed } = composeStories(stories);

const text = () => page.getByRole('textbox', { name: 'Your reply' });
const send = () => page.getByRole('button', { name: 'Send reply' });

beforeEach(() => page.viewport(1440, 900));

test('the composer is a form with a text, its counter and a submit button', async () => {
  const onSubmit = vi.fn();
  const onValueChange = vi.fn();
  await Empty.run({ args: { ...Empty.args, onSubmit, onValueChange } });
  await expect.element(text()).toHaveAccessibleDescription('0 / 8,000');
  await text().fill('Thank you.');
  expect(onValueChange).toHaveBeenLastCalledWith('Thank you.');
  await send().click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
  '%s in the text sends it, and Enter starts a new line',
  async (keys) => {
    const onSubmit = vi.fn();
    await Empty.run({ args: { ...Empty.args, onSubmit } });
    await userEvent.tab();
    await expect.element(text()).toHaveFocus();
    await userEvent.keyboard('One{Enter}two');
    await expect.element(text()).toHaveValue('One\ntwo');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard(keys);
    expect(onSubmit).toHaveBeenCalledOnce();
    await expect.element(text()).toHaveValue('One\ntwo');
  },
);

test.each([
  ['busy', Sending],
  ['not allowed', NotAllowed],
] as const)('a composer that is %s sends nothing by button or keys', async (_, story) => {
  const onSubmit = vi.fn();
  await story.run({ args: { ...story.args, onSubmit } });
  await text().click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await send().click({ force: true });
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the error is shown at the text, and the disabled reason at the button', async () => {
  await Refused.run();
  await expect.element(text()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(text()).toHaveAccessibleDescription(/Write a reply/);
  await NotAllowed.run();
  await expect.element(send()).toHaveAccessibleDescription('Your role can read tickets but not reply to them');
});

test('Tab moves from the text through the attachments to the button', async () => {
  await WithAttachments.run();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByLabelText(/^Attachments/)).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Remove headers.png' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(send()).toHaveFocus();
});

test('the keys that send are shown beside the button', async () => {
  await WithKeys.run();
  const hint = page.getByText('Ctrl+Enter to send').element().getBoundingClientRect();
  const button = send().element().getBoundingClientRect();
  expect(hint.right).toBeLessThanOrEqual(button.left);
  expect(hint.bottom).toBeGreaterThan(button.top);
});
