import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './segmented-control.stories.tsx';

const { Chosen, NothingChosen, OneDisabled } = composeStories(stories);

const segment = (name: string) => page.getByRole('radio', { name, exact: true });

test('the control is a named radio group', async () => {
  await Chosen.run();
  await expect.element(page.getByRole('radiogroup', { name: 'Chart range' })).toBeVisible();
  await expect.element(segment('24 h')).toBeChecked();
});

test('the control is one tab stop on the selected segment, and arrow keys choose and wrap', async () => {
  const onValueChange = vi.fn();
  await Chosen.run({ args: { ...Chosen.args, onValueChange } });
  await userEvent.tab();
  await expect.element(segment('24 h')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(segment('7 d')).toBeChecked();
  await expect.element(segment('7 d')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(segment('1 h')).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(segment('30 d')).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(segment('1 h')).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(segment('30 d')).toBeChecked();
  expect(onValueChange.mock.calls.flat()).toEqual(['7d', '30d', '1h', '30d', '1h', '30d']);
  await userEvent.tab();
  await expect.element(segment('30 d')).not.toHaveFocus();
});

test('no segment is selected at first, and Space chooses the first', async () => {
  const onValueChange = vi.fn();
  await NothingChosen.run({ args: { ...NothingChosen.args, onValueChange } });
  expect(document.querySelectorAll('input:checked')).toHaveLength(0);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('1h');
});

test('a click anywhere on a segment chooses it, unless it is disabled', async () => {
  const onValueChange = vi.fn();
  await OneDisabled.run({ args: { ...OneDisabled.args, onValueChange } });
  await userEvent.click(segment('1 h'), { position: { x: 2, y: 2 } });
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('1h');
  await userEvent.click(segment('1 y'), { force: true });
  expect(onValueChange).toHaveBeenCalledOnce();
  await expect.element(segment('1 y')).toBeDisabled();
});

test('choosing another segment moves nothing', async () => {
  await Chosen.run();
  const width = () => page.getByRole('radiogroup').element().getBoundingClientRect().width;
  const before = width();
  await segment('1 h').click();
  await expect.element(segment('1 h')).toBeChecked();
  expect(width()).toBe(before);
});
