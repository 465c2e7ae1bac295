import { actFor } from '../../../operations/act-for.ts';
import type { BalanceEntry, Language } from '@portico/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../../app.ts';
import { boundedWorkByOwner } from '../../../operations/bounded-work.ts';
import { sentence } from '../../../platform/messages/messages.ts';
import { csvOf } from './csv.ts';
import { readStatementLink, statementFileName, statementPath } from './statement-link.ts';
import { presentBalanceEntry } from './statement.presenter.ts';
import { statementRepository } from './statement.repository.ts';

/** A statement has all entries, so one client's links must not take the process or the database. */
const ofOneClient = { atOnce: 1, waiting: 5, retryAfterSeconds: 5 };

const columns = ['date', 'what', 'amount', 'balance'] as const;

/** `GET /v1/invoice/statement/file` serves the whole statement as CSV by signed link only. Every invalid link answers 404. */
export function statementRoutes(server: FastifyInstance, app: App): void {
  const inTurnOfClient = boundedWorkByOwner(ofOneClient);
  server.get(statementPath, async (request, reply) => {
    const link = readStatementLink(app.configuration, request.query as Readonly<Record<string, unknown>>, app.now());
    if (link === undefined) return reply.callNotFound();
    const csv = await inTurnOfClient(link.clientId, async () => {
      const rows = await app.database.read((tx) => statementRepository(tx, actFor(link.clientId)).all());
      const entries = rows.map((row) => presentBalanceEntry(row, app.gateways, link.locale));
      return statementCsv(entries, link.locale);
    });
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${statementFileName}"`)
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .header('cache-control', 'private, no-store')
      .send(csv);
  });
}

function statementCsv(entries: readonly BalanceEntry[], locale: Language): string {
  const head = columns.map((column) => sentence(locale, `statement.column.${column}`));
  return csvOf([head, ...entries.map((entry) => [entry.at, whatOf(entry, locale), entry.amount, entry.balance])]);
}

function whatOf({ kind, method, invoice_id: invoice, credit_note: creditNote }: BalanceEntry, locale: Language): string {
  return sentence(locale, `statement.${kind}`, { method: method ?? '', invoice: String(invoice ?? ''), creditNote: creditNote ?? '' });
}
