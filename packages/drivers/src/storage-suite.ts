import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStorage } from './file-storage.ts';
import { StorageError } from './storage-error.ts';

export type StorageUnderTest = {
  storage: FileStorage;
  /** The same kind of storage at an address where nothing listens. Null if it has no address, like a database. */
  unreachable: FileStorage | null;
  close: () => Promise<void> | void;
};

/** Larger than a piece, a buffer or a packet of any storage we know. */
const largeBytes = 3 * 1024 * 1024 + 1;

/** Everything that `FileStorage` guarantees. Removes the files it writes. */
export function storageSuite(name: string, start: () => Promise<StorageUnderTest> | StorageUnderTest): void {
  describe(`${name} satisfies the FileStorage suite`, () => {
    let under: StorageUnderTest;
    beforeAll(async () => {
      under = await start();
    });
    afterAll(() => under.close());

    // Built like the server's keys: kind, id, part.
    const newKey = () => `attachment/${randomUUID()}/full`;
    async function contentOf(key: string, storage = under.storage): Promise<Buffer | null> {
      const pieces: Uint8Array[] = [];
      for await (const piece of storage.read(key)) pieces.push(piece);
      return pieces.length === 0 ? null : Buffer.concat(pieces);
    }
    /** Writes a file, runs the test, and removes the file. */
    async function withFile(bytes: Uint8Array, run: (key: string) => Promise<void>): Promise<void> {
      const key = newKey();
      await under.storage.write(key, bytes);
      try {
        await run(key);
      } finally {
        await under.storage.remove(key);
      }
    }

    test.each([1, 1_000, largeBytes])('a file of %i bytes is read as it was written', (size) => {
      const bytes = randomBytes(size);
      return withFile(bytes, async (key) => {
        expect((await contentOf(key))?.equals(bytes)).toBe(true);
      });
    });

    test('a part of a larger buffer is written as that part', () => {
      const whole = Buffer.from('before the file after');
      return withFile(whole.subarray(7, 15), async (key) => {
        expect(String(await contentOf(key))).toBe('the file');
      });
    });

    test('files next to each other are separate', async () => {
      const folder = `attachment/${randomUUID()}`;
      const keys = [`${folder}/full`, `${folder}/preview`] as const;
      await Promise.all(keys.map((key) => under.storage.write(key, Buffer.from(key))));
      await under.storage.remove(keys[0]);
      expect([await contentOf(keys[0]), String(await contentOf(keys[1]))]).toEqual([null, keys[1]]);
      await under.storage.remove(keys[1]);
    });

    test('a file that was never written has no content, and removing it does nothing', async () => {
      const key = newKey();
      expect(await contentOf(key)).toBeNull();
      await under.storage.remove(key);
    });

    test('a removed file has no content, and can be removed again', async () => {
      const key = newKey();
      await under.storage.write(key, Buffer.from('gone soon'));
      await under.storage.remove(key);
      await under.storage.remove(key);
      expect(await contentOf(key)).toBeNull();
    });

    test('a reader may stop after the first piece', () =>
      withFile(randomBytes(largeBytes), async (key) => {
        for await (const piece of under.storage.read(key)) {
          expect(piece.length).toBeGreaterThan(0);
          break;
        }
        expect((await contentOf(key))?.length).toBe(largeBytes);
      }));

    test("a storage that doesn't answer throws a StorageError", async ({ skip }) => {
      const { unreachable } = under;
      if (unreachable === null) return skip('This storage has no address.');
      const key = newKey();
      const calls = [() => unreachable.write(key, Buffer.from('lost')), () => contentOf(key, unreachable), () => unreachable.remove(key)];
      for (const call of calls) await expect(call()).rejects.toThrow(StorageError);
    });
  });
}
