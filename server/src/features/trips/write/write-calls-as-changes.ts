import type { ParsedInput } from '@wayfold/contract/kernel/endpoint';
import { NewId } from '@wayfold/contract/kernel/values';
import type { Refusal } from '@wayfold/contract/refusals/refusal';
import { fieldRefused, RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { Change, SingleChange } from '@wayfold/contract/trip/change';
import type { Destination } from '@wayfold/contract/trip/trip';
import type { trips } from '@wayfold/contract/trip/trips-endpoints';
import { daysBetween } from '@wayfold/domain/calendar/dates';
import { newId } from '@wayfold/domain/document/ids';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { tripTypeOf } from '../making/trip-types';

/** What a call of the original API asks for: one change, made from the newest document while it is locked. */
export type AskedChange = {
  change: Change;
  /** The one row it is about. */
  id?: string;
  /** True if that id was created for this change, so no other trip can have it. */
  isFresh?: boolean;
};
export type ChangeMaker = (document: TripDocument) => AskedChange;

type Body<N extends keyof typeof trips> = ParsedInput<(typeof trips)[N]>['body'];

/** A refusal of one field of a body. */
export function wrongField(path: string, refusal: Refusal): RequestRefused {
  return fieldRefused('invalid', path, refusal);
}

const NOT_IN_TRIP = {
  destination: 'destinationNotInTrip',
  event: 'eventNotInTrip',
  cost: 'costNotInTrip',
  picture: 'pictureNotInTrip',
} as const;

/** The id of a new row. If the caller sent one, it has to be a UUIDv7; any other id is an unknown row. */
export function idOfNew(id: string | undefined, what: keyof typeof NOT_IN_TRIP): string {
  if (id === undefined) return newId();
  if (NewId.safeParse(id).success) return id;
  throw new RequestRefused('not-found', NOT_IN_TRIP[what]);
}

/** Turns edits into one change: the only edit, or a batch. */
export function asOne(changes: SingleChange[]): Change {
  const [only, ...others] = changes;
  if (!only) throw new RequestRefused('invalid', 'nothingToChange');
  return others.length === 0 ? only : { kind: 'batch', changes };
}

/** Removes fields that weren't sent. */
export function given<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields; // only undefined ones left out
}

/**
 * `POST /trip/destination`: adds a destination or changes an existing one. Dates set the start, a booked arrival or the nights.
 */
export function destinationChange(
  body: Body<'saveDestination'>,
  timezoneAt: (at: Destination['coords']) => string,
): ChangeMaker {
  const { tripid, id, name, location, at, destinationOrder, dtArrive, dtDepart, ...rest } = body;
  const position = at ?? destinationOrder;
  const label = name ?? location;
  return (document) => {
    const row = id === undefined ? undefined : document.destinations[id];
    const fields = given({ ...rest, ...(label === undefined ? {} : { name: label }) });
    if (!row) {
      const { coords } = rest;
      if (label === undefined) throw wrongField('name', 'sendDestinationName');
      if (coords === undefined) throw wrongField('coords', 'sendCoords');
      const newRow = idOfNew(id, 'destination');
      const isFirst = position === 1 || orderedDestinations(document).length === 0;
      const dates = datesAsked({ dtArrive, dtDepart, isFirst, row: null });
      const timezone = rest.timezone === undefined ? timezoneAt(coords) : rest.timezone;
      const add: SingleChange = {
        kind: 'destination.add',
        id: newRow,
        ...(position === undefined ? {} : { at: position }),
        fields: { ...fields, name: label, coords, timezone, ...dates.fields },
      };
      return { change: asOne([add, ...dates.trip]), id: newRow, isFresh: id === undefined };
    }
    const moves = position !== undefined && position !== row.destinationOrder;
    const isFirst = (moves ? position : row.destinationOrder) === 1;
    const dates = datesAsked({ dtArrive, dtDepart, isFirst, row });
    const set: SingleChange = { kind: 'destination.set', id: row.id, fields: { ...fields, ...dates.fields } };
    const move: SingleChange[] = moves ? [{ kind: 'destination.move', id: row.id, to: position }] : [];
    return { change: asOne([...move, set, ...dates.trip]), id: row.id };
  };
}

type DatesAsked = {
  dtArrive: string | null | undefined;
  dtDepart: string | null | undefined;
  isFirst: boolean;
  row: Destination | null;
};

