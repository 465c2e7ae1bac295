import { defineModule } from '../define-module.ts';
import { applyCatalogueCommand } from './apply-catalogue.command.ts';
import { compareCatalogueCommand } from './compare-catalogue.command.ts';

export const catalogueModule = defineModule({
  commands: [applyCatalogueCommand, compareCatalogueCommand],
});
