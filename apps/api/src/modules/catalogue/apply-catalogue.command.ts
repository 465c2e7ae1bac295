import path from 'node:path';
import { defineCommand } from '../../operator/define-command.ts';
import { readCatalogueFile } from './catalogue-file.ts';
import { applyCatalogue } from './catalogue.ts';

export const applyCatalogueCommand = defineCommand('catalogue apply', {
  parameters: ['FILE'],
  about: 'Put a catalogue file on sale',
  async run({ app, print }, file) {
    const catalogue = await readCatalogueFile(file);
    const { version, changed } = await app.database.transaction((tx) => applyCatalogue(tx, catalogue, path.basename(file), app.now()));
    const size = `${catalogue.plans.length} plans in ${catalogue.placements.length} placements`;
    print(changed ? `Version ${version} is on sale: ${size}.` : `Nothing changed: version ${version} is already on sale.`);
    return true;
  },
});
