/** For journeys of other packages: a PostgreSQL server of its own, whose address is printed; it ends with its standard input. */
import { startPostgres } from './postgres-server.ts';

const postgres = await startPostgres();
process.stdin.resume().once('end', () => {
  postgres.stop();
  process.exit(0);
});
console.log(postgres.url('postgres'));
