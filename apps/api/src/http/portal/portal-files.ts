import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../../app.ts';
import { offeredExtensions } from '../../operations/offered-extensions.ts';
import type { BrandFiles } from './brand-files.ts';
import { languageFor, languageHeaders, readPrerenderedPages } from './prerendered-pages.ts';
import { leaveOutDocumentHeaders } from './file-headers.ts';
import { portalPage, type Page } from './portal-page.ts';

const yearMs = 365 * 24 * 3_600_000;
/** Paths that never return the portal page, even to a browser that accepts HTML. */
const ownPaths = /^\/(?:v1|assets|brand|legal|webhooks|sandbox-gateway|healthz|readyz|metrics)(?:\/|$)/;

/** The page for the portal's routes, prerendered if the build did so; null if the portal was not built and only the API is served. */
export function readPortalPage(app: App, brand: BrandFiles): Page | null {
  const { portalFolder, brandName } = app.configuration;
  const metas = { 'portico-brand': brandName, 'portico-extensions': offeredExtensions(app).join(' ') };
  const file = path.join(portalFolder, 'index.html');
  if (!existsSync(file)) return null;
  const plain = portalPage(readFileSync(file, 'utf8'), metas, brand);
  const prerendered = readPrerenderedPages(portalFolder, (html) => portalPage(html, metas, brand, languageHeaders));
  return (request, reply) => (prerendered.get(request.url)?.[languageFor(request)] ?? plain)(request, reply);
}

/** Returns whether an unmatched request should get the portal page, which renders its own "not found". */
export function wantsPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const pathname = request.url.split('?', 1)[0] ?? '/';
  if (ownPaths.test(pathname)) return false;
  const accept = request.headers.accept ?? '*/*';
  const isFile = (pathname.split('/').at(-1) ?? '').includes('.');
  return accept.includes('text/html') || (accept.includes('*/*') && !isFile);
}

/** Serves scripts, styles, fonts and images. Hashed files are cached for a year, others are revalidated. */
export async function servePortalFiles(server: FastifyInstance, portalFolder: string): Promise<void> {
  const options = { root: portalFolder, preCompressed: true, index: false as const, dotfiles: 'ignore' as const };
  await server.register(fastifyStatic, { ...options, serve: false });
  const atTop = await readdir(portalFolder, { withFileTypes: true });
  // The build's brand.css is for portals without this server. The provider's brand replaces it.
  const served = atTop.filter((entry) => entry.isFile() && !/^\.|^index\.html|^brand\.css|\.(?:br|gz|map)$/.test(entry.name));
  for (const { name } of served) {
    server.route({
      method: ['GET', 'HEAD'],
      url: `/${name}`,
      handler: (_request, reply) => {
        leaveOutDocumentHeaders(reply);
        return reply.sendFile(name, { maxAge: 0 });
      },
    });
  }
  if (!existsSync(path.join(portalFolder, 'assets'))) return;
  server.route({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    handler: (request, reply) => {
      const { '*': name = '' } = request.params as { '*'?: string };
      leaveOutDocumentHeaders(reply);
      // Browsers never revalidate an immutable file, so it needs no ETag.
      return reply.sendFile(`assets/${name}`, { maxAge: yearMs, immutable: true, lastModified: false, etag: false, acceptRanges: false });
    },
  });
}
