import { beforeEach, describe, expect, it } from 'vitest';
import { idempotencyKeys } from './idempotency.ts';

function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

describe('idempotency keys', () => {
  let storage: Storage;
  beforeEach(() => {
    storage = memoryStorage();
  });

  it('the same call gets the same key until it is answered, even after a reload', () => {
    const key = idempotencyKeys(storage).keyFor('placeOrder', { count: 1 });
    expect(idempotencyKeys(storage).keyFor('placeOrder', { count: 1 })).toBe(key);
    idempotencyKeys(storage).settle(key);
    expect(idempotencyKeys(storage).keyFor('placeOrder', { count: 1 })).not.toBe(key);
  });

  it('another body or operation gets another key', () => {
    const keys = idempotencyKeys(storage);
    const key = keys.keyFor('placeOrder', { count: 1 });
    expect(keys.keyFor('placeOrder', { count: 2 })).not.toBe(key);
    expect(keys.keyFor('payInvoice', { count: 1 })).not.toBe(key);
    expect(keys.keyFor('placeOrder', { count: 1 })).toBe(key);
  });

  it('a malformed stored value is replaced with a new key', () => {
    storage.setItem('portico.idempotency', '{"not": "a list"');
    expect(idempotencyKeys(storage).keyFor('placeOrder', {})).toMatch(/^[0-9a-f-]{36}$/u);
    storage.setItem('portico.idempotency', '[null, 7, {"call": 1}]');
    expect(idempotencyKeys(storage).keyFor('placeOrder', {})).toMatch(/^[0-9a-f-]{36}$/u);
  });
});
