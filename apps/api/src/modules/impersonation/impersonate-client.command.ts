import { randomUUID } from 'node:crypto';
import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { findRegistered } from '../auth/sign-up/registered.ts';
import { newToken, tokenHash } from '../auth/token.ts';
import { impersonationRepository } from './impersonation.repository.ts';
import { operatorNameOf } from './settings.ts';

const codeMs = 60_000;
const reasonMaxLength = 300;

export const impersonateClientCommand = defineCommand('client impersonate', {
  parameters: ['EMAIL', 'REASON'],
  options: ['--write'],
  about: 'Act as a client for 15 minutes; the client sees it',
  async run({ app, print, options }, email, given) {
    const reason = given.trim();
    if (reason === '' || reason.length > reasonMaxLength || reason.includes('\0'))
      throw new OperatorError(`The reason needs 1 to ${reasonMaxLength} characters.`);
    const now = app.now();
    const code = newToken('imp');
    await app.database.transaction(async (tx) => {
      const user = await findRegistered(tx, email);
      if (user === undefined || user.emailVerifiedAt === null) throw new OperatorError(`Nobody is registered as ${email}.`);
      await impersonationRepository(tx).create({
        id: randomUUID(),
        client_id: user.clientId,
        user_id: user.userId,
        operator: operatorNameOf(app.configuration),
        reason,
        can_write: options.has('--write'),
        code_hash: tokenHash(code),
        code_expires_at: new Date(now.getTime() + codeMs),
        created_at: now,
      });
    });
    print(`${app.configuration.publicUrl}/login_as_client?code=${code}`);
    print('Open it within 60 seconds; it works once. The client sees who came, why, and what was asked.');
    return true;
  },
});
