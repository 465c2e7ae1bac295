import * as v from 'valibot';
import { defineSetting, wholeNumber } from '../../platform/settings/define-setting.ts';

export const attachmentMaxBytes = defineSetting('ATTACHMENT_MAX_BYTES', {
  schema: v.optional(wholeNumber(1_000, 20_000_000), '2000000'),
  about: 'How large an image that is attached to a ticket may be, in bytes. The portal prints and checks the same figure.',
});
