import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import { escapeHtml } from '@portico/drivers/escape-html';
import type { BrandFiles } from './brand-files.ts';

/** The portal's policy: only this origin, no inline script or style, and no DOM sink that accepts plain strings as markup. */
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

/** The placeholder for the provider's name in prerendered pages. */
const brandToken = '{{brand}}';

/** What the page's meta elements say of the provider. */
export type PortalMetas = { readonly 'portico-brand': string; readonly 'portico-extensions': string };

/**
 * Builds a portal page with the provider's name, extensions and brand, compressed on first use. Browsers revalidate it each time and get 304 if it is
 * unchanged. `vary` lists the headers that select this page.
 */
export function portalPage(html: string, metas: PortalMetas, files: BrandFiles, vary: readonly string[] = []): Page {
  const withMetas = Object.entries(metas).reduce((page, [name, content]) => setMeta(page, name, content), html);
  const page = Buffer.from(linkBrand(withMetas, files).replaceAll(brandToken, () => escapeHtml(metas['portico-brand'])));
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
    // Compressed lazily, because a process may never serve most of the dozens of pages.
    return reply.code(200).send((encoded[encoding] ??= encode[encoding]()));
  };
}

const staleBuild = (missing: string) =>
  new ConfigurationError(
    `PORTAL_FOLDER: the portal there was built for another version of this server, because index.html has no ${missing}. Build it again: npx -y pnpm@12 exec turbo run build --filter=@portico/portal`,
  );

function setMeta(html: string, name: string, content: string): string {
  const meta = new RegExp(`(<meta\\s+name="${name}"\\s+content=")[^"]*(")`);
  if (!meta.test(html)) throw staleBuild(`<meta name="${name}">`);
  return html.replace(meta, (_whole, before: string, after: string) => `${before}${escapeHtml(content)}${after}`);
}

/** Links the brand's files by their hashes, and preloads the brand's first font if it replaces the portal's own. */
function linkBrand(html: string, { styleSheet, icon, fonts: [font], keepsPortalFont }: BrandFiles): string {
  const linked = [styleSheet, icon].reduce((page, { path, href }) => {
    if (!page.includes(`href="${path}"`)) throw staleBuild(`link to ${path}`);
    return page.replace(`href="${path}"`, `href="${href}"`);
  }, html);
  if (keepsPortalFont || font === undefined) return linked;
  return linked.replace('</head>', `<link rel="preload" as="font" type="font/woff2" href="${font.href}" crossorigin></head>`);
}
