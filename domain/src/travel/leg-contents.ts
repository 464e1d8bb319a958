import type { LegPart } from '@wayfold/contract/trip/leg';
import { SECONDS_PER_HOUR } from '@wayfold/contract/trip/limits';

/** What a leg's time contains besides its own transport, in a form for sentences; zeros and no names if nothing. */
export type LegContents = {
  /** The ships and car trains in order; null for one that nobody wrote down. */
  ferries: readonly (string | null)[];
  ferrySeconds: number;
  airportSeconds: number;
  /** On the way to the first airport and from the last. */
  accessSeconds: number;
};

/** Sums up the parts of a leg; a leg that was stored without parts contains nothing. */
export function legContents(parts: readonly LegPart[] = []): LegContents {
  const secondsOf = (some: readonly LegPart[]) => some.reduce((sum, { seconds }) => sum + seconds, 0);
  const ferries = parts.filter(isFerry);
  return {
    ferries: ferries.map(({ name }) => name),
    ferrySeconds: secondsOf(ferries),
    airportSeconds: secondsOf(parts.filter(({ kind }) => kind === 'airports')),
    accessSeconds: secondsOf(parts.filter(({ kind }) => kind === 'access')),
  };
}

/** The same with times as text; null if there is none. */
export type WrittenLegContents = {
  readonly ferries: readonly (string | null)[];
  readonly ferryTime: string | null;
  readonly airportTime: string | null;
  readonly accessTime: string | null;
};

/** Formats what a leg contains. */
export function writeLegContents(
  { ferries, ferrySeconds, airportSeconds, accessSeconds }: LegContents,
  duration: (hours: number) => string,
): WrittenLegContents {
  const timeOf = (seconds: number) => (seconds > 0 ? duration(seconds / SECONDS_PER_HOUR) : null);
  return {
    ferries,
    ferryTime: timeOf(ferrySeconds),
    airportTime: timeOf(airportSeconds),
    accessTime: timeOf(accessSeconds),
  };
}

/** Whether a part is a ride on a ship or a car train. */
export function isFerry({ kind }: LegPart): boolean {
  return kind === 'ferry' || kind === 'boat' || kind === 'shuttle';
}
