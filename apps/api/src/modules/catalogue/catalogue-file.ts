import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../operator/define-command.ts';
import type { Catalogue } from './catalogue.schema.ts';
import { readCatalogue } from './read-catalogue.ts';

/** Reads a catalogue file named by the operator. @throws OperatorError with one line for each problem */
export async function readCatalogueFile(file: string): Promise<Catalogue> {
  const reading = readCatalogue(await readText(file));
  if (!reading.ok) throw new OperatorError([`${file} was not applied:`, ...reading.problems.map((problem) => `  ${problem}`)].join('\n'));
  return reading.catalogue;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(path.resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8');
  } catch (error) {
    throw new OperatorError(`Can't read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
