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

  it('gives the same key for the same call until it is answered, also after a reload', () => {
    const key = idempotencyKeys(storage).keyFor('placeOrder', { count: 1 });
    expect(idempotencyKeys(storage).keyFor('placeOrder', { count: 1 })).toBe(key);
    idempotencyKeys(storage).settle(key);
    expect(idempotencyKeys(storage).keyFor('placeOrder', { count: 1 })).not.toBe(key);
  });

  it('gives another key for another body or operation', () => {
    const keys = idempotencyKeys(storage);
    const key = keys.keyFor('placeOrder', { count: 1 });
    expect(keys.keyFor('placeOrder', { count: 2 })).not.toBe(key);
    expect(keys.keyFor('payInvoice', { count: 1 })).not.toBe(key);
    expect(keys.keyFor('placeOrder', { count: 1 })).toBe(key);
  });

  it('starts afresh where what is stored is broken', () => {
    storage.setItem('portico.idempotency', '{"not": "a list"');
    expect(idempotencyKeys(storage).keyFor('placeOrder', {})).toMatch(/^[0-9a-f-]{36}$/u);
    storage.setItem('portico.idempotency', '[null, 7, {"call": 1}]');
    expect(idempotencyKeys(storage).keyFor('placeOrder', {})).toMatch(/^[0-9a-f-]{36}$/u);
  });
});
