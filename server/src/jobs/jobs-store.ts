import { type Queryable, rowsOf, send, statement, type Transaction } from '../db/statement';
import { JOB_ATTEMPTS, type JobName, type Jobs } from './jobs';

const ADD = statement('job-add', 'select from graphile_worker.add_job($1, $2::json, max_attempts => $3)', {});

/** A process holds a lock on the name it takes jobs under, for as long as it lives. */
const SAY_ALIVE = statement('jobs-say-alive', 'select pg_advisory_lock(hashtextextended($1, 0))', {});
// By default the queue waits four hours. The few seconds are for a process that just started and hasn't taken its lock yet.
const FREE_ABANDONED = statement(
  'jobs-free-abandoned',
  `select graphile_worker.force_unlock_workers(array(
      select locked_by from (
        select distinct locked_by from graphile_worker.jobs where locked_at < now() - interval '5 seconds'
      ) as holders
      where pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))
    ))`,
  {},
);

/** Queues a job in the caller's transaction: it runs once that commits, and never if it doesn't. */
export function addJob<N extends JobName>(on: Transaction, name: N, payload: Jobs[N]): void {
  send(on, ADD, [name, JSON.stringify(payload), JOB_ATTEMPTS]);
}

/** Marks the process that takes jobs under a name as alive, for as long as the connection is open. */
export async function sayAlive(on: Queryable, workerName: string): Promise<void> {
  await rowsOf(on, SAY_ALIVE, [workerName]);
}

/** Releases jobs started by processes that no longer exist. */
export async function freeAbandonedJobs(on: Queryable): Promise<void> {
  await rowsOf(on, FREE_ABANDONED, []);
}
