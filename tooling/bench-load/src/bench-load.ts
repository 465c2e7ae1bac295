/**
 * `pnpm bench:load`: measures the first load of the built portal from its own server against the floor (the same stack with an empty page),
 * on a slow phone's CPU and connection, in interleaved rounds without a cache. `--rounds 5` sets the number of rounds. `--enforce` fails if
 * a limit is exceeded; without it nothing fails, because a busy machine is not a regression.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startFloor } from './floor.ts';
import { validate, median } from './limits.ts';
import type { Medians } from './limits.ts';
import { measure, signIn } from './measure.ts';
import type { Load } from './measure.ts';
import { startPortal } from './portal.ts';
import { subjectsOf } from './subjects.ts';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, enforce: { type: 'boolean', default: false } },
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds must be a positive whole number, not ${options.rounds}`);

function mediansOf(loads: readonly Load[]): Medians {
  const of = (value: (load: Load) => number) => median(loads.map(value));
  const names = Object.keys(loads[0]?.seen ?? {});
  return {
    largestPaint: of((load) => load.largestPaint),
    shift: of((load) => load.shift),
    seen: Object.fromEntries(names.map((name) => [name, of((load) => load.seen[name] ?? Number.NaN)])),
    requests: of((load) => load.requests),
    kilobytes: of((load) => load.kilobytes),
  };
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const floor = await startFloor();
const portal = await startPortal();
try {
  const session = await signIn(portal.origin);
  const subjects = subjectsOf(floor.origin, portal.origin);
  const loads = new Map<string, Load[]>(subjects.map(({ name }) => [name, []]));
  say(`load ${loadavg()[0]?.toFixed(1)}, ${rounds} rounds`);
  for (let round = 0; round < rounds; round += 1)
    for (const [position] of subjects.entries()) {
      // A different subject starts each round, so that disturbances affect all alike.
      const subject = subjects[(position + round) % subjects.length];
      if (!subject) continue;
      const load = await measure(subject, subject.signedIn ? session : undefined);
      loads.get(subject.name)?.push(load);
      const seen = Object.entries(load.seen).map(([name, ms]) => `${name} ${ms.toFixed(0)}`);
      say(
        `${round + 1}/${rounds} ${subject.name}: paint ${load.largestPaint.toFixed(0)} ms, ${seen.join(', ')}, ${load.requests} requests, ${load.kilobytes.toFixed(1)} kB`,
      );
    }
  const verdicts = validate(new Map([...loads].map(([name, list]) => [name, mediansOf(list)])));
  const width = Math.max(...verdicts.map(({ what }) => what.length));
  say('\nMedians');
  for (const { what, value, limit, holds } of verdicts)
    say(`${holds ? 'pass' : 'FAIL'}  ${what.padEnd(width)}  ${value.toFixed(3)}, at most ${limit}`);
  if (options.enforce && verdicts.some(({ holds }) => !holds)) process.exitCode = 1;
} finally {
  await Promise.all([floor.stop(), portal.stop()]);
}
