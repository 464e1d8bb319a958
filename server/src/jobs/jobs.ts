import type { StockService } from '@wayfold/contract/pictures/pictures';

/** The payload of each kind of job: IDs only, since anyone who reads the database or its log can read it. */
export type Jobs = {
  'send-mail': { readonly mailId: string };
  'draw-picture': { readonly pictureId: string };
  'sweep-pictures': Readonly<Record<string, never>>;
  /** Path below the stock service's API to report a photo's use to: contains only the photo's ID there, no user's. */
  'tell-stock-service': { readonly service: StockService; readonly takenPath: string };
};
export type JobName = keyof Jobs;

/** One attempt at a job. */
export type Attempt = {
  /** Whether there is no retry if this attempt fails. */
  readonly isLast: boolean;
};

/** The handler of each job. A job that throws is retried; a job may run twice if a process ends in the middle of it. */
export type JobHandlers = {
  readonly [N in JobName]: (payload: Jobs[N], attempt: Attempt) => Promise<void>;
};

/** Number of attempts at a job, first seconds and finally six hours apart: two days in total. */
export const JOB_ATTEMPTS = 16;
