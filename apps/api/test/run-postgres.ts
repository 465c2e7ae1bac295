/** For other packages' end-to-end tests: starts a PostgreSQL server and prints its URL. It stops when its standard input ends. */
import { startPostgres } from './postgres-server.ts';

const postgres = await startPostgres();
process.stdin.resume().once('end', () => {
  postgres.stop();
  process.exit(0);
});
console.log(postgres.url('postgres'));
