import * as v from 'valibot';
import { defineSetting, urlOf } from '../../platform/settings/define-setting.ts';

export const s3BucketUrl = defineSetting('S3_BUCKET_URL', {
  schema: v.optional(
    v.pipe(
      urlOf('https', 'http'),
      v.check((url) => URL.canParse(url) && new URL(url).search === '', 'must be the address of a bucket, without a query'),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
  ),
  about:
    'The bucket of an S3-compatible storage that keeps attachments from now on, by its whole address: `https://s3.example.com/portico`. Unset, the database keeps them.',
});
