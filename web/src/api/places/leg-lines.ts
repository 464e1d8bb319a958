import type { Coords, Id, Transport } from '@wayfold/contract/kernel/values';
import type { Directions } from '@wayfold/contract/places/directions-endpoints';
import { legKey } from '@wayfold/domain/changes/settle';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { failureOf } from '../client/client';

/** A leg as the map draws it. */
export interface LegLine {
  /** The destination it starts from. */
  readonly id: Id;
  /** At least two points, in degrees. Longitudes may exceed 180 so a line across the date line stays connected. */
  readonly coordinates: readonly Coords[];
  readonly mode: Transport;
  /** 0 if unknown. */
  readonly meters: number;
  readonly seconds: number;
  /** True if it wasn't measured: show it with "about". */
  readonly estimated: boolean;
  /** True for a straight placeholder line until the route is known, or if none was found. */
  readonly straight: boolean;
}

/** Fetches a run of legs: `stops` has one more point than `modes`. Returns one route per leg, in order. */
export type FetchLegs = (
  stops: readonly Coords[],
  modes: readonly Transport[],
) => Promise<readonly Directions[]>;

/** Whether a leg's route is requested by itself, as walks and bike rides are. */
export function isDirect(mode: Transport): mode is 'Walk' | 'Bike' {
  return mode === 'Walk' || mode === 'Bike';
}

/** Legs per request, which keeps its URL well below the limits of servers. */
const LEGS_PER_REQUEST = 50;
/** Maximum number of cached lines; the oldest are dropped and fetched again. */
const LINES_KEPT = 1_000;

interface WantedLeg {
  readonly id: Id;
  readonly key: string;
  readonly from: Coords;
  readonly to: Coords;
  readonly mode: Transport;
}

type KnownLine = Omit<LegLine, 'id' | 'mode'>;

/**
 * Caches the lines of legs by what they depend on (both ends and the mode), so an edit requests only the legs it
 * created, and moving a destination back requests nothing.
 */
export class LegLines {
  readonly #fetchLegs: FetchLegs;
  readonly #known = new Map<string, KnownLine>();
  readonly #asked = new Set<string>();
  readonly #failed = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #revision = 0;

  constructor(fetchLegs: FetchLegs) {
    this.#fetchLegs = fetchLegs;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Grows whenever the result of `linesOf` may change. */
  readonly revision = (): number => this.#revision;

  /** The lines of a trip by the destination they start from, in order; Hidden legs have none. */
  linesOf(document: Pick<TripDocument, 'destinations'>): Map<Id, LegLine> {
    const lines = new Map<Id, LegLine>();
    for (const { id, key, from, to, mode } of legsOf(document)) {
      lines.set(id, { id, mode, ...(this.#known.get(key) ?? straightLine(from, to)) });
    }
    return lines;
  }

  /** Fetches a trip's unknown legs. Legs that couldn't be fetched stay straight until `retry`. */
  async want(document: Pick<TripDocument, 'destinations'>): Promise<void> {
    await Promise.all(this.#runsOf(legsOf(document)).map((run) => this.#fetchRun(run)));
  }

  /** Lets `want` retry what failed, for instance once online. */
  retry(): void {
    if (this.#failed.size === 0) return;
    this.#failed.clear();
    this.#tell();
  }

  /** Groups consecutive unknown legs into runs, where each leg starts at the end of the one before. Direct legs stay alone. */
  #runsOf(legs: readonly WantedLeg[]): WantedLeg[][] {
    const runs: WantedLeg[][] = [];
    let run: WantedLeg[] = [];
    for (const leg of legs) {
      const known = this.#known.has(leg.key) || this.#asked.has(leg.key) || this.#failed.has(leg.key);
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

  async #fetchRun(run: readonly WantedLeg[]): Promise<void> {
    const [first] = run;
    if (!first) return;
    for (const leg of run) this.#asked.add(leg.key);
    try {
      const stops = [first.from, ...run.map((leg) => leg.to)];
      const answer = await this.#fetchLegs(
        stops,
        run.map((leg) => leg.mode),
      );
      for (const [index, leg] of run.entries()) this.#keep(leg, answer[index]);
    } catch (problem) {
      if (failureOf(problem) === null) throw problem;
      for (const leg of run) this.#failed.add(leg.key);
    } finally {
      for (const leg of run) this.#asked.delete(leg.key);
    }
    this.#tell();
  }

  #keep(leg: WantedLeg, way: Directions | undefined): void {
    const [oldest] = this.#known.keys();
    if (this.#known.size >= LINES_KEPT && oldest !== undefined) this.#known.delete(oldest);
    if (!way || way.failed || way.coordinates.length < 2) {
      this.#known.set(leg.key, straightLine(leg.from, leg.to));
      return;
    }
    const { coordinates, meters, seconds, estimated } = way;
    this.#known.set(leg.key, { coordinates, meters, seconds, estimated, straight: false });
  }

  #tell(): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }
}

function legsOf(document: Pick<TripDocument, 'destinations'>): WantedLeg[] {
  const ordered = orderedDestinations(document);
  return ordered.flatMap((from, index) => {
    const to = ordered[index + 1];
    if (!to || from.transport === 'Hidden') return [];
    const key = legKey(from.coords, to.coords, from.transport);
    return [{ id: from.id, key, from: from.coords, to: to.coords, mode: from.transport }];
  });
}

/** Goes the short way around: across the date line rather than around the world. */
function straightLine(from: Coords, to: Coords): KnownLine {
  const turn = 360 * Math.round((from[0] - to[0]) / 360);
  const coordinates: Coords[] = [from, [to[0] + turn, to[1]]];
  return { coordinates, meters: 0, seconds: 0, estimated: true, straight: true };
}
