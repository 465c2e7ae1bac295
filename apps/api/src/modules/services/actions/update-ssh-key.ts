import { sshKeySchema } from '@portico/validation/ssh-key';
import { inEachLanguage, sentence } from '../../../platform/messages/messages.ts';
import { defineOperation } from '../../../operations/operation.ts';
import { isRefusal } from '../../../operations/refusal.ts';
import { presentSshKey } from '../services.presenter.ts';
import { actionRateLimit } from './action-rate-limits.ts';
import { serviceFor } from '../own-service.ts';
import { startAction } from './start-action.ts';

export const updateSshKey = defineOperation('updateSshKey', {
  right: { area: 'services', level: 'write' },
  impersonator: 'never',
  recentProof: true,
  rules: sshKeySchema,
  limits: actionRateLimit,
  handle: (context) =>
    context.app.database.transaction(async (tx) => {
      const service = await serviceFor(context.app, tx, context.account, context.query.id, 'set_ssh_key');
      if (isRefusal(service)) return service;
      const { public_key: publicKey } = context.body;
      const key = publicKey === null ? null : presentSshKey(publicKey);
      const removed = inEachLanguage((language) => sentence(language, 'service.sshKeyRemoved'));
      const detail = key === null ? removed : `${key.type} ${key.fingerprint}`;
      return await startAction(context, tx, service, { order: { command: 'set_ssh_key', params: { publicKey } }, detail });
    }),
});
