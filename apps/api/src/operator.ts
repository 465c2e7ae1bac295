import { runOperatorProcess } from './run-operator.ts';

await runOperatorProcess(process.env);
