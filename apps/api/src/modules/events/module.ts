import { defineModule } from '../define-module.ts';
import { streamEvents } from './stream-events.ts';

export const eventsModule = defineModule({
  operations: { streamEvents },
});
