import type { Transaction } from '../../platform/database/database.ts';
import type { Catalogue } from './catalogue.schema.ts';

export type CatalogueVersion = { id: number; checksum: string };

export function catalogueRepository(tx: Transaction) {
  return {
    newest: (): Promise<CatalogueVersion | undefined> =>
      tx.selectFrom('catalogue_version').select(['id', 'checksum']).orderBy('id', 'desc').limit(1).executeTakeFirst(),
    document: async (id: number): Promise<Catalogue> => {
      const row = await tx.selectFrom('catalogue_version').select('document').where('id', '=', id).executeTakeFirstOrThrow();
      // The cast is safe: `insert` wrote the document, and documents never change.
      return row.document as Catalogue;
    },
    insert: (catalogue: Catalogue, checksum: string, source: string, at: Date): Promise<CatalogueVersion> =>
      tx
        .insertInto('catalogue_version')
        .values({ document: JSON.stringify(catalogue), checksum, source, applied_at: at })
        .returning(['id', 'checksum'])
        .executeTakeFirstOrThrow(),
  };
}
