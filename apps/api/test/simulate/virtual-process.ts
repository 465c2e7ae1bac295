import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { mock } from 'node:test';

type Randomness = Pick<typeof crypto, 'randomUUID' | 'randomBytes' | 'randomInt' | 'randomFillSync'>;

/** The clock of the process. It only advances when it is moved. */
export type VirtualClock = { now: () => number; moveTo: (ms: number) => void };

export type VirtualProcess = {
  clock: VirtualClock;
  /** Starts the random numbers again from another seed. */
  reseed: (seed: string) => void;
  /** Gives the process its own time, randomness and network back. */
  leave: () => void;
};

/**
 * Replaces what makes two runs of this process differ: the time, the randomness, timeouts and the network. The embedded database runs in
 * the process, so its `now()` and its random UUIDs follow. Only native code keeps its own randomness: the salts of password hashes.
 */
export function enterVirtualProcess(seed: string, startMs: number, send: typeof fetch): VirtualProcess {
  let nowMs = startMs;
  mock.timers.enable({ apis: ['Date'], now: startMs });
  const { take, reseed } = seededBytes(seed);
  const undo = [replace(crypto, randomnessFrom(take)), replace(crypto.webcrypto, { getRandomValues: fillFrom(take) })];
  undo.push(replace(Math, { random: () => take(4).readUInt32BE(0) / 2 ** 32 }));
  undo.push(replace(globalThis, { fetch: send }));
  // A slow machine must not time anything out.
  undo.push(replace(AbortSignal, { timeout: () => new AbortController().signal }));
  syncBuiltinESMExports();
  return {
    clock: {
      now: () => nowMs,
      moveTo: (ms) => {
        nowMs = Math.max(nowMs, ms);
        mock.timers.setTime(nowMs);
      },
    },
    reseed,
    leave: () => {
      for (const restore of undo.toReversed()) restore();
      syncBuiltinESMExports();
      mock.timers.reset();
    },
  };
}

function seededBytes(first: string) {
  let seed = first;
  let blocks = 0;
  let left = Buffer.alloc(0);
  return {
    take: (count: number): Buffer => {
      while (left.length < count) {
        blocks += 1;
        left = Buffer.concat([left, crypto.createHash('sha256').update(`${seed} ${blocks}`).digest()]);
      }
      const taken = Buffer.from(left.subarray(0, count));
      left = left.subarray(count);
      return taken;
    },
    reseed: (next: string): void => {
      seed = next;
      blocks = 0;
      left = Buffer.alloc(0);
    },
  };
}

type Take = (count: number) => Buffer;

/** Fills a view of any type, as the originals do. */
const fillFrom =
  (take: Take) =>
  <View extends NodeJS.ArrayBufferView | ArrayBuffer>(view: View): View => {
    const bytes = ArrayBuffer.isView(view) ? new Uint8Array(view.buffer, view.byteOffset, view.byteLength) : new Uint8Array(view);
    bytes.set(take(bytes.length));
    return view;
  };

/** Only the synchronous forms that the server and the embedded database call. */
function randomnessFrom(take: Take): Randomness {
  const integer = (low: number, high?: number) => {
    const [from, to] = high === undefined ? [0, low] : [low, high];
    return from + (take(6).readUIntBE(0, 6) % (to - from));
  };
  return {
    randomBytes: ((count: number) => take(count)) as Randomness['randomBytes'],
    randomInt: integer as Randomness['randomInt'],
    randomFillSync: fillFrom(take),
    randomUUID: () => {
      const bytes = take(16);
      bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
      bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
      const hex = bytes.toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    },
  };
}

/** Returns a function that puts the former members back. */
function replace<Target extends object>(target: Target, members: Partial<Target>): () => void {
  const former = Object.keys(members).map((name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const);
  for (const [name, value] of Object.entries(members)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    for (const [name, descriptor] of former) {
      if (descriptor === undefined) Reflect.deleteProperty(target, name);
      else Object.defineProperty(target, name, descriptor);
    }
  };
}
