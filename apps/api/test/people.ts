import { randomUUID } from 'node:crypto';
import type { AcceptInvitationRequest, Roles } from '@portico/contract';
import { success } from './contract-client.ts';
import { invitationToken } from './mailbox.ts';
import { password, type TestApi } from './test-api.ts';

export const noRoles: Roles = { services: 'none', billing: 'none', support: 'none', people: 'none' };
export const usualRoles: Roles = { services: 'write', billing: 'write', support: 'write', people: 'none' };

export function acceptRequest(token: string, changes: Partial<AcceptInvitationRequest> = {}): AcceptInvitationRequest {
  return {
    token,
    first_name: 'Lena',
    last_name: 'Novak',
    language: 'en',
    password,
    password_repeat: password,
    accept_rules: 1,
    accept_public_offer: 1,
    email_marketing: 0,
    email_news: 1,
    ...changes,
  };
}

export const someEmail = () => `${randomUUID().slice(0, 13)}@example.com`;

export type Colleague = { id: number; token: string; email: string };

/** Adds a user to the token's client, invited by mail and accepted. */
export async function colleagueOf(api: TestApi, token: string, roles: Partial<Roles> = {}): Promise<Colleague> {
  const email = someEmail();
  success(await api.call('inviteClientUser', { token, body: { email, roles: { ...usualRoles, ...roles } } }));
  const invitation = await invitationToken(api.mailFolder, email);
  const { accessToken, user } = success(await api.call('acceptInvitation', { body: acceptRequest(invitation) }));
  return { id: user.id, token: accessToken, email };
}
