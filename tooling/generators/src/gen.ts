/** `pnpm gen`: writes the files of a new item in the project's structure. Without arguments it prints its usage. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Plan, Refusal } from './plan.ts';
import { generators } from './generators.ts';

function usage(): string {
  const lines = Object.entries(generators).map(
    ([name, { values, example }]) => `  ${name} ${values.map((value) => `<${value}>`).join(' ')}\n      ${example}`,
  );
  return `pnpm gen <what> …\n\n${lines.join('\n')}`;
}

const [what = '', ...values] = process.argv.slice(2);
const generator = Object.hasOwn(generators, what) ? generators[what] : undefined;
if (what === '') {
  console.log(usage());
  process.exit(0);
}
if (generator === undefined || values.length !== generator.values.length) {
  console.error(
    generator ? `${what} needs ${generator.values.map((value) => `<${value}>`).join(' ')}, for example:\n  ${generator.example}` : usage(),
  );
  process.exit(2);
}

try {
  const plan = new Plan(path.resolve(import.meta.dirname, '../../..'));
  const next = generator.plan(plan, ...values);
  console.log(plan.write().join('\n'));
  if (generator.afterwards) execFileSync(process.execPath, [path.join(plan.root, generator.afterwards)], { stdio: 'inherit' });
  console.log(`\n${next.join('\n')}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
