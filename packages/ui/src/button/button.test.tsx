import { composeStories } from '@storybook/react-vite';
import { dailyIf } from '@portico/test-depth/daily-if';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './button.stories.tsx';

const { Primary, Secondary, Busy, Disabled, DisabledWithReason, AsLink, InAForm, Danger } = composeStories(stories);

const button = () => page.getByRole('button');

test.each(['{Enter}', ' '])('the key "%s" presses the button', async (key) => {
  const onClick = vi.fn();
  await Primary.run({ args: { ...Primary.args, onClick } });
  await userEvent.tab();
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard(key);
  expect(onClick).toHaveBeenCalledOnce();
});

test('a button does not submit a form by default', async () => {
  await Secondary.run();
  await expect.element(button()).toHaveAttribute('type', 'button');
});

test('a submit button submits its form, also on Enter in an input', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  await InAForm.run();
  document.querySelector('form')?.addEventListener('submit', onSubmit);
  await userEvent.type(page.getByRole('textbox'), '5{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a busy button submits nothing, neither on click nor on Enter in an input', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  await InAForm.run({ args: { ...InAForm.args, busy: true } });
  document.querySelector('form')?.addEventListener('submit', onSubmit);
  await userEvent.type(page.getByRole('textbox'), '5{Enter}');
  await userEvent.click(button(), { force: true });
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a busy button keeps its name, width and focus, and ignores clicks', async () => {
  const onClick = vi.fn();
  await Primary.run();
  const width = button().element().getBoundingClientRect().width;

  await Busy.run({ args: { ...Busy.args, onClick } });
  await expect.element(page.getByRole('button', { name: 'Place order' })).toHaveAttribute('aria-busy', 'true');
  expect(button().element().getBoundingClientRect().width).toBe(width);
  await userEvent.tab();
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
});

test('a button with a disabled reason says why and stays in the tab order', async () => {
  const onClick = vi.fn();
  await DisabledWithReason.run({ args: { ...DisabledWithReason.args, onClick } });
  await expect.element(button()).toHaveAccessibleDescription('Your balance doesn’t cover this order');
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
});

test('a disabled button cannot be pressed', async () => {
  await Disabled.run();
  await expect.element(button()).toBeDisabled();
});

test('a button with a link looks like a button and remains a link', async () => {
  await AsLink.run();
  const link = page.getByRole('link', { name: 'Go to my services' });
  await expect.element(link).toHaveAttribute('href', '#services');
  await expect.element(link).not.toHaveAttribute('type');
  await expect.element(button()).not.toBeInTheDocument();
});

describe.each(['busy', 'disabled'])('a link that is %s', (state) => {
  test(`a ${state} link goes nowhere and says so`, dailyIf(state === 'busy'), async () => {
    const followed = vi.fn();
    await AsLink.run({ args: { ...AsLink.args, [state]: true } });
    await expect.element(page.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByRole('link')).not.toHaveAttribute('disabled');
    const link = page.getByRole('link').element();
    const note = (event: Event) => void followed(!event.defaultPrevented);
    link.addEventListener('click', note);
    document.addEventListener('click', note, { once: true });
    await userEvent.click(link, { force: true });
    expect(followed).toHaveBeenLastCalledWith(false);
  });
});

test('a button is high enough for a finger', async () => {
  await Danger.run();
  expect(button().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(36);
});

test('the icons are before and after the text and not part of the name', async () => {
  await Secondary.run({ args: { ...Secondary.args, iconStart: <i>start</i>, iconEnd: <i>end</i>, children: 'Next' } });
  await expect.element(page.getByRole('button', { name: 'Next', exact: true })).toHaveTextContent('startNextend');
});
