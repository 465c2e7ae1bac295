import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, sent } from '../../../test/network.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { sampleUser } from '../../../test/samples.ts';

const invitation = {
  email: 'ivan@example.com',
  first_name: 'Ivan',
  client_name: 'Novak Ltd',
  language: 'en',
  expires_at: '2027-01-01T00:00:00Z',
} as const;

test('a reported session ends on a button press, never on opening the link', async () => {
  answer('endReportedSession', { status: 'success', message: '' });
  await openPortal('/auth/end-session?token=t1', { guest: true });
  await expect.element(page.getByRole('heading', { name: 'This wasn’t you?' })).toBeVisible();
  expect(sent('endReportedSession')).toEqual([]);
  await page.getByRole('button', { name: 'End session' }).click();
  await expect.element(page.getByRole('heading', { name: 'The session has ended' })).toBeVisible();
  expect(sent('endReportedSession')[0]?.body).toEqual({ token: 't1' });
});

test('the link in the email works for any signed-in user', async () => {
  refuse('endReportedSession', 422, { code: 'link_invalid' });
  const portal = await openPortal('/auth/end-session?token=t1');
  await page.getByRole('button', { name: 'End session' }).click();
  await expect.element(page.getByText('This link is no longer valid')).toBeVisible();
  expect(portal.address()).toBe('/auth/end-session?token=t1');
});

test('an invitation shows its account and email, and leads to a first sign-in', async () => {
  answer('getInvitation', invitation);
  answer('acceptInvitation', { status: 'success', accessToken: 'pat_new', user: sampleUser });
  answer('getAccountMeta', sampleUser);
  const portal = await openPortal('/auth/accept-invitation?token=t1', { guest: true });
  await expect.element(page.getByText('Novak Ltd')).toBeVisible();
  await expect.element(page.getByText('ivan@example.com')).toBeVisible();
  await expect.element(page.getByLabelText('First name')).toHaveValue('Ivan');
  await page.getByLabelText('Last name').fill('Petrov');
  await page.getByLabelText('Password', { exact: true }).fill('Portico-2026');
  await page.getByLabelText('Confirm password').fill('Portico-2026');
  await page.getByLabelText('I accept the rules of service').click();
  await page.getByLabelText('I accept the public offer').click();
  await page.getByRole('button', { name: 'Accept and sign in' }).click();
  await expect.poll(portal.address).toBe('/settings/client');
  expect(sent('acceptInvitation')[0]?.body).toMatchObject({ token: 't1', first_name: 'Ivan', last_name: 'Petrov', accept_rules: 1 });
  expect(localStorage.getItem('accessToken')).toBe('pat_new');
});

test.each([
  { code: 'invitation_invalid', text: 'This invitation is no longer valid' },
  { code: 'invitation_expired', text: 'This invitation has expired' },
] as const)('$code says who to ask', async ({ code, text }) => {
  refuse('getInvitation', 422, { code });
  await openPortal('/auth/accept-invitation?token=t1', { guest: true });
  await expect.element(page.getByText(text)).toBeVisible();
});

test('an invitation does not end an existing session', async () => {
  await openPortal('/auth/accept-invitation?token=t1');
  await expect.element(page.getByText('You are signed in as mira@example.com')).toBeVisible();
  expect(sent('getInvitation')).toEqual([]);
});
