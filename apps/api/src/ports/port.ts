import type { Transaction } from '../database/database.ts';

declare const fact: unique symbol;

/** A fact that others have to be told of, declared by who knows it first. Who listens stands in `registry/listeners.ts`. */
export type Port<Fact> = {
  name: string;
  readonly [fact]?: (what: Fact) => void;
};

export function definePort<Fact>(name: string): Port<Fact> {
  return { name };
}

/** Tells a fact to all who listen, one after the other, within the transaction in which it became true. */
export type Tell = <Fact>(tx: Transaction, port: Port<Fact>, what: Fact) => Promise<void>;
