import { defineModule } from '../define-module.ts';
import { listLogCommand } from './list-log.command.ts';

export const staffLogModule = defineModule({
  commands: [listLogCommand],
});
