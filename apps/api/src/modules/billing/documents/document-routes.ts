import type { FastifyInstance } from 'fastify';
import type { App } from '../../../app.ts';
import { boundedWorkByOwner } from '../../../operations/bounded-work.ts';
import { documentFileName } from './document-file-name.ts';
import { documentPath, readDocumentLink } from './document-link.ts';
import { findDocument } from './find-document.ts';
import { renderInWorker } from './render-in-worker.ts';

/** One client's share of the renderer, so that its links can't block the documents and invoice mails of others. */
const ofOneClient = { atOnce: 1, waiting: 5, retryAfterSeconds: 5 };

/** `GET /v1/invoice/pdf` serves a PDF by signed link only. Every invalid link answers 404. */
export function documentRoutes(server: FastifyInstance, app: App, render = renderInWorker): void {
  const inTurnOfClient = boundedWorkByOwner(ofOneClient);
  server.get(documentPath, async (request, reply) => {
    const name = readDocumentLink(app.configuration, request.query as Readonly<Record<string, unknown>>, app.now());
    const found = name && (await app.database.read((tx) => findDocument(tx, app, name)));
    if (!found) return reply.callNotFound();
    const { clientId, document } = found;
    const pdf = await inTurnOfClient(clientId, () => render(document));
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${documentFileName(document)}"`)
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(pdf));
  });
}
