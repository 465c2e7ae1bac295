import { sentence } from '../../platform/messages/messages.ts';
import { done } from '../../operations/done.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuse } from '../../operations/refusal.ts';
import { pendingUploadsRepository } from './attachments.repository.ts';
import { sweepAttachments } from './sweep-attachments.job.ts';

export const removeFile = defineOperation('removeFile', {
  right: { area: 'support', level: 'write' },
  impersonator: 'never',
  handle: ({ app, account, query, locale }) =>
    app.database.transaction(async (tx) => {
      if (!(await pendingUploadsRepository(tx, account).abandon(query.id))) return refuse(404, 'not_found', { message: 'files.notFound' });
      await app.jobs.enqueue(tx, sweepAttachments, {});
      return done(sentence(locale, 'files.removed'));
    }),
});
