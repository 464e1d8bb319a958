import type { Id, LocalDate } from '@wayfold/contract/kernel/values';
import type { Edit, LegsSet, SingleChange } from '@wayfold/contract/trip/change';
import type { Leg } from '@wayfold/contract/trip/leg';
import type { Effect, Patch, Write } from '@wayfold/contract/trip/patch';
import { ChangeRefused } from '../document/change-refused';
import { patchesBetween } from '../document/patches';
import type { TripDocument } from '../document/trip-document';
import { isTour } from '../document/trip-types';
import { type Meter, refuseOverwork, WORK } from '../document/work';
import { HOME_OUT } from '../travel/home-legs';
import { carryEvents } from './carry-events';
import { addBooking, removeBooking, setBooking } from './change-bookings';
import { addCost, removeCost, setCost } from './change-costs';
import { addDestination, moveDestination, removeDestination, setDestination } from './change-destinations';
import { addEvent, clearEvents, removeEvent, setEvent, sortEvents } from './change-events';
import { addPicture, movePicture, removePicture, setPicture } from './change-pictures';
import { addText, moveText, removeText, setText } from './change-texts';
import { addTrack, removeTrack, setTrack } from './change-tracks';
import { setTrip } from './change-trip';
import { convertDates } from './date-conversion';
import { attachmentOf, type Draft, findRow, setFields, startDraft, staysOf } from './draft';
import { effectsBetween } from './effects';
import { checkLimits } from './limits';
import { type MissingLeg, missingLegs, settle } from './settle';
import { splitTrip } from './split-trip';

/** The result of a change. */
export interface Applied {
  /** The settled document. Rows that didn't change keep their identity. */
  readonly document: TripDocument;
  /** What is different, derived fields included; empty if nothing is. */
  readonly patches: Patch[];
  /** The intent that was written. Undo restores `before` wherever `after` still holds. */
  readonly inverse: Write[];
  readonly effects: Effect[];
}

/** What an edit needs to know besides the trip. */
export interface EditContext {
  /** The setting `max_num_trip_destinations`; null means unlimited. Checked only when adding. */
  readonly maxDestinations: number | null;
  /**
   * Measures or estimates, as part of the change, the legs that no stored measurement matches; without it they stay
   * rough.
   */
  readonly measureLegs?: (missing: readonly MissingLeg[]) => Readonly<Record<Id, Leg>>;
  /** Counts the work that the change takes. */
  readonly meter?: Meter;
}

const ALONE: EditContext = { maxDestinations: null };

/**
 * Applies one edit to a settled document. Pure: the same in the browser and on the server.
 *
 * A batch is applied as a whole or not at all.
 *
 * @throws ChangeRefused if the edit's subject no longer exists (`conflict`), if the edit breaks a rule (`invalid`), or
 *   if it is a batch that does more than one change may (`too-large`)
 */
export function applyEdit(document: TripDocument, edit: Edit, context: EditContext = ALONE): Applied {
  refuseTours(document);
  const draft = startDraft(document, context.meter);
  if (edit.kind === 'legs.set') setLegs(draft, edit.legs);
  else if (edit.kind === 'trip.split') splitTrip(draft, edit);
  else if (edit.kind === 'batch') applyBatch(draft, edit.changes, context);
  else applySingle(draft, edit, context);
  return finishDraft(draft, context);
}

function applyBatch(draft: Draft, changes: readonly SingleChange[], context: EditContext): void {
  const from = draft.meter.work;
  for (const change of changes) {
    applySingle(draft, change, context);
    refuseOverwork(draft.meter.work - from);
  }
}

/** A tour can't be edited by anyone. */
export function refuseTours(document: TripDocument): void {
  if (isTour(document.trip.type)) {
    throw new ChangeRefused('invalid', 'tourNotEditable');
  }
}

/** Fills in legs, settles a draft, checks the limits and returns the result. */
export function finishDraft(draft: Draft, { measureLegs }: EditContext): Applied {
  const mayMiss = draft.copied.has('destinations') || draft.document.trip !== draft.before.trip;
  if (measureLegs && mayMiss) {
    const missing = missingLegs(draft.document);
    if (missing.length > 0) setLegs(draft, measureLegs(missing));
  }
  const { before } = draft;
  const document =
    draft.document === before ? before : settle(draft.document, before, draft.stays ?? undefined);
  const patches = patchesBetween(before, document);
  draft.meter.work += patches.length * WORK.tell;
  checkLimits(before, document, patches);
  const inverse = [...draft.writes.values()];
  return {
    document,
    patches,
    inverse,
    effects: effectsBetween(before, document, inverse),
  };
}

function applySingle(draft: Draft, change: SingleChange, context: EditContext): void {
  const carries = 'carryEvents' in change && change.carryEvents === true;
  if (!carries && !mayChangeDates(draft, change)) {
    handle(draft, change, context);
    return;
  }
  const before = { ...draft.document.trip };
  const stays = staysOf(draft);
  const attachment = attachmentOf(draft);
  handle(draft, change, context);
  if (isFirstOrLastDate(before.startDate, draft.document.trip.startDate)) {
    convertDates(draft, stays, attachment);
  } else if (carries) carryEvents(draft, stays, attachment);
}

/** Whether the change could give the trip its first date or remove its dates. */
function mayChangeDates(draft: Draft, change: SingleChange): boolean {
  if (change.kind === 'trip.set') return change.fields.startDate !== undefined;
  if (change.kind !== 'destination.add' && change.kind !== 'destination.set') return false;
  return draft.document.trip.startDate === null && change.fields.arriveFixed != null;
}

/** Whether a trip gets its first date or loses its dates. */
export function isFirstOrLastDate(before: LocalDate | null, after: LocalDate | null): boolean {
  return (before === null) !== (after === null);
}

type Handlers = {
  readonly [K in SingleChange['kind']]: (
    draft: Draft,
    change: Extract<SingleChange, { kind: K }>,
    most: number | null,
  ) => void;
};

const HANDLERS: Handlers = {
  'trip.set': setTrip,
  'destination.add': addDestination,
  'destination.set': setDestination,
  'destination.move': moveDestination,
  'destination.remove': removeDestination,
  'event.add': addEvent,
  'event.set': setEvent,
  'event.remove': removeEvent,
  'event.sort': sortEvents,
  'events.clear': clearEvents,
  'cost.add': addCost,
  'cost.set': setCost,
  'cost.remove': removeCost,
  'text.add': addText,
  'text.set': setText,
  'text.move': moveText,
  'text.remove': removeText,
  'picture.add': addPicture,
  'picture.set': setPicture,
  'picture.move': movePicture,
  'picture.remove': removePicture,
  'track.add': addTrack,
  'track.set': setTrack,
  'track.remove': removeTrack,
  'booking.add': addBooking,
  'booking.set': setBooking,
  'booking.remove': removeBooking,
};

function handle(draft: Draft, change: SingleChange, { maxDestinations }: EditContext): void {
  const handler = HANDLERS[change.kind] as (draft: Draft, change: SingleChange, most: number | null) => void; // keyed by the kind it takes
  handler(draft, change, maxDestinations);
}

/** Fills in legs; skips destinations that no longer exist. */
function setLegs(draft: Draft, legs: LegsSet['legs']): void {
  for (const [id, leg] of Object.entries(legs)) {
    if (id === HOME_OUT) setFields(draft, 'trip', draft.document.trip.id, { homeLeg: leg });
    else if (findRow(draft, 'destinations', id)) setFields(draft, 'destinations', id, { leg });
  }
}
