import { type Queryable, rowsOf, send, statement, type Transaction } from '../db/statement';
import { JOB_ATTEMPTS, type JobName, type Jobs } from './jobs';

const ADD = statement('job-add', 'select from graphile_worker.add_job($1, $2::json, max_attempts => $3)', {});

/** A process holds a lock by the name its jobs are taken under, for as long as it lives. */
const SAY_ALIVE = statement('jobs-say-alive', 'select pg_advisory_lock(hashtextextended($1, 0))', {});
// Left to itself the queue waits four hours. The few seconds are those a process that just started has not said it lives.
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

/** Queues a job within the caller's transaction: it is done once that is committed, and never when it is not. */
export function addJob<N extends JobName>(on: Transaction, name: N, payload: Jobs[N]): void {
  send(on, ADD, [name, JSON.stringify(payload), JOB_ATTEMPTS]);
}

/** Has a connection say that the process which takes jobs under a name is alive, for as long as the connection is open. */
export async function sayAlive(on: Queryable, workerName: string): Promise<void> {
  await rowsOf(on, SAY_ALIVE, [workerName]);
}

/** Gives back jobs that were begun by processes which are no more. */
export async function freeAbandonedJobs(on: Queryable): Promise<void> {
  await rowsOf(on, FREE_ABANDONED, []);
}
