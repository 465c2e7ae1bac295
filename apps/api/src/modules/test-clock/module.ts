import { defineModule } from '../define-module.ts';
import { showClockCommand } from './show-clock.command.ts';
import { advanceClockCommand } from './advance-clock.command.ts';
import { resetClockCommand } from './reset-clock.command.ts';

export const testClockModule = defineModule({
  commands: [showClockCommand, advanceClockCommand, resetClockCommand],
});
