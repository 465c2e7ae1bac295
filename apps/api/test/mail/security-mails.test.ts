import { fullOnly } from '@portico/test-depth/daily-if';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { turnTwoFactorOn } from '../authenticator.ts';
import { success } from '../contract-client.ts';
import { impersonationCode } from '../impersonator.ts';
import { readMails } from '../mailbox.ts';
import { colleagueOf, usualRoles } from '../people.ts';
import { ended, ownerOf, serverOf, type ServerOwner } from '../server.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { testClock } from '../test-clock.ts';
import { waitFor } from '../wait-for.ts';

const clock = testClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: clock.now });
});
afterAll(() => api.close());

const mailTo = (to: string, template: string) =>
  waitFor(`mail ${template} to ${to}`, () => readMails(api.mailFolder).find((mail) => mail.to === to && mail.template === template));
const activityOf = async (token: string) => success(await api.call('listActivity', { token })).items;
/** Performed by another user, whose address isn't shown. */
const foreign = (kind: string): unknown => expect.objectContaining({ kind, ip: null, device: null });

test('a user whose roles change is told by whom and to what', async () => {
  const { token, email } = await api.register();
  const colleague = await colleagueOf(api, token);
  const roles = { ...usualRoles, billing: 'read', people: 'write' } as const;
  success(await api.call('updateClientUserRoles', { token, query: { id: colleague.id }, body: { roles } }));
  const { text } = await mailTo(colleague.email, 'roles-changed');
  for (const words of [`(${email})`, 'Invoices and balance: view only', 'Users: view and manage']) expect(text).toContain(words);
  expect(await activityOf(colleague.token)).toContainEqual(foreign('roles_changed'));
});

test('a transfer of the main role is mailed to both users and listed in both activities', async () => {
  const { token, email } = await api.register();
  const colleague = await colleagueOf(api, token);
  success(await api.call('transferMainUser', { token, query: { id: colleague.id } }));
  expect((await mailTo(colleague.email, 'main-user-transferred')).text).toContain(`(${email}) made you the main user`);
  expect((await mailTo(email, 'main-user-transferred')).text).toContain(`(${colleague.email})`);
  expect(await activityOf(colleague.token)).toContainEqual(foreign('main_user_transferred'));
  expect(await activityOf(token)).toContainEqual(
    expect.objectContaining({ kind: 'main_user_transferred', ip: expect.any(String) as string }),
  );
});

test('a used recovery code is listed in the activity and mailed, from an unknown browser only within the new sign-in mail', async () => {
  const user = await api.register();
  const { recoveryCodes } = await turnTwoFactorOn(api, user.token, clock);
  const signIn = async (otp: string, headers: Record<string, string> = {}) => {
    const { email, password } = user;
    const first = success(await api.call('login', { body: { email, password, rememberMe: 0 }, headers }));
    const body = { provider: 'recovery', otp, rememberMe: 0 } as const;
    success(await api.call('loginTwoFactor', { token: first.accessTokenTwoFactor ?? '', body, headers }));
  };
  await signIn(recoveryCodes[0] ?? '');
  expect((await mailTo(user.email, 'recovery-code-used')).text).toContain('You have 9 recovery codes left.');
  const used = (await activityOf(user.token)).filter(({ kind }) => kind === 'recovery_code_used');
  expect(used).toEqual([expect.objectContaining({ ip: expect.any(String) as string })]);
  await signIn(recoveryCodes[1] ?? '', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/142.0' });
  const { text } = await mailTo(user.email, 'new-sign-in');
  expect(text).toContain('They used a recovery code.');
  expect(text).toContain('Then set a new password, and remove passkeys you don’t recognise');
  expect(readMails(api.mailFolder).filter(({ to, template }) => to === user.email && template === 'recovery-code-used')).toHaveLength(1);
});

test('the mail about support access names the operator and the reason, but no address', async () => {
  const { token, email } = await api.register();
  success(await api.call('exchangeImpersonationCode', { body: { code: await impersonationCode(api.app, email) } }));
  const { text } = await mailTo(email, 'support-access');
  for (const words of ['anna from our support', 'Ticket 512', 'with view-only access']) expect(text).toContain(words);
  expect(await activityOf(token)).toContainEqual(foreign('support_access'));
});

describe('the owner of a server', () => {
  let owner: ServerOwner;
  let id: number;
  beforeAll(async () => {
    owner = await ownerOf(api);
    id = await serverOf(owner, { configoptions: { hostname: 'edge.acme.dev' } });
  });
  const password = async () => success(await api.call('revealRootPassword', { token: owner.token, query: { id } })).password;

  test('a new root password is mailed to the owner without the password', async () => {
    await ended(api, owner.token, success(await api.call('resetRootPassword', { token: owner.token, query: { id } })));
    const { text } = await mailTo(owner.email, 'root-password-changed');
    expect(text).toContain('edge.acme.dev');
    expect(text).not.toContain(await password());
    expect(await activityOf(owner.token)).toContainEqual(expect.objectContaining({ kind: 'root_password_requested' }));
  });

  test('a completed reinstall sends one mail, without the new root password', fullOnly, async () => {
    const body = { os: 'debian-13', raid: 'none', iso: null, confirmation: 'edge.acme.dev', dry_run: false };
    const action = success(await api.call('reinstallService', { token: owner.token, query: { id }, body }));
    if (!('progress' in action)) throw new Error('a plan and no action');
    await ended(api, owner.token, action);
    const { text } = await mailTo(owner.email, 'service-reinstalled');
    expect(text).toContain('The reinstall of edge.acme.dev is done.');
    expect(text).not.toContain(await password());
    expect(readMails(api.mailFolder).filter(({ to, template }) => to === owner.email && template === 'root-password-changed')).toHaveLength(
      1,
    );
  });
});
