import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './text.stories.tsx';

const { Regular, Sizes, Muted } = composeStories(stories);

const sentence = () => page.getByText('Your draft is kept in this browser until you send it.');

test('a text is a paragraph in one of three sizes', async () => {
  await Sizes.run();
  const sizes = sentence()
    .elements()
    .map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  expect(new Set(sizes).size).toBe(3);
  expect(sentence().elements()[0]?.tagName).toBe('P');
});

test('muted text has another colour', async () => {
  await Regular.run();
  const { color } = getComputedStyle(sentence().element());
  await Muted.run();
  expect(getComputedStyle(sentence().element()).color).not.toBe(color);
});

test('class name, ref and other props go to the paragraph', async () => {
  const ref = vi.fn();
  await Regular.run({ args: { ...Regular.args, className: 'own', id: 'given', ref } });
  const root = document.querySelector('p#given.own');
  expect(root).not.toBeNull();
  expect(ref).toHaveBeenCalledWith(root);
});
