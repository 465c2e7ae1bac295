import type { App } from '../app.ts';
import type { EmitDomainEvent } from '../platform/events/domain-event.ts';
import { allListeners } from './modules.ts';

/** Runs an event's listeners in order, in the emitter's transaction. */
export function emitToListeners(app: () => App): EmitDomainEvent {
  return async (tx, event, payload) => {
    for (const listener of allListeners) if (listener.event.name === event.name) await listener.handle(app(), tx, payload as never);
  };
}
