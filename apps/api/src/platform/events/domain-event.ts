import type { Transaction } from '../database/database.ts';

declare const payload: unique symbol;

/** A fact that others have to be told of, declared by who knows it first. Who listens stands in `registry/listeners.ts`. */
export type DomainEvent<Payload> = {
  name: string;
  readonly [payload]?: (payload: Payload) => void;
};

export function defineDomainEvent<Payload>(name: string): DomainEvent<Payload> {
  return { name };
}

/** Tells a fact to all who listen, one after the other, within the transaction in which it became true. */
export type EmitDomainEvent = <Payload>(tx: Transaction, event: DomainEvent<Payload>, payload: Payload) => Promise<void>;
