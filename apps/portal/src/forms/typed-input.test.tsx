import { dailyIf } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Locator } from 'vitest/browser';
import { answer } from '../../test/network.ts';
import { openPortal } from '../../test/open-portal.tsx';
import { openService } from '../../test/open-service.ts';
import { pageOf } from '../../test/samples.ts';
import { answerUserSettings } from '../../test/user-settings.ts';
import { goTo } from '../platform/navigation.ts';
import { unsavedAtom } from '../platform/unsaved-forms.ts';
import { store } from '../platform/store.ts';

const dialog = () => page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Opens a form and types into it. Returns where the input is. */
type Typing = () => Promise<Locator>;

const forms: readonly (readonly [name: string, type: Typing])[] = [
  [
    'the VNC password',
    async () => {
      await openService('');
      await button('Enable VNC').click();
      await dialog().getByLabelText('VNC password', { exact: true }).fill('k7Qm');
      return dialog();
    },
  ],
  [
    'the operating system chosen for a reinstall',
    async () => {
      const debian = { id: 'debian-13', label: 'Debian 13', description: null, raid_levels: [], iso_images: [] };
      answer('listOperatingSystems', { items: [debian] });
      await openService('/reinstall');
      await page.getByRole('radio', { name: 'Debian 13' }).click({ force: true });
      return page.getByRole('radio', { name: 'Debian 13', checked: true });
    },
  ],
  [
    'the gigabytes typed for an assignment',
    async () => {
      const pool = { topup_bytes: 10e12, charged_bytes: 0, remaining_bytes: 10e12, daily_bytes: 0, runs_out_on: null, days: [] };
      answer('getTrafficPool', pool);
      await openService('/traffic');
      await button('Assign traffic').click();
      await dialog().getByRole('textbox').fill('10');
      return dialog();
    },
  ],
  [
    'the name of a passkey',
    async () => {
      answerUserSettings();
      answer('listPasskeys', { items: [] });
      await openPortal('/settings/user');
      await button('Add a passkey').click();
      await dialog().getByLabelText('Name').fill('Laptop');
      return dialog();
    },
  ],
];

for (const [index, [name, type]] of forms.entries())
  test(`the portal asks before discarding ${name}`, dailyIf(index < 2), async () => {
    answer('listInvoices', pageOf());
    const typed = await type();
    await expect.poll(() => store.get(unsavedAtom).items.size).toBe(1);
    void goTo('/invoices');
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(typed).toBeInTheDocument();
    void goTo('/invoices');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.element(page.getByRole('heading', { name: 'My invoices', level: 1 })).toBeVisible();
  });
