const storageKey = 'portico.idempotency';

type StoredKey = { readonly call: string; readonly key: string };

/** Returns the calls that are running, or whose answers were lost. */
export function readStored(storage: Storage): StoredKey[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStoredKey) : [];
  } catch {
    // A foreign or truncated value is replaced by a fresh key.
    return [];
  }
}

function isStoredKey(value: unknown): value is StoredKey {
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
  const write = (stored: readonly StoredKey[]) => storage.setItem(storageKey, JSON.stringify(stored.slice(-20)));
  return {
    keyFor(operation: string, body: unknown): string {
      const call = `${operation} ${JSON.stringify(body)}`;
      const stored = readStored(storage);
      const known = stored.find((entry) => entry.call === call);
      if (known) return known.key;
      const key = crypto.randomUUID();
      write([...stored, { call, key }]);
      return key;
    },
    settle(key: string): void {
      write(readStored(storage).filter((entry) => entry.key !== key));
    },
  };
}
