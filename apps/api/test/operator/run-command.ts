import { runOperator } from '../../src/run-operator.ts';
import type { TestApi } from '../test-api.ts';

export type Finished = { code: number; output: string };

/** Runs commands next to a server on either database. Without `--by`, they are run by anna. */
export function commandsOf({ app, dataFolder }: TestApi, more: Readonly<Record<string, string>> = {}) {
  const env = { DATABASE_URL: app.configuration.databaseUrl ?? '', DATA_FOLDER: dataFolder, PORTICO_STAFF: 'anna', ...more };
  const run = async (...argv: string[]): Promise<Finished> => {
    const lines: unknown[] = [];
    const write = (line: unknown) => void lines.push(line);
    const code = await runOperator(argv, env, { print: write, complain: write });
    return { code, output: lines.join('\n') };
  };
  return {
    run,
    /** Returns what the command prints with `--json`. @throws Error if it failed */
    async json<Result = Record<string, unknown>>(...argv: string[]): Promise<Result> {
      const { code, output } = await run(...argv, '--json');
      if (code !== 0) throw new Error(output);
      // The test says what shape it expects.
      return JSON.parse(output) as Result;
    },
  };
}

export async function clientIdOf({ app }: TestApi, email: string): Promise<number> {
  const { id } = await app.database.read((tx) =>
    tx.selectFrom('client_user').select('client_id as id').where('email', '=', email).executeTakeFirstOrThrow(),
  );
  return id;
}
