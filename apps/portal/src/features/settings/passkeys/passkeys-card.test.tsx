import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Passkey, PasskeyCreation } from '@portico/contract';
import { answer, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { answerUserSettings } from '../../../../test/user-settings.ts';
import { plugInAuthenticator } from '../../../../test/virtual-authenticator.ts';

const card = page.getByRole('region', { name: 'Passkeys' });
const add = page.getByRole('dialog', { name: 'Add a passkey' });

const laptop: Passkey = {
  id: '0197f4c0-0000-7000-8000-000000000001',
  name: 'Laptop',
  created_at: '2026-11-01T10:00:00Z',
  last_used_at: null,
  synced: false,
};
const phone: Passkey = {
  ...laptop,
  id: '0197f4c0-0000-7000-8000-000000000002',
  name: 'Phone',
  last_used_at: '2026-11-20T10:00:00Z',
  synced: true,
};

const creation = (rpId = location.hostname): PasskeyCreation => ({
  status: 'success',
  options: {
    rp: { id: rpId, name: 'Portico' },
    user: { id: 'AAAAAAAAAAAAAAAAAAAAAA', name: 'mira@example.com', displayName: 'Mira Novak' },
    challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  },
  expires_at: '2099-11-22T10:05:00Z',
});

async function wantOne(name = ' Work laptop '): Promise<void> {
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await add.getByLabelText('Name').fill(name);
  await add.getByRole('button', { name: 'Continue' }).click();
}

test('the list shows each passkey with its details', async () => {
  answerUserSettings();
  answer('listPasskeys', { items: [phone, laptop] });
  await openPortal('/settings/user');
  const [first, second] = [card.getByRole('listitem').first(), card.getByRole('listitem').nth(1)];
  await expect.element(first).toMatchTextContent('Phone On several devices');
  await expect.element(first).toMatchTextContent('last used');
  await expect.element(second).toMatchTextContent('not used yet');
});

test('the browser creates a passkey, which is sent under the given name', async () => {
  await plugInAuthenticator();
  answerUserSettings();
  answer('requestPasskey', creation());
  answer('registerPasskey', { status: 'success', message: '', passkey: { ...laptop, name: 'Work laptop' } });
  await openPortal('/settings/user');
  await wantOne();
  await expect.element(page.getByText('Passkey “Work laptop” added.')).toBeVisible();
  await expect.element(add).not.toBeInTheDocument();
  const [request] = sent('registerPasskey');
  expect(request?.body).toMatchObject({ name: 'Work laptop', credential: { type: 'public-key', clientExtensionResults: {} } });
});

test('the dialog requires a name before the browser is called', fullOnly, async () => {
  answerUserSettings();
  await openPortal('/settings/user');
  await wantOne('  ');
  await expect.element(add.getByLabelText('Name')).toHaveAccessibleDescription(/Enter a name\./);
  expect(sent('requestPasskey')).toEqual([]);
});

test('the dialog says when the browser creates no passkey, and the next attempt starts a new one', fullOnly, async () => {
  await plugInAuthenticator();
  answerUserSettings();
  answer('requestPasskey', creation('portal.example.com'));
  await openPortal('/settings/user');
  await wantOne();
  await expect.element(add.getByRole('alert')).toMatchTextContent('don’t work at this address');
  expect(sent('registerPasskey')).toEqual([]);

  answer('requestPasskey', creation());
  refuse('registerPasskey', 409, { code: 'passkey_known', message: 'It is there already.' });
  await add.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByText('It is there already.')).toBeVisible();
  await expect.element(add.getByLabelText('Name')).toHaveValue(' Work laptop ');
});

test('a passkey can be renamed, and removing it asks for confirmation by name', fullOnly, async () => {
  answerUserSettings();
  answer('listPasskeys', { items: [laptop] });
  answer('renamePasskey', { status: 'success', message: '' });
  answer('removePasskey', { status: 'success', message: '' });
  await openPortal('/settings/user');
  await card.getByRole('button', { name: 'Rename Laptop' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename passkey' });
  await expect.element(rename.getByLabelText('Name')).toHaveValue('Laptop');
  await rename.getByLabelText('Name').fill('Old laptop');
  answer('listPasskeys', { items: [{ ...laptop, name: 'Old laptop' }] });
  await rename.getByRole('button', { name: 'Save' }).click();
  await expect.element(card.getByText('Old laptop')).toBeVisible();
  expect(sent('renamePasskey')[0]).toMatchObject({ query: { id: laptop.id }, body: { name: 'Old laptop' } });

  await card.getByRole('button', { name: 'Remove Old laptop' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove the passkey “Old laptop”?' });
  answer('listPasskeys', { items: [] });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect.element(card.getByRole('listitem')).not.toBeInTheDocument();
  expect(sent('removePasskey')[0]?.query).toEqual({ id: laptop.id });
});
