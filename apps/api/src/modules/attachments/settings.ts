import * as v from 'valibot';
import { defineSetting, wholeNumber } from '@portico/drivers/define-setting';

export const attachmentMaxBytes = defineSetting('ATTACHMENT_MAX_BYTES', {
  schema: v.optional(wholeNumber(1_000, 20_000_000), '2000000'),
  about: 'Maximum size of an image attached to a ticket, in bytes. The portal shows and checks the same limit.',
});
