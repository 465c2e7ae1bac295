import { runOperator } from './run-operator.ts';

const code = await runOperator(process.argv.slice(2), process.env, { print: console.log, complain: console.error });
// An embedded database that failed to open leaves a timer behind, which would keep the process. What was printed is written first.
process.stdout.write('', () => process.exit(code));
