import { fullOnly } from '@portico/test-depth/daily-if';
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as stories from './wizard.stories.tsx';

const { FirstStep, InTheMiddle, LastStep } = composeStories(stories);

const choose = (title: string) => page.getByRole('radio', { name: title }).click();
const next = () => page.getByRole('button', { name: 'Continue' }).click();

test('a step without an answer stays open and says what is missing', async () => {
  await FirstStep.run();
  await next();
  await expect.element(page.getByText('Choose what you need')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /Virtual server/ })).toBeVisible();
});

test('each step moves the focus to its question', fullOnly, async () => {
  await FirstStep.run();
  await choose('Virtual server');
  await next();
  await expect.element(page.getByRole('region', { name: 'Where should it run?' })).toHaveFocus();
});

test('going back by the button or a completed step keeps every choice', fullOnly, async () => {
  await InTheMiddle.run();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByRole('radio', { name: /Frankfurt/ })).toBeChecked();
  await page.getByRole('link', { name: /Category/ }).click();
  await expect.element(page.getByRole('radio', { name: /Virtual server/ })).toBeChecked();
  await next();
  await next();
  await expect.element(page.getByRole('radio', { name: /VPS NVMe 8/ })).toBeChecked();
});

test('the summary updates with every choice', async () => {
  await LastStep.run();
  await expect.element(page.getByText('€67.07')).toBeVisible();
  await page.getByRole('switch', { name: 'Daily backups' }).click();
  await expect.element(page.getByText('€61.37')).toBeVisible();
});
