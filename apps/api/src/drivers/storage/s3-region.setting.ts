import * as v from 'valibot';
import { defineSetting, text } from '../../platform/settings/define-setting.ts';

export const s3Region = defineSetting('S3_REGION', {
  schema: v.optional(text, 'us-east-1'),
  about: 'The region that requests to that bucket are signed for.',
});
