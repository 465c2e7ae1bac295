import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../app.ts';
import { contentPath, readLink } from './attachment-link.ts';
import { allAttachmentsRepository } from './all-attachments.repository.ts';
import { storageKey } from './attachments.ts';

/** Prevents scripts from running if a browser opens the file as a page. */
const contentPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/**
 * `GET /v1/file/content` serves an image by signed link only, as external storage would, so it is not an operation of the contract. Every
 * invalid link answers 404.
 */
export function attachmentRoutes(server: FastifyInstance, app: App): void {
  server.get(contentPath, async (request, reply) => {
    const now = app.now();
    const link = readLink(app.configuration, request.query as Readonly<Record<string, unknown>>, now);
    const row = link && (await app.database.read((tx) => allAttachmentsRepository(tx).find(link.id)));
    if (link === undefined || row === undefined) return reply.callNotFound();
    // Read the first chunk before sending headers, so that a storage failure answers 503 and missing bytes answer 404.
    const content = await withFirstChunk(app.storage.read(storageKey(row.id, link.variant)));
    if (content === undefined) return reply.callNotFound();
    const isFull = link.variant === 'full';
    return reply
      .header('content-type', isFull ? row.type : 'image/webp')
      .header('content-length', isFull ? row.bytes : row.preview_bytes)
      .header('content-disposition', disposition(isFull ? row.name : `${row.name}.webp`))
      .header('content-security-policy', contentPolicy)
      .header('cache-control', 'private, no-store')
      .send(content);
  });
}

/** RFC 6266: the plain `filename` for old clients, the encoded `filename*` for the rest. */
function disposition(name: string): string {
  const plain = name.replaceAll(/[^\w.\- ]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Returns a stream whose first chunk is already read, or undefined if there are no bytes. */
async function withFirstChunk(pieces: AsyncIterable<Uint8Array>): Promise<Readable | undefined> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done === true) return undefined;
  const all = async function* () {
    yield first.value;
    // `yield*` also closes the source when the client disconnects.
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  return Readable.from(all(), { objectMode: false });
}
