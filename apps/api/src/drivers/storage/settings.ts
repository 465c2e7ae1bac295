import * as v from 'valibot';
import { defineSetting, text, urlOf } from '@portico/drivers/define-setting';

export const s3BucketUrl = defineSetting('S3_BUCKET_URL', {
  schema: v.optional(
    v.pipe(
      urlOf('https', 'http'),
      v.check((url) => URL.canParse(url) && new URL(url).search === '', 'must be a bucket URL without a query string'),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
  ),
  about:
    'URL of the S3-compatible bucket that stores new attachments, such as `https://s3.example.com/portico`. When unset, the database stores them.',
});

export const s3Region = defineSetting('S3_REGION', {
  schema: v.optional(text, 'us-east-1'),
  about: 'Region that signs requests to that bucket.',
});

export const s3AccessKeyId = defineSetting('S3_ACCESS_KEY_ID', {
  schema: v.optional(text),
  about: 'Access key of that bucket. It only needs to get, put and delete objects.',
});

export const s3SecretAccessKey = defineSetting('S3_SECRET_ACCESS_KEY', {
  schema: v.optional(text),
  about: 'Secret of that access key.',
});
