import { defineModule } from '../define-module.ts';
import { backupCommand } from './backup.command.ts';
import { restoreCommand } from './restore.command.ts';

export const backupModule = defineModule({
  commands: [backupCommand, restoreCommand],
});