/** What the sent dates change. Dates the row already has change nothing, so that a row can be sent back in full. */
function datesAsked({ dtArrive, dtDepart, isFirst, row }: DatesAsked): {
  fields: { arriveFixed?: string | null; nights?: number };
  trip: SingleChange[];
} {
  const arrives = dtArrive !== undefined && dtArrive !== (row?.dtArrive ?? null);
  const departs = dtDepart !== undefined && dtDepart !== (row?.dtDepart ?? null);
  const fields: { arriveFixed?: string | null; nights?: number } = {};
  if ((arrives || departs) && dtDepart) {
    const from = dtArrive ?? row?.dtArrive;
    if (!from) throw wrongField('dtDepart', 'sendArrival');
    const nights = daysBetween(from, dtDepart);
    if (nights < 0) throw wrongField('dtDepart', 'stayEndsBeforeStart');
    if (nights > 365) throw wrongField('dtDepart', ['stayTooLong', { most: 365 }]);
    fields.nights = nights;
  }
  if (!arrives) return { fields, trip: [] };
  if (isFirst) return { fields, trip: [{ kind: 'trip.set', fields: { startDate: dtArrive } }] };
  return { fields: { ...fields, arriveFixed: dtArrive }, trip: [] };
}

const SECONDS = /:\d\d$/;
/** Wall-clock times are stored to the minute. */
const toMinute = (moment: string | null | undefined) =>
  moment && moment.length > 16 ? moment.replace(SECONDS, '') : moment;

/** `POST /trip/event` and `/trip/user_event`: adds an event or changes an existing one. */
export function eventChange(body: Body<'saveEvent'>, isUserEvent: boolean): ChangeMaker {
  const { tripid, id, destid, start, end, ...rest } = body;
  const sent = given({ ...rest, start: toMinute(start), end: toMinute(end), homeDestid: destid });
  return (document) => {
    const row = id === undefined ? undefined : document.events[id];
    if (row) {
      // An event's destination follows from its date; sending back the current one isn't a manual choice.
      const { homeDestid, ...fields } = sent;
      const isChosen = homeDestid !== undefined && homeDestid !== row.destid;
      return {
        change: { kind: 'event.set', id: row.id, fields: isChosen ? sent : fields },
        id: row.id,
      };
    }
    const { name } = rest;
    if (name === undefined) throw wrongField('name', 'sendEventName');
    const newRow = idOfNew(id, 'event');
    return {
      change: { kind: 'event.add', id: newRow, fields: { ...sent, name, isUserEvent } },
      id: newRow,
      isFresh: id === undefined,
    };
  };
}

/** `POST /trip/cost`: adds a cost or changes an existing one. */
export function costChange(body: Body<'saveCost'>): ChangeMaker {
  const { tripid, id, grossPrice, ...rest } = body;
  return (document) => {
    const row = id === undefined ? undefined : document.costs[id];
    // A gross price computed from net and commission and sent back isn't a manual entry.
    const isGiven = grossPrice !== undefined && grossPrice !== row?.grossPrice;
    const fields = given({ ...rest, ...(isGiven ? { grossGiven: grossPrice } : {}) });
    if (row) return { change: { kind: 'cost.set', id: row.id, fields }, id: row.id };
    const newRow = idOfNew(id, 'cost');
    return { change: { kind: 'cost.add', id: newRow, fields }, id: newRow, isFresh: id === undefined };
  };
}

/** `POST /trip/newcost`: adds an empty cost line. */
export function newCostChange(body: Body<'createCost'>): ChangeMaker {
  const id = newId();
  return () => ({
    change: { kind: 'cost.add', id, fields: given({ destinationid: body.destinationid }) },
    id,
  });
}

/**
 * `POST /trip` with the id of an own trip. Sending its current type changes nothing, so a tour's copy can be sent back in full.
 */
export function tripChange({ name, travelerName, type, currency, startDate }: Body<'create'>): ChangeMaker {
  return ({ trip }) => ({
    change: {
      kind: 'trip.set',
      fields: given({
        name,
        travelerName,
        currency,
        startDate,
        type: type === trip.type ? undefined : type && tripTypeOf(type),
      }),
    },
  });
}

/** `POST /trip/names/{id}`: sets the names of the trip and its destinations at once. */
export function namesChange(body: Body<'rename'>): ChangeMaker {
  const trip: SingleChange[] = body.trip ? [{ kind: 'trip.set', fields: given(body.trip) }] : [];
  const stops = (body.destinations ?? []).map(
    ({ id, name }): SingleChange => ({ kind: 'destination.set', id, fields: { name } }),
  );
  return () => ({ change: asOne([...trip, ...stops]) });
}
