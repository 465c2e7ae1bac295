import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './button.stories.tsx';

const { Primary, Secondary, Busy, Disabled, DisabledWithReason, AsLink, InAForm, Danger } = composeStories(stories);

const button = () => page.getByRole('button');

test.each(['{Enter}', ' '])('is pressed by the key "%s"', async (key) => {
  const onClick = vi.fn();
  await Primary.run({ args: { ...Primary.args, onClick } });
  await userEvent.tab();
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard(key);
  expect(onClick).toHaveBeenCalledOnce();
});

test('sends no form unless it says so', async () => {
  await Secondary.run();
  await expect.element(button()).toHaveAttribute('type', 'button');
});

test('sends its form when told to, also by Enter in an input', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  await InAForm.run();
  document.querySelector('form')?.addEventListener('submit', onSubmit);
  await userEvent.type(page.getByRole('textbox'), '5{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('sends nothing while busy, neither pressed nor by Enter in an input', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  await InAForm.run({ args: { ...InAForm.args, busy: true } });
  document.querySelector('form')?.addEventListener('submit', onSubmit);
  await userEvent.type(page.getByRole('textbox'), '5{Enter}');
  await userEvent.click(button(), { force: true });
  expect(onSubmit).not.toHaveBeenCalled();
});

test('while busy it keeps its name, its width and the focus, and is not pressed', async () => {
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

test('tells why it cannot be pressed, and stays within reach of the keyboard', async () => {
  const onClick = vi.fn();
  await DisabledWithReason.run({ args: { ...DisabledWithReason.args, onClick } });
  await expect.element(button()).toHaveAccessibleDescription('The balance does not cover the order');
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
});

test('is disabled as every button is', async () => {
  await Disabled.run();
  await expect.element(button()).toBeDisabled();
});

test('looks like a button and remains a link when it goes somewhere', async () => {
  await AsLink.run();
  const link = page.getByRole('link', { name: 'To my services' });
  await expect.element(link).toHaveAttribute('href', '#services');
  await expect.element(link).not.toHaveAttribute('type');
  await expect.element(button()).not.toBeInTheDocument();
});

test('goes nowhere while busy', async () => {
  const followed = vi.fn();
  await AsLink.run({ args: { ...AsLink.args, busy: true } });
  const link = page.getByRole('link').element();
  const note = (event: Event) => void followed(!event.defaultPrevented);
  link.addEventListener('click', note);
  document.addEventListener('click', note, { once: true });
  await userEvent.click(link, { force: true });
  expect(followed).toHaveBeenLastCalledWith(false);
});

test('is high enough for a finger', async () => {
  await Danger.run();
  expect(button().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(36);
});
