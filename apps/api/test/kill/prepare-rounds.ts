import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { readConfiguration } from '../../src/registry/settings.ts';
import { openDatabase } from '../../src/platform/database/connection.ts';
import { checkLedger } from '../../src/modules/billing/ledger/check-ledger.ts';
import { runKillRounds, type KillReport } from './kill-rounds.ts';

type Rounds = { times: number; databaseUrl: string | null; prepare?: (dataFolder: string) => void; print: (line: string) => void };

/** Runs the rounds on an embedded database, or on a dedicated PostgreSQL one. */
export async function killTimes({ times, databaseUrl, prepare = () => {}, print }: Rounds): Promise<KillReport> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'portico-kill-'));
  prepare(dataFolder);
  const env = { DATA_FOLDER: dataFolder, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
  const configuration = readConfiguration(env, []);
  const logger = pino({ level: 'silent' });
  try {
    const report = await runKillRounds({
      times,
      env,
      mailFolder: path.join(dataFolder, 'mail'),
      print,
      async proveBooks(round) {
        // On the embedded database, every other start recovers directly from the killed state.
        if (databaseUrl === null && round % 2 === 1 && round !== times) return;
        const database = await openDatabase(configuration, logger);
        try {
          const { findings } = await database.read(checkLedger);
          if (findings.length > 0) throw new Error(`after ${round} kills:\n${findings.join('\n')}`);
        } finally {
          await database.close();
        }
      },
    });
    rmSync(dataFolder, { recursive: true, force: true });
    return report;
  } catch (error) {
    print(`What the killed API left behind is kept in ${dataFolder}`);
    throw error;
  }
}
