import { composeStories } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './fieldset.stories.tsx';

const { Required, Plain, WithoutVisibleLegend, Disabled } = composeStories(stories);

const group = () => page.getByRole('group', { name: 'Billing' });
const lineOf = (label: string) => page.getByText(label, { exact: true }).element().parentElement ?? document.body;
const markOf = (label: string) => getComputedStyle(lineOf(label), '::before').content;

test('the legend names the group, and the description describes it', async () => {
  await Required.run();
  await expect.element(group()).toHaveAccessibleDescription('Fields marked * are required.');
  await expect.element(group().getByRole('textbox', { name: 'Company' })).toBeVisible();
});

test('a required field has a mark after its label, which is not part of its name', async () => {
  await Required.run();
  expect(markOf('Company')).toContain('*');
  expect(markOf('Country')).toContain('*');
  expect(markOf('VAT ID')).toBe('none');
  await expect.element(page.getByRole('textbox', { name: 'Company', exact: true })).toBeRequired();
});

test('no field is marked without marksRequired', async () => {
  await Plain.run();
  expect(markOf('Company')).toBe('none');
  await expect.element(group()).not.toHaveAccessibleDescription();
});

test('a hidden legend still names the group', async () => {
  await WithoutVisibleLegend.run();
  await expect.element(group()).toBeVisible();
});

test('Tab goes through the fields, and none of a disabled fieldset', async () => {
  await Required.run();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: 'Company' })).toHaveFocus();
  await Disabled.run();
  await expect.element(page.getByRole('textbox', { name: 'Company' })).toBeDisabled();
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toBeDisabled();
});

test('class name, ref and other props go to the fieldset', async () => {
  const ref = vi.fn();
  await Required.run({ args: { ...Required.args, className: 'own', id: 'given', ref } });
  const root = document.querySelector('fieldset#given.own');
  expect(root).not.toBeNull();
  expect(ref).toHaveBeenCalledWith(root);
});
