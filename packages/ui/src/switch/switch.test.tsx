import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './switch.stories.tsx';

const { Off, On, WithHint, Failed, Disabled } = composeStories(stories);

const toggle = () => page.getByRole('switch', { name: 'Renew automatically' });

test('Space and a click on the label toggle the switch', async () => {
  const onChange = vi.fn();
  await Off.run({ args: { ...Off.args, onChange } });
  await userEvent.tab();
  await expect.element(toggle()).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(toggle()).toBeChecked();
  await userEvent.click(page.getByText('Renew automatically'));
  await expect.element(toggle()).not.toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("the knob's position shows whether the switch is on", async () => {
  const knob = () => Number.parseFloat(getComputedStyle(toggle().element(), '::before').left);
  await Off.run();
  const off = knob();
  await On.run();
  await expect.poll(knob).toBeGreaterThan(off);
});

test('the hint and the error describe the switch', async () => {
  await WithHint.run();
  await expect.element(toggle()).toHaveAccessibleDescription('Charged to your balance a day before the period ends');
  await Failed.run();
  await expect.element(toggle()).toHaveAccessibleDescription('Couldn’t change the setting. Try again.');
});

test('a disabled switch cannot be toggled', async () => {
  await Disabled.run();
  await expect.element(toggle()).toBeDisabled();
});
