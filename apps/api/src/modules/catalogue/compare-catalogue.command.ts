import { defineCommand } from '../../operator/define-command.ts';
import { readCatalogueFile } from './catalogue-file.ts';
import { currentCatalogue } from './catalogue.ts';
import { compareCatalogues } from './compare-catalogues.ts';

export const compareCatalogueCommand = defineCommand('catalogue diff', {
  parameters: ['FILE'],
  about: 'Show what applying a catalogue file would change',
  async run({ app, report }, file) {
    const catalogue = await readCatalogueFile(file);
    const changes = compareCatalogues(await app.database.read(currentCatalogue), catalogue);
    report({ changes }, (print) => {
      for (const change of changes) print(change);
      print(changes.length === 0 ? 'Nothing would change.' : 'Existing services keep their prices if you apply this.');
    });
    return true;
  },
});
