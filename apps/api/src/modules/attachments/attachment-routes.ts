import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../app.ts';
import { contentPath, readLink } from './attachment-link.ts';
import { attachmentsRepository } from './attachments.repository.ts';
import { storageKey } from './attachments.ts';

/** Were a browser to open it as a page, nothing of it would run. */
const contentPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/**
 * `GET /v1/file/content`: an image, by a signed link and nothing else. It is no operation of the contract: whoever is given a link follows it as
 * it is, as they would into a storage elsewhere. Whatever is wrong with a link, it is 404.
 */
export function attachmentRoutes(server: FastifyInstance, app: App): void {
  server.get(contentPath, async (request, reply) => {
    const now = app.now();
    const link = readLink(app.configuration, request.query as Readonly<Record<string, unknown>>, now);
    const row = link && (await app.database.read((tx) => attachmentsRepository(tx).find(link.id)));
    if (link === undefined || row === undefined) return reply.callNotFound();
    // Its beginning is there before anything is said: a storage that fails is 503, and bytes that are missing are 404.
    const content = await begun(app.storage.read(storageKey(row.id, link.variant)));
    if (content === undefined) return reply.callNotFound();
    const isFull = link.variant === 'full';
    return reply
      .header('content-type', isFull ? row.type : 'image/webp')
      .header('content-length', isFull ? row.bytes : row.preview_bytes)
      .header('content-disposition', disposition(isFull ? row.name : `${row.name}.webp`))
      .header('content-security-policy', contentPolicy)
      .header('cache-control', `private, immutable, max-age=${Math.floor(link.until - now.getTime() / 1_000)}`)
      .send(content);
  });
}

/** RFC 6266: the plain form for old readers, the encoded one for all. */
function disposition(name: string): string {
  const plain = name.replaceAll(/[^\w.\- ]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** What is read, from its first piece on; undefined where there is none. */
async function begun(pieces: AsyncIterable<Uint8Array>): Promise<Readable | undefined> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done === true) return undefined;
  const all = async function* () {
    yield first.value;
    // Whoever goes away midway ends the reading, too.
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  return Readable.from(all(), { objectMode: false });
}
