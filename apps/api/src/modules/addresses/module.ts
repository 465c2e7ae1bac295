import { defineModule } from '../define-module.ts';
import {
  addAddressPoolCommand,
  listAddressPoolsCommand,
  removeAddressPoolCommand,
  showAddressPoolCommand,
} from './address-pool.commands.ts';
import { addressQuarantineHours } from './settings.ts';

export const addressesModule = defineModule({
  settings: [addressQuarantineHours],
  commands: [addAddressPoolCommand, listAddressPoolsCommand, showAddressPoolCommand, removeAddressPoolCommand],
});
