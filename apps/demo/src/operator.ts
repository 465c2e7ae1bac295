/** `pnpm operator:demo`: operator commands with the demo's configuration. */
import { runOperatorProcess } from '@portico/api/run-operator';
import { demoEnvironment } from './demo-environment.ts';

await runOperatorProcess({ ...demoEnvironment, ...process.env });
