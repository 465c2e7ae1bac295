import * as v from 'valibot';
import { defineSetting, text } from '../../platform/settings/define-setting.ts';

export const s3AccessKeyId = defineSetting('S3_ACCESS_KEY_ID', {
  schema: v.optional(text),
  about: 'The key that opens that bucket: it has to get, put and delete objects, and nothing else.',
});
