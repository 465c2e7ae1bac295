import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { sampleUser } from '../../../test/samples.ts';
import { answerUserSettings } from '../../../test/user-settings.ts';
import { holdPasskey, plugInAuthenticator } from '../../../test/virtual-authenticator.ts';

const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
const card = page.getByRole('region', { name: 'Email' });

async function interrupt(): Promise<void> {
  answerUserSettings();
  refuse('requestEmailChange', 403, { code: 'proof_required', message: 'Confirm your password.' });
  await openPortal('/settings/user');
  await card.getByLabelText('New email').fill('new@example.com');
  await card.getByRole('button', { name: 'Send code' }).click();
  await expect.element(dialog).toBeVisible();
}

test('an interrupted action continues after the password with its original input and the renewed token, and loads nothing again', async () => {
  await interrupt();
  const password = dialog.getByLabelText('Password', { exact: true });
  await expect.element(password).toHaveFocus();
  await expect.element(dialog.getByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  refuse('confirmPassword', 422, { code: 'validation_failed', errors: [{ path: 'password', code: 'password_wrong', params: {} }] });
  await password.fill('Wrong-2026');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(password).toHaveAccessibleDescription(/not your current password/);

  answer('confirmPassword', { status: 'success', message: '', proven_until: '2026-11-22T10:10:00Z', accessToken: 'pat_renewed' });
  const loaded = sent('listSessions').length;
  answer('requestEmailChange', { status: 'success', message: '', id: '0197f4c0-0000-7000-8000-000000000009', email: 'new@example.com' });
  await password.fill('Portico-2026');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => sent('requestEmailChange').length).toBe(2);
  const [, repeated] = sent('requestEmailChange');
  expect(repeated?.body).toEqual({ email: 'new@example.com' });
  expect(repeated?.headers.get('Authorization')).toBe('Bearer pat_renewed');
  expect(localStorage.getItem('accessToken')).toBe('pat_renewed');
  expect(sent('listSessions')).toHaveLength(loaded);
});

test('a user who has a passkey can confirm with it instead of the password', fullOnly, async () => {
  const credentialId = await holdPasskey(await plugInAuthenticator());
  const passkey = { id: '0197f4c0-0000-7000-8000-000000000001', name: 'Laptop', created_at: '2026-11-01T10:00:00Z', last_used_at: null };
  answer('listPasskeys', { items: [{ ...passkey, synced: false }] });
  answer('requestPasskeyProof', {
    status: 'success',
    options: {
      rpId: location.hostname,
      challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      timeout: 300_000,
      userVerification: 'required',
      allowCredentials: [{ type: 'public-key', id: credentialId, transports: ['internal'] }],
    },
    expires_at: '2099-11-22T10:05:00Z',
  });
  answer('confirmPasskey', { status: 'success', message: '', proven_until: '2026-11-22T10:10:00Z', accessToken: null });
  await interrupt();
  answer('requestEmailChange', { status: 'success', message: '', id: '0197f4c0-0000-7000-8000-000000000009', email: 'new@example.com' });
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent('confirmPasskey')[0]?.body).toMatchObject({ credential: { id: credentialId } });
});

test('over an open dialog, Escape closes only the password dialog, and Enter continues the other dialog’s action', fullOnly, async () => {
  answerUserSettings();
  refuse('requestPasskey', 403, { code: 'proof_required', message: 'Confirm your password.' });
  await openPortal('/settings/user');
  await page.getByRole('region', { name: 'Passkeys' }).getByRole('button', { name: 'Add a passkey' }).click();
  const add = page.getByRole('dialog', { name: 'Add a passkey' });
  await add.getByLabelText('Name').fill('Laptop');
  await userEvent.keyboard('{Enter}');
  const password = dialog.getByLabelText('Password', { exact: true });
  await expect.element(password).toHaveFocus();
  // The focus stays within the upper dialog.
  for (let press = 0; press < 8; press += 1) {
    await userEvent.tab();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(add.getByLabelText('Name')).toHaveValue('Laptop');
  await expect.element(add.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => add.element().contains(document.activeElement)).toBe(true);

  await add.getByRole('button', { name: 'Continue' }).click();
  await expect.element(password).toHaveFocus();
  answer('confirmPassword', { status: 'success', message: '', proven_until: '2026-11-22T10:10:00Z', accessToken: null });
  refuse('requestPasskey', 409, { code: 'passkeys_full', message: 'You have as many as you can have.' });
  await userEvent.fill(password, 'Portico-2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('You have as many as you can have.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(add).not.toBeInTheDocument();
});

test('closing the dialog is not a failure: nothing is sent, lost or reported', fullOnly, async () => {
  await interrupt();
  await dialog.getByRole('button', { name: 'Cancel' }).first().click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card.getByLabelText('New email')).toHaveValue('new@example.com');
  await expect.element(card.getByRole('button', { name: 'Send code' })).not.toHaveAttribute('aria-busy', 'true');
  expect(sent('requestEmailChange')).toHaveLength(1);
  await expect.element(page.getByText('Confirm your password.')).not.toBeInTheDocument();
});

test('a waiting action is not made in the name of a user who signed in in another tab', async () => {
  await interrupt();
  localStorage.setItem('auth_user', JSON.stringify({ ...sampleUser, id: 8 }));
  localStorage.setItem('accessToken', 'pat_other');
  dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
  answer('confirmPassword', { status: 'success', message: '', proven_until: '2026-11-22T10:10:00Z', accessToken: null });
  await dialog.getByLabelText('Password', { exact: true }).fill('Portico-2026');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent('requestEmailChange')).toHaveLength(1);
});
