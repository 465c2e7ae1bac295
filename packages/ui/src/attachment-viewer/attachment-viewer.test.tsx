import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './attachment-viewer.stories.tsx';

const { Closed, Open, OnlyOne, NotLoaded } = composeStories(stories);

const viewer = (name: string) => page.getByRole('dialog', { name });
const opener = () => page.getByRole('button', { name: 'Screenshots' });
const next = () => page.getByRole('button', { name: 'Next image' });

beforeEach(() => page.viewport(1440, 900));
afterEach(() => document.documentElement.removeAttribute('dir'));

test('the viewer shows one image with its name, its position and a download link', async () => {
  await Open.run();
  await expect.element(viewer('traceroute.png')).toMatchTextContent(/2 of 3/);
  await expect.element(page.getByRole('img', { name: 'traceroute.png' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'traceroute.png');
});

test('arrow keys move to the neighbours from any focus, stop at the ends, and announce each image', async () => {
  const onOpen = vi.fn();
  await Open.run({ args: { ...Open.args, onOpen } });
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(viewer('phone.png')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('phone.png, 3 of 3');
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.element(viewer('headers.png')).toBeVisible();
  expect(onOpen.mock.calls.flat()).toEqual(['c', 'b', 'a']);
});

test('arrow keys follow their direction on a right-to-left page', async () => {
  document.documentElement.dir = 'rtl';
  await Open.run();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(viewer('phone.png')).toBeVisible();
});

test('the buttons keep the focus at either end', async () => {
  await Open.run();
  await next().click();
  await expect.element(viewer('phone.png')).toBeVisible();
  await expect.element(next()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next()).toHaveFocus();
  await next().click({ force: true });
  await expect.element(viewer('phone.png')).toBeVisible();
});

test('the viewer traps Tab and returns the focus to what opened it', async () => {
  const onClose = vi.fn();
  await Closed.run({ args: { ...Closed.args, onClose } });
  await opener().click();
  await expect.element(viewer('traceroute.png')).toBeVisible();
  for (let step = 0; step < 6; step += 1) {
    await userEvent.tab();
    await expect.poll(() => viewer('traceroute.png').element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{ArrowLeft}{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a single image has no navigation', async () => {
  await OnlyOne.run();
  await expect.element(viewer('headers.png')).toBeVisible();
  await expect.element(next()).not.toBeInTheDocument();
});

test('an image that fails to load shows a message and is reported once', async () => {
  const onImageError = vi.fn();
  await NotLoaded.run({ args: { ...NotLoaded.args, onImageError } });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t load the image');
  expect(onImageError).toHaveBeenCalledOnce();
});
