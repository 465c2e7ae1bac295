import { defineModule } from '../define-module.ts';
import { listOutboxCommand } from './list-outbox.command.ts';
import { showOutboxCommand } from './show-outbox.command.ts';
import { retryOutboxCommand } from './retry-outbox.command.ts';

export const outboxModule = defineModule({
  commands: [listOutboxCommand, showOutboxCommand, retryOutboxCommand],
});
