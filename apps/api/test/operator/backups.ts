import { rmSync } from 'node:fs';
import { expect } from 'vitest';
import { backupCommand } from '../../src/modules/backup/backup.command.ts';
import { runOperator } from '../../src/run-operator.ts';
import { simulationFile } from '../api-process.ts';
import { commandContext } from '../command-context.ts';
import { createPostgresDatabase, temporaryFolder, type TestApi, type TestDatabase } from '../test-api.ts';

export type Target = { env: Readonly<Record<string, string>>; drop: () => Promise<void> };

/** Creates an empty database. */
export async function newDatabase(kind: TestDatabase): Promise<Target> {
  const folder = temporaryFolder();
  const postgres = kind === 'pglite' ? null : await createPostgresDatabase('nothing');
  return {
    // What is restored was simulated.
    env: { PORTICO_CONFIG: simulationFile, DATA_FOLDER: folder, ...(postgres && { DATABASE_URL: postgres.url }) },
    async drop() {
      await postgres?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs an operator command. */
export async function operate(env: Target['env'], ...words: string[]): Promise<{ code: number; output: string }> {
  const lines: unknown[] = [];
  const write = (line: unknown) => void lines.push(line);
  const code = await runOperator(words, env, { print: write, complain: write });
  return { code, output: lines.join('\n') };
}

export const restore = (env: Target['env'], file: string, ...options: string[]) => operate(env, 'restore', file, ...options);

export async function backup({ app }: TestApi, file: string): Promise<void> {
  expect(await backupCommand.run(commandContext(app), file)).toBe(true);
}
