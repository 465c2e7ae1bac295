import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, answerRaw, openEvents, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { goTo } from '../../../platform/navigation.ts';
import { sampleUser } from '../../../../test/samples.ts';
import { sampleClientUsers, sampleColleague, sampleProfile } from '../../../../test/settings-samples.ts';
import { session, store } from '../../../platform/store.ts';

const people = page.getByRole('table', { name: 'Users of this account' });
const invite = page.getByRole('button', { name: 'Invite a user' });
const actions = page.getByRole('button', { name: 'Actions for Anton Berg' });
const [first] = sampleClientUsers.invitations;

test('the list shows the users with their access, and the invited ones', async () => {
  await openPortal('/settings/client');
  await expect.element(people).toMatchTextContent(/Mira Lang.*Main user.*You.*Full access/);
  await expect
    .element(people)
    .toMatchTextContent(/Anton Berg.*anton@example\.com.*View and manage: services and support.*View only: invoices and payments/);
  await expect
    .element(page.getByRole('table', { name: 'Invitations' }))
    .toMatchTextContent(/new@example\.com.*Mira Lang.*View only: services/);
});

test('inviting a user sends the roles and shows a refusal at its field', async () => {
  refuse('inviteClientUser', 422, { code: 'validation_failed', errors: [{ path: 'email', code: 'email_taken', params: {} }] });
  await openPortal('/settings/client');
  await invite.click();
  const email = page.getByLabelText('Email of the new user');
  await email.fill('lena@example.com');
  await userEvent.selectOptions(page.getByLabelText('Invoices, payments and the client profile'), 'View only');
  const send = page.getByRole('button', { name: 'Send invitation' });
  await send.click();
  await expect.element(page.getByText('This email already has an account.')).toBeVisible();
  await expect.element(email).toHaveFocus();
  if (first === undefined) throw new Error('The samples have no invitation');
  const invited = { ...first, email: 'lena@example.com' };
  answer('inviteClientUser', invited);
  answer('listClientUsers', { ...sampleClientUsers, invitations: [invited] });
  await send.click();
  await expect.element(page.getByText('Invitation sent to lena@example.com.')).toBeVisible();
  expect(sent('inviteClientUser').at(-1)?.body).toEqual({
    email: 'lena@example.com',
    first_name: null,
    roles: { services: 'write', billing: 'read', support: 'write', people: 'none' },
  });
  await expect.element(page.getByRole('table', { name: 'Invitations' })).toMatchTextContent(/lena@example\.com/);
});

test('an invitation whose sender’s last proof is old is sent once the password is confirmed', fullOnly, async () => {
  if (first === undefined) throw new Error('The samples have no invitation');
  refuse('inviteClientUser', 403, { code: 'proof_required', message: 'Confirm your password.' });
  answer('confirmPassword', { status: 'success', message: '', proven_until: '2026-11-22T10:10:00Z', accessToken: 'pat_renewed' });
  await openPortal('/settings/client');
  await invite.click();
  await page.getByLabelText('Email of the new user').fill('lena@example.com');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabelText('Password', { exact: true }).fill('Portico-2026');
  answer('inviteClientUser', { ...first, email: 'lena@example.com' });
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByText('Invitation sent to lena@example.com.')).toBeVisible();
});

test('the dialog says that the account is full', fullOnly, async () => {
  refuse('inviteClientUser', 409, { code: 'client_users_full', message: 'No more than 50 users.' });
  await openPortal('/settings/client');
  await invite.click();
  await page.getByLabelText('Email of the new user').fill('lena@example.com');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect.element(page.getByRole('dialog').getByRole('alert')).toMatchTextContent(/No more than 50 users/);
});

