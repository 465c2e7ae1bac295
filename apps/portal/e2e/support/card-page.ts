import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The sandbox's test cards, by behaviour. */
export const testCards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  /** Can be saved, but every later charge is declined. */
  declinedLater: '4000 0000 0000 0341',
} as const;

/** Enters a card on the sandbox's page and submits it. */
export async function giveCard(page: Page, number: string, keep = false): Promise<void> {
  await page.waitForURL('**/sandbox-gateway/checkout/*');
  await page.locator('input[name=number]').fill(number);
  await page.locator('input[name=expiry]').fill('12/34');
  await page.locator('input[name=cvc]').fill('123');
  if (keep) await page.locator('input[name=keep]').check();
  await page.locator('button[value=card]').click();
}

/** Asserts that the card was refused and the page stays open for another one. */
export async function expectRefused(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(sentence);
  await expect(page.locator('input[name=number]')).toHaveValue('');
}
