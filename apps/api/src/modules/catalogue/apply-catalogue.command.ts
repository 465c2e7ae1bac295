import path from 'node:path';
import { missingDrivers } from '../../drivers/provisioning/driver-features.ts';
import { defineCommand, OperatorError } from '../../operator/define-command.ts';
import { recordChange } from '../staff-log/record-change.ts';
import { readCatalogueFile } from './catalogue-file.ts';
import { applyCatalogue, driversIn } from './catalogue.ts';

export const applyCatalogueCommand = defineCommand('catalogue apply', {
  parameters: ['FILE'],
  isRecorded: true,
  about: 'Put a catalogue file on sale',
  async run({ app, report, staff }, file) {
    const catalogue = await readCatalogueFile(file);
    const missing = missingDrivers(app, driversIn(catalogue));
    if (missing.length > 0) throw new OperatorError(`portico.config.ts has no provisioning driver named ${missing.join(' or ')}.`);
    const { version, changed } = await app.database.transaction(async (tx) => {
      const applied = await applyCatalogue(tx, catalogue, path.basename(file), app.now());
      if (applied.changed) await recordChange(tx, staff, { operation: 'applyCatalogue', subject: applied.version }, app.now());
      return applied;
    });
    const size = `${catalogue.plans.length} plans in ${catalogue.placements.length} placements`;
    report({ version, isChanged: changed }, (print) =>
      print(changed ? `Version ${version} is on sale: ${size}.` : `Nothing changed: version ${version} is already on sale.`),
    );
    return true;
  },
});
