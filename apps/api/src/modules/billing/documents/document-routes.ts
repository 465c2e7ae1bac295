import type { FastifyInstance } from 'fastify';
import type { App } from '../../../app.ts';
import { documentFileName } from './document-file-name.ts';
import { documentPath, readDocumentLink } from './document-link.ts';
import { findDocument } from './find-document.ts';
import { renderInWorker } from './render-in-worker.ts';

/** `GET /v1/invoice/pdf` serves a PDF by signed link only. Every invalid link answers 404. */
export function documentRoutes(server: FastifyInstance, app: App): void {
  server.get(documentPath, async (request, reply) => {
    const name = readDocumentLink(app.configuration, request.query as Readonly<Record<string, unknown>>, app.now());
    const document = name && (await app.database.read((tx) => findDocument(tx, app, name)));
    if (!document) return reply.callNotFound();
    const pdf = await renderInWorker(document);
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${documentFileName(document)}"`)
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(pdf));
  });
}
