import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `full` refuses writes, `broken` responds with its own errors, `cutting` truncates objects. */
export type S3Mood = 'well' | 'full' | 'broken' | 'cutting';

/** A fake object storage with one bucket, which requires requests signed with its key. */
export type S3Server = {
  /** The settings for this bucket. */
  env: Record<'S3_BUCKET_URL' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>;
  mood: S3Mood;
  objects: Map<string, Buffer>;
  /** Reasons of refused requests, in order. */
  refused: string[];
  /** The storage becomes `full` after this many PUTs. */
  putsLeft: number;
  down: () => Promise<void>;
  up: () => Promise<void>;
};

const region = 'eu-north-7';
const bucket = '/portico';

export async function startS3Server(): Promise<S3Server> {
  let port = 0;
  let server: Server | undefined;
  const s3: S3Server = {
    env: { S3_BUCKET_URL: '', S3_REGION: region, S3_ACCESS_KEY_ID: 'AKIDNOBODY', S3_SECRET_ACCESS_KEY: 'a/secret+that-is-nobodys' },
    mood: 'well',
    objects: new Map(),
    refused: [],
    putsLeft: Number.POSITIVE_INFINITY,
    async up() {
      server = createServer((request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          const { status, body } = answerTo(s3, request, Buffer.concat(chunks));
          response.writeHead(status, { 'content-length': body.length });
          if (s3.mood !== 'cutting' || request.method !== 'GET') return void response.end(body);
          response.write(body.subarray(0, body.length / 2), () => response.destroy());
        });
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
      s3.env.S3_BUCKET_URL = `http://127.0.0.1:${port}${bucket}`;
    },
    async down() {
      server?.closeAllConnections();
      if (server?.listening) await new Promise((resolve) => server?.close(resolve));
    },
  };
  await s3.up();
  return s3;
}

const error = (status: number, code: string) => ({
  status,
  body: Buffer.from(`<?xml version="1.0"?>\n<Error><Code>${code}</Code></Error>`),
});

function answerTo(s3: S3Server, request: IncomingMessage, sent: Buffer): { status: number; body: Buffer } {
  const fault = faultOf(s3, request, sent);
  if (fault !== null) {
    s3.refused.push(fault);
    return error(403, fault);
  }
  if (s3.mood === 'broken') return error(500, 'InternalError');
  const [path = ''] = (request.url ?? '').split('?');
  const key = path.slice(bucket.length + 1);
  const nothing = Buffer.alloc(0);
  switch (request.method) {
    case 'PUT':
      s3.putsLeft -= 1;
      if (s3.mood === 'full' || s3.putsLeft < 0) return error(507, 'InsufficientStorage');
      s3.objects.set(key, sent);
      return { status: 200, body: nothing };
    case 'GET': {
      const object = s3.objects.get(key);
      return object === undefined ? error(404, 'NoSuchKey') : { status: 200, body: object };
    }
    case 'DELETE':
      s3.objects.delete(key);
      return { status: 204, body: nothing };
    default:
      return error(405, 'MethodNotAllowed');
  }
}

/** Verifies AWS Signature Version 4 independently, by its reference. Returns null if the request is signed with the key. */
function faultOf({ env }: S3Server, { method = '', url = '', headers }: IncomingMessage, sent: Buffer): string | null {
  const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([\da-f]{64})$/.exec(headers.authorization ?? '');
  if (given === null) return 'AccessDenied';
  const [, credential = '', signedHeaders = '', signature] = given;
  const at = String(headers['x-amz-date']);
  const day = at.slice(0, 8);
  if (credential !== `${env.S3_ACCESS_KEY_ID}/${day}/${region}/s3/aws4_request`) return 'InvalidAccessKeyId';
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return 'HeadersNotSigned';
  const sum = createHash('sha256').update(sent).digest('hex');
  if (headers['x-amz-content-sha256'] !== sum) return 'XAmzContentSHA256Mismatch';
  const [path = '', query = ''] = url.split('?');
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const request = [method, path, query, lines, signedHeaders, sum].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', at, `${day}/${region}/s3/aws4_request`, createHash('sha256').update(request).digest('hex')].join(
    '\n',
  );
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${env.S3_SECRET_ACCESS_KEY}`, day), region));
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}
