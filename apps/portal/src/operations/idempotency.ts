const storageKey = 'portico.idempotency';

type Held = { readonly call: string; readonly key: string };

function readHeld(storage: Storage): Held[] {
  try {
    const held: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(held) ? held.filter(isHeld) : [];
  } catch {
    // A foreign or truncated value is replaced by a fresh key.
    return [];
  }
}

function isHeld(value: unknown): value is Held {
  return (
    typeof value === 'object' &&
    value !== null &&
    'call' in value &&
    'key' in value &&
    typeof value.call === 'string' &&
    typeof value.key === 'string'
  );
}

/**
 * Returns idempotency keys by call. The key of an operation and body stays the same until the server answers, even across a reload of this
 * tab, so that an order whose response was lost is never placed twice. After the answer, the same call gets a new key.
 */
export function idempotencyKeys(storage: Storage) {
  const write = (held: readonly Held[]) => storage.setItem(storageKey, JSON.stringify(held.slice(-20)));
  return {
    keyFor(operation: string, body: unknown): string {
      const call = `${operation} ${JSON.stringify(body)}`;
      const held = readHeld(storage);
      const known = held.find((entry) => entry.call === call);
      if (known) return known.key;
      const key = crypto.randomUUID();
      write([...held, { call, key }]);
      return key;
    },
    settle(key: string): void {
      write(readHeld(storage).filter((entry) => entry.key !== key));
    },
  };
}
