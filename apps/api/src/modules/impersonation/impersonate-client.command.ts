import { randomUUID } from 'node:crypto';
import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { findRegistered } from '../auth/sign-up/registered.ts';
import { newToken, tokenHash } from '../auth/token.ts';
import { recordChange } from '../staff-log/record-change.ts';
import { impersonationRepository } from './impersonation.repository.ts';

const codeMs = 60_000;
const reasonMaxLength = 300;

export const impersonateClientCommand = defineCommand('client impersonate', {
  parameters: ['EMAIL', 'REASON'],
  options: ['--write'],
  isRecorded: true,
  about: 'Act as a client for 15 minutes; the client can see it',
  async run({ app, report, options, staff }, email, given) {
    const reason = given.trim();
    if (reason === '' || reason.length > reasonMaxLength || reason.includes('\0'))
      throw new OperatorError(`REASON must have 1 to ${reasonMaxLength} characters.`);
    const now = app.now();
    const code = newToken('imp');
    await app.database.transaction(async (tx) => {
      const user = await findRegistered(tx, email);
      if (user === undefined || user.emailVerifiedAt === null) throw new OperatorError(`No user is registered as ${email}.`);
      await impersonationRepository(tx).create({
        id: randomUUID(),
        client_id: user.clientId,
        user_id: user.userId,
        operator: staff.name,
        reason,
        can_write: options.has('--write'),
        code_hash: tokenHash(code),
        code_expires_at: new Date(now.getTime() + codeMs),
        created_at: now,
      });
      const change = { operation: 'impersonateClient', clientId: user.clientId, details: { canWrite: options.has('--write') } };
      await recordChange(tx, { name: staff.name, reason }, change, now);
    });
    const url = `${app.configuration.publicUrl}/login_as_client?code=${code}`;
    report({ url, expiresAt: new Date(now.getTime() + codeMs) }, (print) => {
      print(url);
      print('Open this link within 60 seconds; it works once. The client sees your name, the reason and what you did.');
    });
    return true;
  },
});
