import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { applyCatalogue } from './catalogue.ts';
import { readCatalogue } from './read-catalogue.ts';

export const applyCatalogueCommand = defineCommand('catalogue apply', {
  parameters: ['FILE'],
  about: 'Put a catalogue file on sale',
  async run({ app, print }, file) {
    const reading = readCatalogue(await readText(file));
    if (!reading.ok) throw new OperatorError([`${file} was not applied:`, ...reading.problems.map((problem) => `  ${problem}`)].join('\n'));
    const { catalogue } = reading;
    const { version, changed } = await app.database.transaction((tx) => applyCatalogue(tx, catalogue, path.basename(file), app.now()));
    const size = `${catalogue.plans.length} plans in ${catalogue.placements.length} placements`;
    print(changed ? `Version ${version} is on sale: ${size}.` : `Nothing changed: this is version ${version}, which is on sale already.`);
    return true;
  },
});

async function readText(file: string): Promise<string> {
  try {
    return await readFile(path.resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8');
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
