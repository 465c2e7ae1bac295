import type { Transaction } from '../../platform/database/database.ts';

export const storedFileRepository = (tx: Transaction) => ({
  async insert(key: string, part: number, bytes: Uint8Array): Promise<void> {
    await tx.insertInto('stored_file').values({ key, part, bytes }).execute();
  },
  part: async (key: string, part: number): Promise<Uint8Array | undefined> =>
    (await tx.selectFrom('stored_file').select('bytes').where('key', '=', key).where('part', '=', part).executeTakeFirst())?.bytes,
  async remove(key: string): Promise<void> {
    await tx.deleteFrom('stored_file').where('key', '=', key).execute();
  },
});
