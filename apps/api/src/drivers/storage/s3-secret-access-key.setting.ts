import * as v from 'valibot';
import { defineSetting, text } from '../../platform/settings/define-setting.ts';

export const s3SecretAccessKey = defineSetting('S3_SECRET_ACCESS_KEY', {
  schema: v.optional(text),
  about: 'The secret of that key.',
});