test('cancelling an invitation asks for confirmation by name', fullOnly, async () => {
  answer('cancelInvitation', { status: 'success', message: '' });
  await openPortal('/settings/client');
  await page.getByRole('table', { name: 'Invitations' }).getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Cancel the invitation to new@example.com?' })).toBeVisible();
  answer('listClientUsers', { ...sampleClientUsers, invitations: [] });
  await page.getByRole('button', { name: 'Cancel the invitation' }).click();
  await expect.element(page.getByRole('table', { name: 'Invitations' })).not.toBeInTheDocument();
  expect(sent('cancelInvitation')[0]?.query).toEqual({ id: '3' });
});

test('leaving the page asks before changed access is lost', async () => {
  const portal = await openPortal('/settings/client');
  await actions.click();
  await page.getByRole('menuitem', { name: 'Edit access' }).click();
  await userEvent.selectOptions(page.getByLabelText('Support tickets'), 'No access');
  void goTo('/settings/payment');
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(page.getByLabelText('Support tickets')).toHaveDisplayValue('No access');
  expect(portal.address()).toBe('/settings/client');
  void goTo('/settings/payment');
  await question.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect.poll(portal.address).toBe('/settings/payment');
});

test('the main user can change another user’s access', async () => {
  answerRaw('updateClientUserRoles', 504, 'Gateway Timeout');
  await openPortal('/settings/client');
  await actions.click();
  await page.getByRole('menuitem', { name: 'Edit access' }).click();
  await userEvent.selectOptions(page.getByLabelText('Support tickets'), 'No access');
  const saveAccess = page.getByRole('button', { name: 'Save', exact: true });
  await saveAccess.click();
  // A proxy may have lost the answer to a change that was made.
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^We don’t know whether the access was saved/);
  answer('updateClientUserRoles', sampleColleague);
  await saveAccess.click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent('updateClientUserRoles')[0]).toMatchObject({ query: { id: '8' }, body: { roles: { support: 'none', billing: 'read' } } });
});

test('access that is changed elsewhere while its dialog is open stays, unless it is changed here too', async () => {
  const push = openEvents();
  answer('updateClientUserRoles', sampleColleague);
  await openPortal('/settings/client');
  await actions.click();
  await page.getByRole('menuitem', { name: 'Edit access' }).click();
  await userEvent.selectOptions(page.getByLabelText('Support tickets'), 'No access');
  const roles = { services: 'none', billing: 'none', support: 'read', people: 'read' } as const;
  answer('listClientUsers', { ...sampleClientUsers, users: [{ ...sampleColleague, roles }] });
  push({ id: '1', type: 'account.changed', created_at: '2026-11-22T10:00:00Z', resource: null, status: null });
  await expect.element(page.getByLabelText('Invoices, payments and the client profile')).toHaveDisplayValue('No access');
  await expect.element(page.getByLabelText('Support tickets')).toHaveDisplayValue('No access');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent('updateClientUserRoles')[0]?.body).toEqual({ roles: { ...roles, support: 'none' } });
});

test('removing a user requires typing the name', fullOnly, async () => {
  answer('removeClientUser', { status: 'success', message: '' });
  await openPortal('/settings/client');
  await actions.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const remove = page.getByRole('button', { name: 'Remove', exact: true });
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabelText('Type Anton Berg to confirm').fill('Anton Berg');
  await remove.click();
  await expect.element(page.getByText('Anton Berg removed.')).toBeVisible();
  expect(sent('removeClientUser')[0]?.query).toEqual({ id: '8' });
});

test('transferring the main role shows what changes and keeps a refusal in the dialog', async () => {
  refuse('transferMainUser', 403, { code: 'not_allowed' });
  await openPortal('/settings/client');
  await actions.click();
  await page.getByRole('menuitem', { name: 'Make main user' }).click();
  const question = page.getByRole('alertdialog', { name: 'Make Anton Berg the main user?' });
  await expect
    .element(question)
    .toMatchTextContent(/gets full access.*you lose the right to transfer the role.*can limit or remove your access/);
  await question.getByRole('button', { name: 'Transfer' }).click();
  await expect.element(question.getByRole('alert')).toMatchTextContent(/Your role doesn’t allow this/);
  answerRaw('transferMainUser', 504, 'Gateway Timeout');
  await question.getByRole('button', { name: 'Transfer' }).click();
  await expect.element(question.getByRole('alert')).toMatchTextContent(/^We don’t know whether the role was transferred/);
  answer('transferMainUser', sampleClientUsers);
  await question.getByRole('button', { name: 'Transfer' }).click();
  await expect.element(page.getByText('Anton Berg is the main user now.')).toBeVisible();
});

