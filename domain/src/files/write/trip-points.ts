import type { Coords, Id } from '@wayfold/contract/kernel/values';
import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import { fittingLeg } from '../../changes/settle';
import { orderedDestinations, orderedEvents, type TripDocument } from '../../document/trip-document';
import { areasLabel } from '../../format/place-label';
import { isHome, legPairs } from '../../travel/home-legs';
import { geodesicLine } from '../../travel/legs';
import { nightsText } from './nights-text';
import { fullName } from './shown-times';

/** A point of a trip in a map file. */
export interface TripPoint {
  /** Written into files, so that they can be read back. */
  readonly kind: 'destination' | 'event';
  readonly name: string;
  readonly coords: Coords;
  /** A sentence or two for people; may be empty. */
  readonly words: string;
  /** Data for programs, by name; nulls are left out. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/** The destinations in order, then all events with coordinates, by time. */
export function tripPoints(document: TripDocument): TripPoint[] {
  return [
    ...orderedDestinations(document).map(destinationPoint),
    ...orderedEvents(document)
      .filter(({ active }) => active)
      .flatMap((event) => eventPoint(document, event)),
  ];
}

function destinationPoint(stay: Destination): TripPoint {
  const { name, localName, region, country, coords, nights, dtArrive, dtDepart, transport, timezone } = stay;
  const dates = dtArrive === null ? [] : [dtArrive === dtDepart ? dtArrive : `${dtArrive} to ${dtDepart}`];
  const words = [areasLabel(stay), ...dates, nightsText(nights)];
  const facts = {
    name,
    localName,
    region,
    country,
    arrive: dtArrive,
    depart: dtDepart,
    nights,
    transport,
    timezone,
  };
  return {
    kind: 'destination',
    name: fullName(stay),
    coords,
    words: words.filter((part) => part !== '').join(' · '),
    facts: known({ order: stay.destinationOrder, ...facts }),
  };
}

function eventPoint(document: TripDocument, event: TripEvent): TripPoint[] {
  const { name, coords, start, end, dayIndex, timeOfDay, timezone, category, notes } = event;
  if (coords === null) return [];
  const home = document.destinations[event.destid]?.name ?? null;
  const when =
    start === null ? `Day ${dayIndex ?? 1}${timeOfDay === null ? '' : `, ${timeOfDay}`}` : spaced(start);
  const facts = { name, start, end, dayIndex, timeOfDay, timezone, category, destination: home, notes };
  const words = [home === null ? when : `${home} · ${when}`, notes ?? '']
    .filter((part) => part !== '')
    .join('\n');
  return [{ kind: 'event', name, coords, words, facts: known(facts) }];
}

function spaced(moment: string): string {
  return moment.replace('T', ' ');
}

function known(facts: Readonly<Record<string, string | number | null>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts).filter((fact): fact is [string, string | number] => fact[1] !== null),
  );
}

/** The leg from one destination to the next, as lines that never cross the date line. */
export interface TripLine {
  readonly name: string;
  /** Where it starts, with its transport and measurements. */
  readonly from: Destination;
  /** By which it is colored, from 0. */
  readonly index: number;
  readonly lines: readonly (readonly Coords[])[];
}

const STEP_METERS = 200_000;

/** The lines of legs by the destinations they start from; longitudes continue past 180 across the date line. */
export type LegLines = ReadonlyMap<Id, readonly Coords[]>;

/**
 * The lines of measured legs where they are known, and great circles for all others, from home and back too; hidden legs are left
 * out.
 */
export function tripLines(document: TripDocument, known: LegLines): TripLine[] {
  const count = orderedDestinations(document).length;
  return legPairs(document).flatMap(({ from, to }) => {
    if (from.transport === 'Hidden') return [];
    const index = isHome(from.id) ? count : from.destinationOrder - 1;
    const steps = Math.max(1, Math.min(64, Math.ceil((from.miles * 1_600) / STEP_METERS)));
    const measured = fittingLeg(from, to)?.estimated === false ? known.get(from.id) : undefined;
    const lines = splitAtDateLine(measured ?? geodesicLine(from.coords, to.coords, steps));
    return [{ name: `${from.name} – ${to.name}`, from, index, lines }];
  });
}

/** Splits a line whose longitudes continue past 180 into lines within -180 to 180. */
export function splitAtDateLine(points: readonly Coords[]): Coords[][] {
  const lines: Coords[][] = [];
  let line: Coords[] = [];
  let last: Coords | null = null;
  for (const point of points) {
    if (last !== null && worldOf(last) !== worldOf(point)) {
      const edge = (Math.max(worldOf(last), worldOf(point)) - 0.5) * 360;
      const share = (edge - last[0]) / (point[0] - last[0]);
      const lat = last[1] + share * (point[1] - last[1]);
      const side = point[0] > last[0] ? 180 : -180;
      line.push([side, lat]);
      lines.push(line);
      line = [[-side, lat]];
    }
    line.push([point[0] - worldOf(point) * 360, point[1]]);
    last = point;
  }
  lines.push(line);
  return lines;
}

function worldOf([lon]: Coords): number {
  // 180 itself is the eastern edge of this world, not the western edge of the next.
  return lon === 180 ? 0 : Math.floor((lon + 180) / 360);
}
