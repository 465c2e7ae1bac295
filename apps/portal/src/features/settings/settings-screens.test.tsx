import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPortal } from '../../../test/open-portal.tsx';
import { answerUserSettings } from '../../../test/user-settings.ts';

test('the tabs link to each settings page', async () => {
  answerUserSettings();
  const portal = await openPortal('/settings');
  await expect.poll(portal.address).toBe('/settings/client');
  await page.getByRole('main').getByRole('link', { name: 'User settings' }).click();
  await expect.poll(portal.address).toBe('/settings/user');
});
