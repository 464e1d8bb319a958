import type { Coords, Id } from '@wayfold/contract/kernel/values';
import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import { dayNumber } from '../calendar/dates';

/** Finds the destination that an event belongs to. */
export interface Attachment {
  /** The id of the event's destination. Throws if the trip has no destinations: then it can't have events. */
  destinationOf(event: Pick<TripEvent, 'start' | 'homeDestid' | 'coords'>): Id;
}

interface Stay {
  readonly id: Id;
  /** Day numbers, both ends included; null while the trip has no dates. */
  readonly days: readonly [arrive: number, depart: number] | null;
  readonly point: Vector;
}

/**
 * Attaches events to destinations whose dates are settled.
 *
 * An event belongs to the stay that contains its start. On a day shared by two stays, the destination chosen by hand
 * wins, or else the later arrival. Outside all stays, it is the nearest destination by coordinates or, without
 * coordinates, the first one. Without a date, the choice by hand counts.
 */
export function makeAttachment(ordered: readonly Destination[]): Attachment {
  const stays = ordered.map(stayOf);
  const byId = new Map(stays.map((stay) => [stay.id, stay]));
  const latestArrival = latestArrivalAmong(stays);
  return {
    destinationOf(event) {
      const home = event.homeDestid === null ? undefined : byId.get(event.homeDestid);
      const undated = event.start === null || stays[0]?.days === null;
      if (home && undated) return home.id;
      if (event.start !== null && !undated) {
        const day = dayNumber(event.start);
        if (home && holds(home, day)) return home.id;
        const latest = latestArrival(day);
        if (latest) return latest.id;
      }
      const chosen = event.coords === null ? stays[0] : nearest(stays, event.coords);
      if (!chosen) throw new Error('An event needs a destination in the trip.');
      return chosen.id;
    },
  };
}

function stayOf(row: Destination): Stay {
  const days =
    row.dtArrive === null || row.dtDepart === null
      ? null
      : ([dayNumber(row.dtArrive), dayNumber(row.dtDepart)] as const);
  return { id: row.id, days, point: toVector(row.coords) };
}

function holds(stay: Stay, day: number): boolean {
  return stay.days !== null && stay.days[0] <= day && day <= stay.days[1];
}

/**
 * Finds the stay that contains a day; if there are several, the one with the latest arrival.
 *
 * Searches backward from the last arrival before the day, and only as long as an earlier stay can still reach it, so an
 * ordinary trip takes one step per event.
 */
function latestArrivalAmong(stays: readonly Stay[]): (day: number) => Stay | undefined {
  const arrivals: { stay: Stay; arrive: number; depart: number; reach: number }[] = [];
  for (const stay of stays) {
    if (stay.days) arrivals.push({ stay, arrive: stay.days[0], depart: stay.days[1], reach: 0 });
  }
  arrivals.sort((a, b) => a.arrive - b.arrive);
  let reach = Number.NEGATIVE_INFINITY;
  for (const entry of arrivals) {
    reach = Math.max(reach, entry.depart);
    entry.reach = reach;
  }
  return (day) => {
    let low = 0;
    let high = arrivals.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((arrivals[middle]?.arrive ?? 0) <= day) low = middle + 1;
      else high = middle;
    }
    for (let index = low - 1; index >= 0; index -= 1) {
      const entry = arrivals[index];
      if (!entry || entry.reach < day) return undefined;
      if (entry.depart >= day) return entry.stay;
    }
    return undefined;
  };
}

type Vector = readonly [number, number, number];
const RADIANS = Math.PI / 180;

/**
 * A point on the unit sphere. The nearest of several is the one with the largest dot product, without any trigonometry.
 */
function toVector([lon, lat]: Coords): Vector {
  const ring = Math.cos(lat * RADIANS);
  return [ring * Math.cos(lon * RADIANS), ring * Math.sin(lon * RADIANS), Math.sin(lat * RADIANS)];
}

function nearest(stays: readonly Stay[], coords: Coords): Stay | undefined {
  const [x, y, z] = toVector(coords);
  let best: Stay | undefined;
  let closest = Number.NEGATIVE_INFINITY;
  for (const stay of stays) {
    const closeness = stay.point[0] * x + stay.point[1] * y + stay.point[2] * z;
    // The first in order wins if two places coincide, up to rounding errors.
    if (closeness > closest + 1e-12) {
      closest = closeness;
      best = stay;
    }
  }
  return best;
}
