import { defineModule } from '../define-module.ts';
import { grantDatabaseCommand } from './grant-database.command.ts';

export const databaseRoleModule = defineModule({
  commands: [grantDatabaseCommand],
});
