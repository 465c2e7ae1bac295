import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../modules/mail/render-mail.ts';
import { portalPolicy } from './security-headers.ts';

export type Page = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** The portal's index.html with the provider's name in it, compressed once. It is asked for again each time, and answered 304 while it is the same. */
export function portalPage(html: string, brandName: string): Page {
  const page = Buffer.from(setMeta(html, 'portico-brand', brandName));
  const encoded = { br: brotliCompressSync(page), gzip: gzipSync(page, { level: 9 }), identity: page };
  const etag = createHash('sha256').update(page).digest('base64url').slice(0, 22);
  return (request, reply) => {
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    const tag = `"${etag}-${encoding}"`;
    reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': portalPolicy,
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
      etag: tag,
    });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(200).send(encoded[encoding]);
  };
}

function setMeta(html: string, name: string, content: string): string {
  const meta = new RegExp(`(<meta\\s+name="${name}"\\s+content=")[^"]*(")`);
  if (!meta.test(html)) throw new Error(`index.html has no <meta name="${name}" content="…">`);
  return html.replace(meta, (_whole, before: string, after: string) => `${before}${escapeHtml(content)}${after}`);
}

type Encoding = 'br' | 'gzip' | 'identity';

export function preferredEncoding(header: string | undefined): Encoding {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, weight]) => weight === undefined || !/^q=0(?:\.0*)?$/.test(weight))
      .map(([name]) => name),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity';
}
