import type { Coords, Id, Transport } from '@wayfold/contract/kernel/values';
import type { Directions } from '@wayfold/contract/places/directions-endpoints';
import { type TripLeg, tripLegs } from '@wayfold/domain/changes/trip-legs';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { nearestLon } from '@wayfold/domain/map/mercator';
import { failureOf } from '../client/client';
import type { KeptLines } from './kept-lines';

/** A leg as the map draws it. */
export interface LegLine {
  /** The destination it starts from. */
  readonly id: Id;
  /** At least two points, in degrees. Longitudes may exceed 180 so a line across the date line stays connected. */
  readonly coordinates: readonly Coords[];
}

/**
 * Fetches a run of legs, each of which starts where the one before ends. Returns one route per leg, in order.
 */
export type FetchLegs = (legs: readonly TripLeg[]) => Promise<readonly Directions[]>;

/** Whether a leg's route is requested by itself, as walks and bike rides are. */
export function isDirect(mode: Transport): mode is 'Walk' | 'Bike' {
  return mode === 'Walk' || mode === 'Bike';
}

/** Legs per request, which keeps its URL well below the limits of servers. */
const LEGS_PER_REQUEST = 50;
/** Maximum number of cached lines; the oldest are dropped and fetched again. */
const LINES_KEPT = 1_000;

/** A line that was fetched. */
interface KnownLine {
  readonly coordinates: readonly Coords[];
  /** True if the trip had a measurement for the leg, but the server had no line for it: it isn't asked again. */
  readonly isBest: boolean;
}

/**
 * Caches the lines of legs by what they depend on (both ends and the mode), so an edit requests only the legs it
 * created, and moving a destination back requests nothing. Once a leg is measured, its line is requested again.
 *
 * Lines are also stored on the device, and shown from there until they are fetched, or while there is no connection.
 */
export class LegLines {
  readonly #fetchLegs: FetchLegs;
  readonly #kept: KeptLines;
  readonly #known = new Map<string, KnownLine>();
  readonly #asked = new Set<string>();
  readonly #failed = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #revision = 0;

  constructor(fetchLegs: FetchLegs, kept: KeptLines) {
    this.#fetchLegs = fetchLegs;
    this.#kept = kept;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Grows whenever the result of `linesOf` may change. */
  readonly revision = (): number => this.#revision;

  /** The lines of a trip by the destination they start from, in order; Hidden legs have none. */
  linesOf(document: Pick<TripDocument, 'trip' | 'destinations'>): Map<Id, LegLine> {
    const lines = new Map<Id, LegLine>();
    const legs = tripLegs(document);
    const kept = legs.every(({ key }) => this.#known.has(key)) ? null : this.#kept.read();
    for (const { id, key, from, to } of legs) {
      const coordinates = this.#known.get(key)?.coordinates ?? kept?.get(key) ?? straightLine(from, to);
      lines.set(id, { id, coordinates });
    }
    return lines;
  }

  /** Fetches a trip's unknown legs. Legs that couldn't be fetched stay straight until `retry`. */
  async want(document: Pick<TripDocument, 'trip' | 'destinations'>): Promise<void> {
    await Promise.all(this.#runsOf(tripLegs(document)).map((run) => this.#fetchRun(run)));
  }

  /** Lets `want` retry what failed, for instance once online. */
  retry(): void {
    if (this.#failed.size === 0) return;
    this.#failed.clear();
    this.#tell();
  }

  /** Groups consecutive unknown legs into runs, where each leg starts at the end of the one before. Direct legs stay alone. */
  #runsOf(legs: readonly TripLeg[]): TripLeg[][] {
    const runs: TripLeg[][] = [];
    let run: TripLeg[] = [];
    for (const leg of legs) {
      const known = this.#isKnown(leg) || this.#asked.has(leg.key) || this.#failed.has(leg.key);
      const follows = run.at(-1)?.to === leg.from;
      const isAlone = isDirect(leg.mode) || (run[0] !== undefined && isDirect(run[0].mode));
      if (run.length > 0 && (known || !follows || isAlone || run.length === LEGS_PER_REQUEST)) {
        runs.push(run);
        run = [];
      }
      if (!known) run.push(leg);
    }
    if (run.length > 0) runs.push(run);
    return runs;
  }

  #isKnown({ key, leg }: TripLeg): boolean {
    const known = this.#known.get(key);
    return known !== undefined && (known.isBest || leg?.estimated !== false);
  }

  async #fetchRun(run: readonly TripLeg[]): Promise<void> {
    for (const leg of run) this.#asked.add(leg.key);
    try {
      const answer = await this.#fetchLegs(run);
      for (const [index, leg] of run.entries()) this.#note(leg, answer[index]);
      const found = run.filter((_, index) => isLine(answer[index]));
      this.#kept.add(new Map(found.map(({ key }) => [key, this.#known.get(key)?.coordinates ?? []])));
    } catch (problem) {
      if (failureOf(problem) === null) throw problem;
      for (const leg of run) this.#failed.add(leg.key);
    } finally {
      for (const leg of run) this.#asked.delete(leg.key);
    }
    this.#tell();
  }

  #note({ key, from, to, leg }: TripLeg, way: Directions | undefined): void {
    const [oldest] = this.#known.keys();
    if (this.#known.size >= LINES_KEPT && oldest !== undefined) this.#known.delete(oldest);
    const coordinates = isLine(way) ? way.coordinates : straightLine(from, to);
    this.#known.set(key, { coordinates, isBest: leg?.estimated === false || way?.estimated === false });
  }

  #tell(): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }
}

function isLine(way: Directions | undefined): way is Directions {
  return way !== undefined && !way.failed && way.coordinates.length > 1;
}

/** Goes the short way around: across the date line rather than around the world. */
function straightLine(from: Coords, to: Coords): Coords[] {
  return [from, [nearestLon(to[0], from[0]), to[1]]];
}
