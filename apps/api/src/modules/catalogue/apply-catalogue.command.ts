import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applyCatalogue } from './catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';
import type { CommandParts } from '../../registry/commands.ts';
import { OperatorError } from '../../operator/define-command.ts';

export async function applyCatalogueFile({ database, now, print }: CommandParts, [file = '']: readonly string[]): Promise<boolean> {
  const reading = readCatalogue(await readText(file));
  if (!reading.ok) throw new OperatorError([`${file} was not applied:`, ...reading.problems.map((problem) => `  ${problem}`)].join('\n'));
  const { catalogue } = reading;
  const { version, changed } = await database.transaction((tx) => applyCatalogue(tx, catalogue, path.basename(file), now()));
  const size = `${catalogue.plans.length} plans in ${catalogue.placements.length} placements`;
  print(changed ? `Version ${version} is on sale: ${size}.` : `Nothing changed: this is version ${version}, which is on sale already.`);
  return true;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(path.resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8');
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
