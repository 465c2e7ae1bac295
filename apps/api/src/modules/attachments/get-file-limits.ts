import { attachmentsPerMessage } from '@portico/contract/limits';
import { defineOperation } from '../../operations/operation.ts';
import { attachmentMaxBytes } from './settings.ts';
import { imageTypes } from './attachments.policy.ts';

export const getFileLimits = defineOperation('getFileLimits', {
  right: { area: 'support', level: 'read' },
  impersonator: 'allowed',
  handle: async ({ app }) => ({
    status: 200,
    body: {
      attachment_max_bytes: app.configuration.setting(attachmentMaxBytes),
      attachments_per_message: attachmentsPerMessage,
      types: [...imageTypes],
    },
  }),
});
