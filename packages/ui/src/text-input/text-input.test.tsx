import { composeStories } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './text-input.stories.tsx';

const { Empty, Filled, WithSlots, Invalid, Disabled } = composeStories(stories);

const input = () => page.getByRole('textbox');

test('is an input: takes text, tells of changes and of being left', async () => {
  const onChange = vi.fn();
  const onBlur = vi.fn();
  await Empty.run({ args: { ...Empty.args, onChange, onBlur } });
  await userEvent.type(input(), 'Ada');
  await userEvent.tab();
  await expect.element(input()).toHaveValue('Ada');
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(onBlur).toHaveBeenCalledOnce();
});

test('gives its ref to the input and its class to the frame', async () => {
  const ref = createRef<HTMLInputElement>();
  await Filled.run({ args: { ...Filled.args, ref, className: 'own' } });
  await expect.poll(() => ref.current?.value).toBe('Alexandra');
  expect(document.querySelector('.own')?.contains(input().element())).toBe(true);
  await expect.element(input()).not.toHaveClass('own');
});

test('keeps its slots in the frame, outside of its value', async () => {
  await WithSlots.run();
  await expect.element(page.getByText('EUR')).toBeVisible();
  await expect.element(input()).toHaveValue('25.00');
});

test('shows at its frame that it has the focus', async () => {
  await Filled.run();
  const frame = input().element().parentElement;
  if (!frame) throw new Error('No frame');
  expect(getComputedStyle(frame).outlineStyle).toBe('none');
  await userEvent.tab();
  expect(getComputedStyle(frame).outlineStyle).toBe('solid');
});

test('looks different when it is invalid', async () => {
  await Filled.run();
  const edge = () => getComputedStyle(input().element().parentElement ?? document.body).borderColor;
  const before = edge();
  await Invalid.run();
  expect(edge()).not.toBe(before);
});

test('cannot be used when disabled', async () => {
  await Disabled.run();
  await expect.element(input()).toBeDisabled();
});

test('sends the form by Enter', async () => {
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
