import type { App } from '../app.ts';
import type { EmitDomainEvent } from '../platform/events/domain-event.ts';
import { allListeners } from './modules.ts';

/** Runs the listeners of an event one after the other, in the transaction of whoever emits it. */
export function emitToListeners(app: () => App): EmitDomainEvent {
  return async (tx, event, payload) => {
    for (const listener of allListeners) if (listener.event.name === event.name) await listener.handle(app(), tx, payload as never);
  };
}
