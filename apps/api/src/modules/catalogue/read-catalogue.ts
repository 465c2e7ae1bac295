import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { referenceProblems } from './catalogue.references.ts';
import { catalogueSchema, type Catalogue } from './catalogue.schema.ts';

export type CatalogueReading = { ok: true; catalogue: Catalogue } | { ok: false; problems: string[] };

/** Reads a catalogue file's text. Each problem is one line for a person: where it is, and what is wrong there. */
export function readCatalogue(source: string): CatalogueReading {
  const document = parseDocument(source, { prettyErrors: true });
  if (document.errors.length > 0) return { ok: false, problems: document.errors.map((error) => error.message) };
  const reading = v.safeParse(catalogueSchema, document.toJS({ maxAliasCount: 100 }));
  if (!reading.success) {
    return { ok: false, problems: reading.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`) };
  }
  const problems = referenceProblems(reading.output).map(({ path, reason }) => `${path}: ${reason}`);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, catalogue: reading.output };
}
