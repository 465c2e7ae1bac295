import { defineCommand } from '../../operator/define-command.ts';
import { readCatalogueFile } from './catalogue-file.ts';
import { currentCatalogue } from './catalogue.ts';
import { compareCatalogues } from './compare-catalogues.ts';

export const compareCatalogueCommand = defineCommand('catalogue diff', {
  parameters: ['FILE'],
  about: 'Say what applying a catalogue file would change, and change nothing',
  async run({ app, print }, file) {
    const catalogue = await readCatalogueFile(file);
    const changes = compareCatalogues(await app.database.read(currentCatalogue), catalogue);
    for (const change of changes) print(change);
    print(changes.length === 0 ? 'Nothing would change.' : 'What was sold keeps its price, whatever of this is applied.');
    return true;
  },
});
