import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue } from './catalogue.schema.ts';
import { readCatalogue } from './read-catalogue.ts';

const bundledFile = path.join(import.meta.dirname, '../../../catalogue.yaml');

export async function readBundledCatalogue(): Promise<Catalogue> {
  const reading = readCatalogue(await readFile(bundledFile, 'utf8'));
  if (!reading.ok) throw new Error(`The bundled catalogue is broken:\n${reading.problems.join('\n')}`);
  return reading.catalogue;
}
