import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ROOT = path.resolve(import.meta.dirname, '..', '..');

/**
 * Files that take longest, the longest first. On a fresh clone Vitest starts with the largest files, so that a small one that
 * takes long would run last and alone.
 */
export const LONGEST: readonly string[] = [
  // These wait most of the time, so they run beside the others.
  'server/src/testing/durability.kill.test.ts',
  'server/src/features/pictures/upload/uploads.kill.test.ts',
  'server/src/db/embedded-postgres.kill.test.ts',
  'server/src/main.kill.test.ts',
  'server/src/mail/mail.kill.test.ts',
  'server/src/testing/any-request.test.ts',
  'server/src/testing/access-matrix.test.ts',
  'server/src/testing/shared-access.test.ts',
  'server/src/features/trip-mail/trip-mail-endpoints.test.ts',
  'e2e/journeys/upload-pictures.e2e.ts',
  'e2e/journeys/sharing.e2e.ts',
  'e2e/journeys/pictures.e2e.ts',
  'e2e/journeys/other-ways-in.e2e.ts',
  'e2e/journeys/sign-in-dialogs.e2e.ts',
  'e2e/journeys/long-names.e2e.ts',
  'e2e/journeys/trip-ideas.e2e.ts',
  'e2e/journeys/accessibility.e2e.ts',
  'e2e/journeys/sessions.e2e.ts',
];

/** Orders test files so that none that takes long is still running when all others have ended. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.indexOf(path.relative(ROOT, moduleId));
  return place < 0 ? LONGEST.length : place;
}
