import { createHash } from 'node:crypto';
import { createRandom } from '@portico/simulation/simulator/seeded-random';
import { openDesk } from '../schedules/desk.ts';
import { settle } from '../schedules/settle.ts';
import { unexpectedIn } from '../schedules/unexpected.ts';
import { EndlessQueueError, pumpJobs, runPeriodicJobs, type Pump } from './pump-jobs.ts';
import { findSettledBreaches, findUnknownMails } from './settled-invariants.ts';
import { openMachine, origin, webhookSecret, type SimulatedMachine } from './simulated-machine.ts';
import type { Task } from './turns.ts';
import { digestBooks } from './year-books.ts';
import { performInYear, signUp, type Outcome, type YearStage } from './year-operations.ts';
import type { Step, YearOperation, YearPlan } from './year-plan.ts';

export type YearReport = {
  findings: string[];
  /** Digests of everything that happened and of the books in the end. */
  trace: string;
  books: string;
  counts: { steps: number; operations: number; transactions: number; kills: number };
};
type Options = { template: string; onTrace?: (line: string) => void };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const firstClients = 3;
/** Every invariant is checked after this many steps. */
const checkEvery = 10;
/** How many hours of undisturbed work may pass until everything holds: a job may stall for 36, and calls to servers fail at random. */
const maxSettlingRounds = 48;

/** Runs a plan from the first sign-up until all is settled. The same plan leads to the same report. */
export async function runPlan(plan: YearPlan, { template, onTrace }: Options): Promise<YearReport> {
  const hash = createHash('sha256');
  const counts = { steps: 0, operations: 0, transactions: 0, kills: 0 };
  let at = () => plan.startMs;
  const trace = (line: string) => {
    const whole = `${new Date(at()).toISOString()} ${line}`;
    hash.update(`${whole}\n`);
    onTrace?.(whole);
  };
  const { seed, startMs, faults } = plan;
  const machine = await openMachine({ seed, startMs, template, faults, trace });
  at = machine.clock.now;
  try {
    const findings = await live(plan, machine, { trace, counts });
    return { findings, trace: hash.digest('hex').slice(0, 16), books: await machine.app.database.read(digestBooks), counts };
  } finally {
    await machine.close();
  }
}

type Watching = { trace: (line: string) => void; counts: YearReport['counts'] };

async function live(plan: YearPlan, machine: SimulatedMachine, { trace, counts }: Watching): Promise<string[]> {
  const { app, clock, turns } = machine;
  const findings: string[] = [];
  let random = createRandom(`${plan.seed} begins`);
  const pump: Pump = {
    machine,
    random: () => random(),
    together: async (tasks, killAt = null) => {
      const onTurn = (name: string) => {
        counts.transactions += 1;
        clock.moveTo(clock.now() + 1 + Math.floor(random() * 40));
        trace(`turn ${name}`);
      };
      const ending = await turns.together(tasks, { random: () => random(), killAt, onTurn });
      if (ending === 'done') return;
      counts.kills += 1;
      trace('kill');
      await machine.startAgain();
    },
  };
  const clients: YearStage['clients'] = [];
  const advance = (ms: number) => pumpJobs(pump, clock.now() + ms);
  const desk = openDesk(app, { turn: advance, standStill: (send) => send() });
  const stage: YearStage = { desk, clients, urls: [origin, origin], secret: webhookSecret, now: () => new Date(clock.now()) };

  /** Runs an operation as a task. Its outcome is missing if the process was killed. */
  const taskOf = (operation: YearOperation, outcomes: Outcome[]): Task => ({
    name: operation.kind,
    run: async () => {
      try {
        outcomes.push(noted(operation, await performInYear(machine, stage, operation)));
      } catch (error) {
        findings.push(`operation ${operation.index} (${operation.kind}): ${error instanceof Error ? error.stack : String(error)}`);
      }
    },
  });
  const noted = ({ index, kind }: YearOperation, outcome: Outcome): Outcome => {
    counts.operations += 1;
    trace(`${kind} ${index}: ${outcome.answers.join(' ')}`);
    findings.push(...unexpectedIn(kind, outcome.answers).map((answer) => `operation ${index} (${kind}): ${answer}`));
    return outcome;
  };
  const afterMails = async (outcomes: readonly Outcome[]) => {
    for (const { afterMails: next } of outcomes) if (next !== undefined) trace(`after mails: ${(await next()).join(' ')}`);
  };
  const takeStep = async ({ index, atMs, operations, attack, hasJobs, killAt }: Step) => {
    random = createRandom(`${plan.seed} step ${index}`);
    machine.reseed(`${plan.seed} step ${index}`);
    // What fails on the way to a step belongs to it.
    counts.steps += 1;
    trace(`step ${index}`);
    await pumpJobs(pump, atMs);
    const outcomes: Outcome[] = [];
    const tasks = operations.map((operation) => taskOf(operation, outcomes));
    await pump.together([...tasks, ...(hasJobs ? runPeriodicJobs(pump) : [])], killAt);
    await pumpJobs(pump, clock.now() + 2 * minuteMs);
    if (attack !== null) await pump.together([taskOf(attack, [])]);
    await afterMails(outcomes);
  };
  /** Lets the jobs run without customers until every invariant holds, and returns those that never do. */
  const settled = async (): Promise<string[]> => {
    let left: string[] = [];
    for (let round = 0; round < maxSettlingRounds; round += 1) {
      await pumpJobs(pump, clock.now() + hourMs, { mayStall: false });
      await pump.together(runPeriodicJobs(pump));
      left = await app.database.read(findSettledBreaches);
      if (left.length === 0) break;
    }
    return [...left, ...(await app.database.read((tx) => findUnknownMails(tx, machine.post.keys())))];
  };
  const check = async (look: () => Promise<string[]>) => {
    const found = [...(await look()), ...machine.violations.splice(0)];
    findings.push(...found);
    trace(`checked: ${found.length}`);
  };

  const takeAll = async () => {
    for (let one = 0; one < firstClients; one += 1) {
      machine.reseed(`${plan.seed} client ${one}`);
      const outcome = await signUp(machine, clients);
      await pumpJobs(pump, clock.now() + 10 * minuteMs, { mayStall: false });
      await afterMails([outcome]);
    }
    for (const step of plan.steps) {
      await takeStep(step);
      if (findings.length > 0) return;
      if (machine.violations.length > 0 || step.index % checkEvery === checkEvery - 1) await check(settled);
      if (findings.length > 0) return;
    }
    await pumpJobs(pump, plan.endMs);
    await check(() => settle(app, desk, origin));
    if (findings.length === 0) await check(settled);
  };
  try {
    await takeAll();
  } catch (error) {
    if (!(error instanceof EndlessQueueError)) throw error;
    // What was logged before is often its cause.
    findings.push(...machine.violations.splice(0), error.message);
  }
  return findings;
}
