import { runServer } from './run-server.ts';

await runServer({ env: process.env, argv: process.argv.slice(2) });
