import { z } from 'zod';

/** The number of days after which a journey must be gone from e2e/flaky.json. */
export const DAYS_LISTED = 14;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A journey as vitest names it: its file, relative to e2e, and its title. */
export type Journey = { file: string; name: string };

/** A journey that may temporarily pass on its second try, and why. */
export type FlakyJourney = z.infer<typeof FlakyJourney>;
const FlakyJourney = z.strictObject({
  file: z.string().startsWith('journeys/'),
  name: z.string().min(1),
  /** The day it was listed. */
  since: z.iso.date(),
  reason: z.string().min(10),
});

/**
 * Reads the text of e2e/flaky.json.
 *
 * @throws Error that says what is wrong with it
 */
export function readFlakyJourneys(text: string): FlakyJourney[] {
  const { data, error } = z.array(FlakyJourney).safeParse(JSON.parse(text));
  if (error)
    throw new Error(
      `e2e/flaky.json is not a list of file, name, since and reason:\n${z.prettifyError(error)}`,
    );
  return data;
}

/** The results of a run. */
export interface SeenJourneys {
  /** Journeys that passed only on their second try, and the error of the first one. */
  secondTries: (Journey & { said: string })[];
  /** All journeys in the files that were run, including those filtered out by name. */
  found: Journey[];
  /** Whether a file exists, even if it wasn't run. */
  isFile: (file: string) => boolean;
}

/**
 * Decides which second tries may pass, and which entries of e2e/flaky.json are still valid.
 *
 * @param today YYYY-MM-DD
 * @returns messages: reasons why the run fails, and notes
 */
export function judgeSecondTries(
  listed: readonly FlakyJourney[],
  { secondTries, found, isFile }: SeenJourneys,
  today: string,
): { failures: string[]; notes: string[] } {
  const failures: string[] = [];
  const notes: string[] = [];
  for (const { said, ...journey } of secondTries) {
    const entry = listed.find((one) => isSame(one, journey));
    const passed = `${titleOf(journey)} passed only on its second try`;
    if (entry)
      notes.push(`${passed}, which e2e/flaky.json allows since ${entry.since}. The first try: ${said}`);
    else
      failures.push(
        `${passed}. Fix it, or add it to e2e/flaky.json with today's date and a reason. The first try: ${said}`,
      );
  }
  for (const entry of listed) {
    const days = (Date.parse(today) - Date.parse(entry.since)) / DAY_MS;
    const isRun = found.some(({ file }) => file === entry.file);
    const isThere = isRun ? found.some((journey) => isSame(journey, entry)) : isFile(entry.file);
    const listing = `e2e/flaky.json lists ${titleOf(entry)}`;
    if (!isThere) failures.push(`${listing}, which does not exist. Correct the entry or delete it.`);
    if (days >= DAYS_LISTED)
      failures.push(
        `${listing} since ${entry.since}, and an entry is good for less than ${DAYS_LISTED} days. Fix the journey and delete the entry.`,
      );
    if (days < 0) failures.push(`${listing} since ${entry.since}, which is in the future. Correct the date.`);
  }
  return { failures, notes };
}

function isSame(one: Journey, other: Journey): boolean {
  return one.file === other.file && one.name === other.name;
}

function titleOf({ file, name }: Journey): string {
  return `${file} > ${name}`;
}
