import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { escapeHtml } from '../../escape-html.ts';
import type { BrandFiles } from './brand-files.ts';

/** For the portal: only what this origin serves, no inline script or style, and no sink of the DOM that takes a plain string for markup. */
const portalPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export type Page = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Where the build drew a page, the provider's name stands for itself. */
const brandToken = '{{brand}}';

/**
 * A page of the portal with the provider's name and brand in it, compressed when it is first asked for. It is asked for again each time, and answered 304 while it is
 * the same. `vary` names what else of a request decides that it is this one.
 */
export function portalPage(html: string, brandName: string, files: BrandFiles, vary: readonly string[] = []): Page {
  const branded = linkBrand(setMeta(html, 'portico-brand', brandName), files);
  const page = Buffer.from(branded.replaceAll(brandToken, () => escapeHtml(brandName)));
  const encode = { br: () => brotliCompressSync(page), gzip: () => gzipSync(page, { level: 9 }), identity: () => page };
  const encoded: Partial<Record<keyof typeof encode, Buffer>> = {};
  const etag = createHash('sha256').update(page).digest('base64url').slice(0, 22);
  return (request, reply) => {
    const accepted = new Negotiator(request).encodings(['br', 'gzip']);
    const encoding = (['br', 'gzip'] as const).find((known) => accepted.includes(known)) ?? 'identity';
    const tag = `"${etag}-${encoding}"`;
    reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': portalPolicy,
      'content-type': 'text/html; charset=utf-8',
      vary: ['accept-encoding', ...vary].join(', '),
      etag: tag,
    });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    // There are dozens of pages, of which a process may never serve most.
    return reply.code(200).send((encoded[encoding] ??= encode[encoding]()));
  };
}

function setMeta(html: string, name: string, content: string): string {
  const meta = new RegExp(`(<meta\\s+name="${name}"\\s+content=")[^"]*(")`);
  if (!meta.test(html)) throw new Error(`index.html has no <meta name="${name}" content="…">`);
  return html.replace(meta, (_whole, before: string, after: string) => `${before}${escapeHtml(content)}${after}`);
}

/** Links the brand's files by their hashes, and preloads the brand's first font where the portal's own is not shown. */
function linkBrand(html: string, { styleSheet, icon, fonts: [font], keepsPortalFont }: BrandFiles): string {
  const linked = [styleSheet, icon].reduce((page, { path, href }) => {
    if (!page.includes(`href="${path}"`)) throw new Error(`index.html has no link to ${path}: was this portal built for an older server?`);
    return page.replace(`href="${path}"`, `href="${href}"`);
  }, html);
  if (keepsPortalFont || font === undefined) return linked;
  return linked.replace('</head>', `<link rel="preload" as="font" type="font/woff2" href="${font.href}" crossorigin></head>`);
}
