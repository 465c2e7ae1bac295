import { defineModule } from '../define-module.ts';
import { getFileLimits } from './get-file-limits.ts';
import { uploadFile } from './upload-file.ts';
import { removeFile } from './remove-file.ts';
import { sweepAttachments } from './sweep-attachments.job.ts';
import { attachmentMaxBytes } from './settings.ts';

export const attachmentsModule = defineModule({
  operations: { getFileLimits, uploadFile, removeFile },
  jobs: [sweepAttachments],
  settings: [attachmentMaxBytes],
});
