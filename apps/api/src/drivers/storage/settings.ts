import * as v from 'valibot';
import { defineSetting, text, urlOf } from '../../platform/settings/define-setting.ts';

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

export const s3Region = defineSetting('S3_REGION', {
  schema: v.optional(text, 'us-east-1'),
  about: 'The region that requests to that bucket are signed for.',
});

export const s3AccessKeyId = defineSetting('S3_ACCESS_KEY_ID', {
  schema: v.optional(text),
  about: 'The key that opens that bucket: it has to get, put and delete objects, and nothing else.',
});

export const s3SecretAccessKey = defineSetting('S3_SECRET_ACCESS_KEY', {
  schema: v.optional(text),
  about: 'The secret of that key.',
});
