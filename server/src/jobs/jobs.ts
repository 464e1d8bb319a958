import type { StockService } from '@wayfold/contract/pictures/pictures';

/** What each kind of job carries: ids alone, since whoever reads the database or its log reads it. */
export type Jobs = {
  'send-mail': { readonly mailId: string };
  'draw-picture': { readonly pictureId: string };
  'sweep-pictures': Readonly<Record<string, never>>;
  /** Where a photo's use is told, below the API of its service: the photo's id there, and nobody's. */
  'tell-stock-service': { readonly service: StockService; readonly takenPath: string };
};
export type JobName = keyof Jobs;

/** One of the times a job is tried. */
export type Attempt = {
  /** Whether nobody tries again when this one fails. */
  readonly isLast: boolean;
};

/** Who does which job. A job that throws is tried again; one may be done twice, when a process ends in the middle of it. */
export type JobHandlers = {
  readonly [N in JobName]: (payload: Jobs[N], attempt: Attempt) => Promise<void>;
};

/** Times a job is tried, at first seconds and at last six hours apart: two days in all. */
export const JOB_ATTEMPTS = 16;
