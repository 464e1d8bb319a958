import { connect } from '../db/connect';
import { startEmbeddedPostgres } from '../db/embedded-postgres';

/**
 * A process for tests to kill: opens the embedded database of the folder in argv[2] and inserts rows as fast as it
 * can, printing each number only once the database has acknowledged it. Stops cleanly on SIGTERM.
 */
const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '' }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const database = connect(postgres.connection, () => undefined);
await database.pool.query(
  'create table if not exists marks (id bigint generated always as identity primary key)',
);
console.log(`postgres ${postgres.pid()}`);

let isStopping = false;
process.on('SIGTERM', () => {
  isStopping = true;
});
while (!isStopping) {
  const { rows } = await database.pool.query<{ id: number }>('insert into marks default values returning id');
  // A single write of one line reaches the pipe whole, however the process ends right after.
  console.log(`acknowledged ${rows[0]?.id}`);
}
await database.close();
await postgres.stop();
