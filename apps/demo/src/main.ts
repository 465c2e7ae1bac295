/** Serves the demo: the API with simulated servers and payments, and a client with two years of history. */
import { runServer } from '@portico/api/run-server';
import { demoEnvironment } from './demo-environment.ts';
import { demoSignIn, seedDemo } from './seed-demo.ts';

await runServer({
  env: { ...demoEnvironment, ...process.env },
  argv: process.argv.slice(2),
  seed: seedDemo,
  notes: [`Sign in with    ${demoSignIn.email} / ${demoSignIn.password}`],
});