test('a transfer in another tab removes the role on this page without a reload', async () => {
  const push = openEvents();
  await openPortal('/settings/client');
  await expect.element(page.getByLabelText('First name')).toBeEnabled();
  await expect.element(actions).toBeVisible();
  await expect.poll(() => sent('streamEvents').length).toBe(1);
  const [mira] = sampleClientUsers.users;
  if (mira === undefined) throw new Error('The samples have no user');
  const former = { ...sampleUser, is_main: false };
  answer('getAccountMeta', former);
  answer('getClientProfile', { ...sampleProfile, main_user: { id: sampleColleague.id, name: 'Anton Berg' } });
  answer('listClientUsers', {
    ...sampleClientUsers,
    users: [
      { ...sampleColleague, is_main: true },
      { ...mira, is_main: false },
    ],
  });
  push({ id: '1', type: 'account.changed', created_at: '2026-11-22T10:00:00Z', resource: null, status: null });
  await expect.element(people).toMatchTextContent(/Anton Berg.*Main user.*Mira Lang/);
  await expect.element(actions).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('First name')).toBeDisabled();
});

test('a user cannot grant more access than they have, and a view-only user cannot change anything', async () => {
  const roles = { services: 'read', billing: 'write', support: 'write', people: 'write' } as const;
  const manager = { ...sampleUser, is_main: false, roles };
  answer('getAccountMeta', manager);
  store.set(session.enterAtom, { accessToken: 'pat_test', user: manager });
  await openPortal('/settings/client', { guest: true });
  await invite.click();
  await expect.element(page.getByLabelText('Services and orders')).toHaveValue('read');
  await expect.element(page.getByText('You can’t give more access than you have.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await actions.click();
  await expect.element(page.getByRole('menuitem', { name: 'Make main user' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  const reader = { ...manager, roles: { ...roles, people: 'read' as const } };
  answer('getAccountMeta', reader);
  store.set(session.userAtom, reader);
  await expect.element(actions).not.toBeInTheDocument();
  await expect.element(invite).toHaveAttribute('aria-disabled', 'true');
});

test('a user or an invitation with access that the reader lacks cannot be edited, and the list says why', fullOnly, async () => {
  const roles = { services: 'none', billing: 'write', support: 'write', people: 'write' } as const;
  const manager = { ...sampleUser, is_main: false, roles };
  answer('getAccountMeta', manager);
  store.set(session.enterAtom, { accessToken: 'pat_test', user: manager });
  await openPortal('/settings/client', { guest: true });
  const cancel = page.getByRole('table', { name: 'Invitations' }).getByRole('button', { name: 'Cancel' });
  await expect.element(cancel).toHaveAttribute('aria-disabled', 'true');
  await expect.element(cancel).toHaveAccessibleDescription('This invitation gives access that you don’t have. Ask the main user.');
  await actions.click();
  for (const name of [/^Edit access/, /^Remove/]) {
    const item = page.getByRole('menuitem', { name });
    await expect.element(item).toHaveAttribute('aria-disabled', 'true');
    await expect.element(item).toMatchTextContent(/This user has access that you don’t\. Ask the main user\./);
  }
  await userEvent.keyboard('{Escape}');
  store.set(session.userAtom, { ...manager, roles: { ...roles, services: 'write' } });
  await expect.element(cancel).not.toHaveAttribute('aria-disabled', 'true');
  await actions.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Remove Anton Berg?' })).toBeVisible();
});
