import { page } from 'vitest/browser';

/** Fills in the sign-up form without sending it. */
export async function fillSignUp(): Promise<void> {
  await page.getByLabelText('First name').fill('Mira');
  await page.getByLabelText('Last name').fill('Novak');
  await page.getByRole('combobox', { name: 'Country' }).fill('Germ');
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.getByLabelText('Email', { exact: true }).fill('mira@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('Portico-2026');
  await page.getByLabelText('Confirm password').fill('Portico-2026');
  await page.getByLabelText('I accept the rules of service').click();
  await page.getByLabelText('I accept the public offer').click();
}
