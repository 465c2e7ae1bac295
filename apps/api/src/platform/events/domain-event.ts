import type { Transaction } from '../database/database.ts';

declare const payload: unique symbol;

/** A domain event, declared by the module that emits it. Modules list their listeners in their manifests. */
export type DomainEvent<Payload> = {
  name: string;
  readonly [payload]?: (payload: Payload) => void;
};

export function defineDomainEvent<Payload>(name: string): DomainEvent<Payload> {
  return { name };
}

/** Calls each listener of the event in order, within the transaction that caused it. */
export type EmitDomainEvent = <Payload>(tx: Transaction, event: DomainEvent<Payload>, payload: Payload) => Promise<void>;
