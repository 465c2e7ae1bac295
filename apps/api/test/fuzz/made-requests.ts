import { operations, type OperationId } from '@portico/contract/operations';
import fc from 'fast-check';
import { exampleOf, hostileBodies, hostileHeaders, hostileQueryValues, hostileValues } from '../http/hostile-values.ts';

/** A request to send. The body is JSON text, or bytes that aren't JSON. */
export type MadeRequest = {
  id: OperationId;
  query: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer | undefined;
  /** The parsed query and body, which the contract is checked against. Undefined if only bytes are sent. */
  says: { query: Readonly<Record<string, string>>; body: unknown } | undefined;
};

/** Returns a random number generator that is deterministic for a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ids = Object.keys(operations) as OperationId[];
// An Expect header ends the connection before anything is read, so the daily tests send it separately.
const headersToSend = hostileHeaders.filter((headers) => !('expect' in headers));

/** Yields endless requests based on the contract's example, with one kind of damage at a time or several. */
export function* madeRequests(seed: number): Generator<MadeRequest, never> {
  const random = randomOf(seed);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  for (let round = 0; ; round += 1) {
    // Sampled in batches, because sampling one by one takes most of the time.
    const anything: readonly unknown[] = fc.sample(fc.jsonValue({ maxDepth: 3 }), { seed: seed + round, numRuns: 500 });
    const words: readonly string[] = fc.sample(fc.string({ unit: 'binary', maxLength: 60 }), { seed: seed + round, numRuns: 500 });
    for (let count = 0; count < 500; count += 1)
      yield madeRequest({ random, pick, value: () => pick(random() < 0.5 ? hostileValues : anything), word: () => pick(words) });
  }
}

type Dice = { random: () => number; pick: <Value>(list: readonly Value[]) => Value; value: () => unknown; word: () => string };

function madeRequest({ random, pick, value, word }: Dice): MadeRequest {
  const id = pick(ids);
  const example = exampleOf(id);
  const query = { ...example.query };
  const harm = random();
  const headers = harm > 0.9 ? pick(headersToSend) : {};
  const name = pick([...Object.keys(query), 'q', 'page', 'unknown']);
  if (harm < 0.3) query[name] = random() < 0.5 ? decoded(pick(hostileQueryValues)) : word();
  const text = new URLSearchParams(query).toString();
  const isWritten = operations[id].method !== 'get';
  if (isWritten && harm > 0.85 && harm < 0.9) return { id, query: `?${text}`, headers, body: pick(hostileBodies), says: undefined };
  const body =
    isWritten && (harm > 0.25 || example.body === undefined) ? harmed(example.body, { random, pick, value, word }) : example.body;
  // JSON can't express undefined, so it isn't sent.
  const json = isWritten && body !== undefined ? JSON.stringify(body) : undefined;
  const parsed: unknown = json === undefined ? undefined : JSON.parse(json);
  return { id, query: `?${text}`, headers, body: json, says: harm > 0.9 ? undefined : { query, body: parsed } };
}

/** Replaces one to three parts of the example, at any depth. */
function harmed(example: unknown, dice: Dice): unknown {
  let body = example;
  for (let count = 1 + Math.floor(dice.random() * 3); count > 0; count -= 1) body = harmedOnce(body, dice);
  return body;
}

function harmedOnce(value: unknown, dice: Dice): unknown {
  const { random, pick } = dice;
  if (Array.isArray(value) && value.length > 0 && random() < 0.9) {
    const index = Math.floor(random() * value.length);
    return value.with(index, harmedOnce(value[index], dice));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && random() < 0.9) {
    const key = pick([...Object.keys(value), dice.word()]);
    if (random() < 0.15) return Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
    return { ...value, [key]: harmedOnce((value as Record<string, unknown>)[key], dice) };
  }
  return random() < 0.3 ? dice.word() : dice.value();
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
