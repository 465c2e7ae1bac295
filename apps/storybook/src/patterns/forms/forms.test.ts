import { composeStories } from '@storybook/react-vite';
import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './forms.stories.tsx';

const { Empty, LeftWithAnError, RefusedByTheServer, SentWithErrors, UnsavedChanges } = composeStories(stories);

const email = () => page.getByRole('textbox', { name: 'Email' });
const send = () => page.getByRole('button', { name: 'Create an account' });

test('a field shows no error before it is left', fullOnly, async () => {
  await Empty.run();
  await userEvent.type(email(), 'alexandra@');
  await expect.element(email()).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect.element(email()).toHaveAccessibleDescription(/Enter an email address/);
});

test('a corrected field loses its error at once', fullOnly, async () => {
  await LeftWithAnError.run();
  await expect.element(email()).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(email(), 'acme.dev');
  await expect.element(email()).not.toHaveAttribute('aria-invalid');
});

test('an invalid submit focuses a list of errors that links to each field', async () => {
  await Empty.run();
  await send().click();
  const summary = page.getByRole('group', { name: 'Your account hasn’t been created yet' });
  await expect.element(summary).toHaveFocus();
  const listed = summary
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);
  expect(listed.map((text) => text?.split(':')[0])).toEqual(['First name', 'Email', 'Country', 'Password', 'Rules']);
  await summary.getByRole('link', { name: /^Email:/ }).click();
  await expect.element(email()).toHaveFocus();
});

test('the country field shows its error, and the list links to it', fullOnly, async () => {
  await SentWithErrors.run();
  await page
    .getByRole('group', { name: 'Your account hasn’t been created yet' })
    .getByRole('link', { name: /^Country:/ })
    .click();
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveFocus();
});

test('a server error stays on its field until the field changes', async () => {
  await RefusedByTheServer.run();
  await expect.element(email()).toHaveAccessibleDescription(/account with this email already exists/);
  await userEvent.fill(email(), 'alexandra@acme.dev');
  await expect.element(email()).not.toHaveAttribute('aria-invalid');
});

test('a change waits to be saved and can be discarded', async () => {
  await UnsavedChanges.run();
  const invoices = page.getByRole('switch', { name: 'Invoices' });
  await expect.element(page.getByText('You have unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(invoices).toBeChecked();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
});
