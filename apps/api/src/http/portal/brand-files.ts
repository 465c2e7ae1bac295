import { createHash } from 'node:crypto';
import type { LoadedBrand } from '@portico/brand/brand-file';
import { brandIcon } from '@portico/brand/brand-icon';
import { brandStyleSheet } from '@portico/brand/brand-style-sheet';
import type { FastifyInstance } from 'fastify';
import { leaveOutDocumentHeaders } from './file-headers.ts';

export type BrandFile = {
  /** The URL with its hash that pages link. Its content never changes. */
  href: string;
  path: string;
  type: string;
  body: Buffer;
};

export type BrandFiles = {
  styleSheet: BrandFile;
  icon: BrandFile;
  fonts: readonly BrandFile[];
  /** True if the brand uses the portal's own font. */
  keepsPortalFont: boolean;
};

/** Builds a brand's files for the browser. The URLs are the same in every process. */
export function brandFiles({ brand, fonts }: LoadedBrand): BrandFiles {
  const served = [...fonts].map(([source, bytes]) => ({ source, file: fontFile(Buffer.from(bytes)) }));
  const fontUrls = Object.fromEntries(served.map(({ source, file }) => [source, file.href]));
  return {
    styleSheet: hashedFile('/brand.css', 'text/css; charset=utf-8', Buffer.from(brandStyleSheet(brand, { fontUrls }))),
    icon: hashedFile('/brand/icon.svg', 'image/svg+xml', Buffer.from(brandIcon(brand))),
    fonts: served.map(({ file }) => file),
    keepsPortalFont: brand.font.sans.includes('IBM Plex Sans Variable'),
  };
}

/** A brand has several fonts, so the hash is part of the file name. */
function fontFile(body: Buffer): BrandFile {
  const path = `/brand/${hashOf(body)}.woff2`;
  return { href: path, path, type: 'font/woff2', body };
}

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 16);
}

function hashedFile(name: string, type: string, body: Buffer): BrandFile {
  return { href: `${name}?${hashOf(body)}`, path: name, type, body };
}

/** Serves the brand's stylesheet, icon and fonts. Without the current hash they are revalidated on every request. */
export function serveBrandFiles(server: FastifyInstance, { styleSheet, icon, fonts }: BrandFiles): void {
  for (const { href, path, type, body } of [styleSheet, icon, ...fonts]) {
    const etag = `"${hashOf(body)}"`;
    server.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: (request, reply) => {
        leaveOutDocumentHeaders(reply);
        const isNamedByHash = request.url === href;
        reply.headers({ 'cache-control': isNamedByHash ? 'public, max-age=31536000, immutable' : 'no-cache', etag });
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.type(type).send(body);
      },
    });
  }
}
