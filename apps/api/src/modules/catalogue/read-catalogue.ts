import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import { lineFinder } from './catalogue-lines.ts';
import { referenceProblems } from './catalogue.references.ts';
import { catalogueSchema, type Catalogue } from './catalogue.schema.ts';

export type CatalogueReading = { ok: true; catalogue: Catalogue } | { ok: false; problems: string[] };

/** Parses a catalogue file. Each problem is one line with its position and reason. */
export function readCatalogue(source: string): CatalogueReading {
  const lines = new LineCounter();
  const document = parseDocument(source, { prettyErrors: true, lineCounter: lines });
  if (document.errors.length > 0) return { ok: false, problems: document.errors.map((error) => error.message) };
  const lineOf = lineFinder(document, lines);
  const problemAt = (path: string, reason: string) => `line ${lineOf(path)}, ${path}: ${reason}`;
  const reading = v.safeParse(catalogueSchema, document.toJS({ maxAliasCount: 100 }));
  if (!reading.success) {
    const problems = reading.issues.map((issue) => {
      const path = v.getDotPath(issue);
      return path === null ? `the file: ${issue.message}` : problemAt(path, issue.message);
    });
    return { ok: false, problems };
  }
  const problems = referenceProblems(reading.output).map(({ path, reason }) => problemAt(path, reason));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, catalogue: reading.output };
}
