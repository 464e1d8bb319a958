import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { Place } from '@wayfold/contract/places/places';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import type { PlaceKinds } from '../../api/places/places';
import { completeLink } from '../../lib/forms/complete-link';
import { areWithin, PRICE_LIMITS } from '../../trip-ui/amounts/typed-money';
import { type PlanDay, type PlanTime, placeEvent, whenFields } from '../../trip-ui/plans/place-event';
import type { ChosenTime, Visit } from '../../trip-ui/plans/visit';

/** How long a plan takes that nobody gave a length, in minutes. */
export const USUAL_MINUTES = 60;

/** What is entered for a new plan. */
export interface PlanForm extends ChosenTime {
  name: string;
  /** The place the name was chosen from; null for free text. */
  place: Place | null;
  /** NaN if the text isn't an amount. */
  costEst: number | null;
  /** Null for the trip's own currency. */
  currency: string | null;
  note: string;
  link: string;
}

/** The folded lines of the form. */
export type PlanLine = 'time' | 'cost' | 'note' | 'link';

/** An empty form. @param start minutes after midnight, if the time is already known; otherwise null */
export function emptyPlan(start: number | null): PlanForm {
  return {
    ...{ name: '', place: null, start: start ?? 'free', minutes: null },
    ...{ costEst: null, currency: null, note: '', link: '' },
  };
}

/** The form with another name. A place stays as long as the name begins with its own. */
export function withName(form: PlanForm, name: string): PlanForm {
  const isPlace = form.place !== null && name.startsWith(form.place.name);
  return { ...form, name, place: isPlace ? form.place : null };
}

/**
 * When the plan of a form takes place; null for no time. Free text has a time only if someone chose one.
 *
 * @param visit of the place in the form, if there is one
 */
export function planTime({ start, minutes }: ChosenTime, visit: Visit | null): PlanTime | null {
  if (visit) return visit.time;
  return typeof start === 'number' ? { start, minutes: minutes ?? USUAL_MINUTES } : null;
}

/** The first line that has to be corrected before the plan can be added; null if all are right. */
export function wrongLine({ costEst, link }: PlanForm): PlanLine | null {
  if (!areWithin([costEst], PRICE_LIMITS)) return 'cost';
  return completeLink(link) === null ? 'link' : null;
}

/**
 * The single change that adds the plan of a form to a day.
 *
 * @param form with a name, and without a line that is wrong
 */
export function planAdd(
  form: PlanForm,
  day: PlanDay,
  time: PlanTime | null,
  kinds: PlaceKinds,
): SingleChange & { kind: 'event.add' } {
  const { place, costEst, currency } = form;
  const { id, fields } = place
    ? placeEvent(place, day, time, kinds)
    : { id: newId(), fields: { homeDestid: day.destid, isUserEvent: true, ...whenFields(day, time) } };
  const note = tidyText(form.note.trim(), TEXT_MAX.notes);
  const link = completeLink(form.link);
  return {
    kind: 'event.add',
    id,
    fields: {
      ...fields,
      name: tidyText(form.name.trim(), TEXT_MAX.name),
      ...(costEst === null ? {} : { costEst, currency }),
      ...(note ? { notes: note } : {}),
      ...(link ? { link } : {}),
    },
  };
}
