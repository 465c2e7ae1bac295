export type ResultMetadata = {
  /** The language that the call asked for, which the result's texts are in unless it is replayed. Empty if unknown. */
  readonly language: string;
  /** True if an earlier request with the same `Idempotency-Key` did this, and nothing was done again. Texts are in that request's language. */
  readonly isReplayed: boolean;
};

const known = new WeakMap<object, ResultMetadata>();

/** Returns what the client knows of a successful result beyond its body. Takes the object that `call` returned, not a copy of it. */
export function metadataOf(result: object): ResultMetadata {
  return known.get(result) ?? { language: '', isReplayed: false };
}

export function keepMetadata(result: unknown, metadata: ResultMetadata): void {
  if (typeof result === 'object' && result !== null) known.set(result, metadata);
}
