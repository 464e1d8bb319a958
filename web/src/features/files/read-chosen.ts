import type { QueryClient } from '@tanstack/react-query';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { answersFor } from '@wayfold/domain/files/propose/find-places';
import type { AnsweredPlace } from '@wayfold/domain/files/propose/proposal';
import { namesToFind } from '@wayfold/domain/files/propose/propose-import';
import type { FileContents, PlaceInFile } from '@wayfold/domain/files/read/file-contents';
import { failureOf } from '../../api/client/client';
import { fetchPointFacts, fetchSuggestions } from '../../api/places/atlas';

/** Number of parallel requests. */
const AT_ONCE = 4;
/** Maximum number of stops whose region and time zone are looked up: far more than a trip has. */
const MOST_POINTS = 60;

/** The contents of a file, with the results of looking up its places. */
export interface ChosenFile {
  /** The original file, so that it can be read again. */
  readonly source: File;
  readonly contents: FileContents;
  readonly found: ReadonlyMap<string, readonly AnsweredPlace[]>;
}

/** Progress of the lookup. */
export type LookedUp = { readonly done: number; readonly all: number };

/**
 * Looks up the places of a file: coordinates for names, and names for coordinates.
 *
 * Failed lookups are skipped; the rest of the file isn't affected.
 *
 * @throws DOMException `AbortError` after `signal` was aborted
 */
export async function lookUp(
  queryClient: QueryClient,
  { contents, document }: { contents: FileContents; document: TripDocument },
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: LookedUp) => void },
): Promise<Pick<ChosenFile, 'contents' | 'found'>> {
  const names = namesToFind({ contents, document });
  const bare = contents.places
    .filter(({ coords, timezone }) => coords !== null && timezone === null)
    .slice(0, MOST_POINTS);
  const near = orderedDestinations(document).at(-1)?.coords;
  const found = new Map<string, readonly AnsweredPlace[]>();
  const known = new Map<PlaceInFile, PlaceInFile>();
  const questions = [
    ...names.map((name) => async () => {
      const places = await fetchSuggestions(queryClient, name, near);
      found.set(name, answersFor(name, places));
    }),
    ...bare.map((place) => async () => {
      known.set(place, await withFacts(queryClient, place));
    }),
  ];
  await askAll(questions, { signal, onProgress });
  const places = contents.places.map((place) => known.get(place) ?? place);
  return { contents: { ...contents, places }, found };
}

async function withFacts(queryClient: QueryClient, place: PlaceInFile): Promise<PlaceInFile> {
  if (place.coords === null) return place;
  const { timezone, region, country } = await fetchPointFacts(queryClient, place.coords);
  return { ...place, timezone, region: place.region ?? region, country: place.country ?? country };
}

async function askAll(
  questions: readonly (() => Promise<void>)[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: LookedUp) => void },
): Promise<void> {
  let done = 0;
  const waiting = [...questions];
  const ask = async () => {
    for (let question = waiting.shift(); question; question = waiting.shift()) {
      try {
        await question();
      } catch (problem) {
        if (failureOf(problem) === null) throw problem;
      }
      signal.throwIfAborted();
      done += 1;
      onProgress({ done, all: questions.length });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
}
