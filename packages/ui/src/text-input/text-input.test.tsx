import { composeStories } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './text-input.stories.tsx';

const { Empty, Filled, WithSlots, Invalid, Disabled } = composeStories(stories);

const input = () => page.getByRole('textbox');

test('the input accepts text and reports changes and blur', async () => {
  const onChange = vi.fn();
  const onBlur = vi.fn();
  await Empty.run({ args: { ...Empty.args, onChange, onBlur } });
  await userEvent.type(input(), 'Ada');
  await userEvent.tab();
  await expect.element(input()).toHaveValue('Ada');
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(onBlur).toHaveBeenCalledOnce();
});

test('the ref points to the input, and the class goes to the frame', async () => {
  const ref = createRef<HTMLInputElement>();
  await Filled.run({ args: { ...Filled.args, ref, className: 'own' } });
  await expect.poll(() => ref.current?.value).toBe('Alexandra');
  expect(document.querySelector('.own')?.contains(input().element())).toBe(true);
  await expect.element(input()).not.toHaveClass('own');
});

test('the slots are in the frame, outside the value', async () => {
  await WithSlots.run();
  await expect.element(page.getByText('EUR')).toBeVisible();
  await expect.element(input()).toHaveValue('25.00');
});

test('the frame shows the focus', async () => {
  await Filled.run();
  const frame = input().element().parentElement;
  if (!frame) throw new Error('No frame');
  expect(getComputedStyle(frame).outlineStyle).toBe('none');
  await userEvent.tab();
  expect(getComputedStyle(frame).outlineStyle).toBe('solid');
});

test('an invalid input looks different', async () => {
  await Filled.run();
  const edge = () => getComputedStyle(input().element().parentElement ?? document.body).borderColor;
  const before = edge();
  await Invalid.run();
  expect(edge()).not.toBe(before);
});

test('a disabled input cannot be changed', async () => {
  await Disabled.run();
  await expect.element(input()).toBeDisabled();
});

test('Enter submits the form', async () => {
  await Filled.run();
  const form = document.createElement('form');
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', onSubmit);
  input().element().setAttribute('form', 'outer');
  form.id = 'outer';
  document.body.append(form);
  onTestFinished(() => form.remove());
  await input().click();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
