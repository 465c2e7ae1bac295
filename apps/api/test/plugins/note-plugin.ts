import type { Plugin } from '@portico/drivers/define-config';
import { defineSetting } from '@portico/drivers/define-setting';
import type { FileStorage } from '@portico/drivers/file-storage';
import type { Kysely } from 'kysely';
import * as v from 'valibot';

type NoteTables = { note_line: { text: string } };

const notePrefix = defineSetting('NOTE_PREFIX', { schema: v.optional(v.string(), 'note'), about: 'What a note starts with.' });

/** A plugin with everything but drivers: notes are posted to a route and written by a job. */
export const notePlugin: Plugin = {
  name: 'note-book',
  settings: [notePrefix],
  migrations: {
    '2026-01-02-lines': {
      up: (db) =>
        db.schema
          .createTable('note_line')
          .addColumn('text', 'text', (text) => text.notNull())
          .execute(),
    },
  },
  jobs: [
    {
      name: 'write',
      async handle(context, given) {
        const text = `${context.setting(notePrefix)} ${JSON.stringify(given)}`;
        await context.database.transaction((tx: Kysely<NoteTables>) => tx.insertInto('note_line').values({ text }).execute());
        context.logger.info({ text }, 'wrote a note');
      },
    },
  ],
  routes(server, context) {
    server.post('/notes', async (request, reply) => {
      await context.database.transaction((tx) => context.enqueue(tx, 'write', { text: String(request.body) }));
      return reply.code(202).send();
    });
    server.get('/notes', () =>
      context.database.read(async (tx: Kysely<NoteTables>) => {
        const rows = await tx.selectFrom('note_line').select('text').execute();
        return { notes: rows.map(({ text }) => text), gateways: [...context.gateways.keys()] };
      }),
    );
  },
};

/** A storage in memory, and the name and size of each file. */
export function memoryStorage(): { storage: FileStorage; files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  const storage: FileStorage = {
    write: async (key, bytes) => void files.set(key, bytes),
    async *read(key) {
      const bytes = files.get(key);
      if (bytes !== undefined) yield bytes;
    },
    remove: async (key) => void files.delete(key),
  };
  return { storage, files };
}
