import { defineModule } from '../define-module.ts';
import { openConsole } from './open-console.ts';
import { consoleIdleSeconds, consolesPerProcess, consolesPerUser } from './settings.ts';

export const consoleModule = defineModule({
  operations: { openConsole },
  settings: [consolesPerUser, consolesPerProcess, consoleIdleSeconds],
});
