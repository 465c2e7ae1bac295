import { rmSync } from 'node:fs';
import pLimit from 'p-limit';
import { pino } from 'pino';
import { openApp } from '../../src/open-app.ts';
import { advanceTestClock } from '../../src/platform/clock/test-clock.ts';
import { readConfiguration } from '../../src/registry/settings.ts';
import { startTwoProcesses } from '../two-processes.ts';
import { temporaryFolder } from '../test-api.ts';
import { createClockGate } from './clock-gate.ts';
import { openDesk } from './desk.ts';
import { findBreaches } from './invariants.ts';
import { perform } from './perform.ts';
import { unexpectedIn } from './unexpected.ts';
import { settle } from './settle.ts';
import type { Stage } from './stage.ts';
import { planOf, type OperationKind, type PlannedOperation } from './plan.ts';
import { registerClient, type ScheduleClient } from './schedule-client.ts';
import { simulation } from '../simulation.ts';

export type Schedule = { seed: string; operations: number; clients: number; atOnce: number; print: (line: string) => void };
export type Outcomes = Partial<Record<OperationKind, Record<string, number>>>;
export type ScheduleReport = { outcomes: Outcomes; findings: string[]; seconds: number };

const looks = 10;

/** Runs a seed's plan against two API processes on one PostgreSQL, and checks for violations along the way and at the end. */
export async function runSchedule({ seed, operations, clients: clientCount, atOnce, print }: Schedule): Promise<ScheduleReport> {
  const both = await startTwoProcesses('template', {
    TEST_CLOCK: '1',
    SESSION_MAX_DAYS: '3650',
    SANDBOX_HOSTILE: seed,
    SIMULATOR_DELAY_MS: '10',
  });
  const folder = temporaryFolder();
  const configuration = readConfiguration({ ...both.env, DATA_FOLDER: folder }, [], simulation);
  const { app, close } = await openApp({ configuration, logger: pino({ level: 'silent' }), ownOrigin: () => both.processes[0].url });
  try {
    const clients: ScheduleClient[] = [];
    while (clients.length < clientCount) clients.push(await registerClient(both));
    const { standStill, turn } = createClockGate();
    const advance = (ms: number) =>
      turn(async () => {
        await app.database.transaction((tx) => advanceTestClock(tx, ms));
        await app.testClock?.follow();
      });
    const desk = openDesk(app, { standStill, turn: advance });
    const [one, other] = both.processes;
    const stage: Stage = { desk, clients, urls: [one.url, other.url], secret: both.env['GATEWAY_SANDBOX_SECRET'] ?? '', now: app.now };
    const outcomes: Outcomes = {};
    const findings: string[] = [];
    const lookEvery = Math.ceil(operations / looks);
    const began = performance.now();
    const run = async (operation: PlannedOperation) => {
      if (findings.length > 0) return;
      findings.push(...(await outcomeOf(stage, operation, outcomes)));
      if ((operation.index + 1) % lookEvery > 0) return;
      findings.push(...(await app.database.read(findBreaches)));
      print(`${operation.index + 1} operations, ${Math.round((performance.now() - began) / 1_000)} s`);
    };
    await pLimit(atOnce).map(planOf(seed, operations, clientCount), run);
    const seconds = (performance.now() - began) / 1_000;
    if (findings.length === 0) findings.push(...(await settle(app, desk, one.url)), ...(await app.database.read(findBreaches)));
    if (both.processes.some((process) => process.hasEnded())) findings.push('a process ended by itself');
    if (findings.length > 0) findings.push(...both.processes.map(({ output }) => output()));
    return { outcomes, findings, seconds };
  } finally {
    await close();
    await both.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Counts the outcome. Returns violations. */
async function outcomeOf(stage: Stage, operation: PlannedOperation, outcomes: Outcomes): Promise<string[]> {
  const { index, kind } = operation;
  const where = `operation ${index} (${kind})`;
  try {
    const answers = await perform(stage, operation);
    const counts = (outcomes[kind] ??= {});
    for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
    return unexpectedIn(kind, answers).map((answer) => `${where}: ${answer}`);
  } catch (error) {
    return [`${where}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
  }
}
