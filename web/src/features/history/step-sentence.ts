import type { Effect, Write } from '@wayfold/contract/trip/patch';
import { dayOf } from '@wayfold/domain/calendar/dates';
import { movedSummary } from '../../trip-ui/moved-summary';
import { has, mainWrite, textOf } from './main-write';
import { newHeader } from './picture-sentence';
import { type StepThen, type StepWords, withNames } from './step-words';
import { writeSentence } from './write-sentence';

/** The sentence for one step. */
export function stepSentence(untold: StepThen, words: StepWords): string {
  const step = withNames(untold, words);
  const { entry } = step;
  const { t } = words;
  if (entry.writes === null) return t(`kind.${kindKey(entry.kind)}`);
  const main = mainWrite(entry);
  if (entry.kind === 'undo' || entry.kind === 'redo') return toggleSentence(step, main, words);
  if (!main) return t('step.nothing');
  const header = newHeader(entry.writes);
  if (header) return writeSentence(header, step, words);
  const booking = bookingOfLeg(entry.writes);
  if (booking) return writeSentence(booking, step, words);
  const told = entry.writes.filter((write) => !isOnlySorted(write));
  if (told.length === 0) return t('step.sorted');
  if (entry.kind === 'batch' && told.length > 1) return batchSentence(told, words);
  if (entry.kind === 'events.clear') return t('step.cleared', { count: entry.writes.length });
  if (entry.kind === 'trip.split')
    return t('step.split', { names: namesOf(mainRows(entry.writes, main), words) });
  return writeSentence(mainWrite({ ...entry, writes: told }) ?? main, step, words);
}

/** Whether a plan only made room for another one in the order of its day. */
function isOnlySorted({ in: collection, before, after }: Write): boolean {
  return (
    collection === 'events' && before !== null && Object.keys(after ?? { gone: true }).join() === 'sortId'
  );
}

/** Message keys for steps too old to have details. */
function kindKey(kind: string) {
  const known = {
    'trip.set': 'trip',
    'trip.split': 'tripSplit',
    'destination.add': 'destinationAdd',
    'destination.set': 'destinationSet',
    'destination.move': 'destinationMove',
    'destination.remove': 'destinationRemove',
    'event.add': 'eventAdd',
    'event.set': 'eventSet',
    'event.remove': 'eventRemove',
    'event.sort': 'eventSort',
    'events.clear': 'eventsClear',
    'cost.add': 'costAdd',
    'cost.set': 'costSet',
    'cost.remove': 'costRemove',
    'picture.add': 'pictureAdd',
    'picture.set': 'pictureSet',
    'picture.move': 'pictureMove',
    'picture.remove': 'pictureRemove',
    'track.add': 'trackAdd',
    'track.set': 'trackSet',
    'track.remove': 'trackRemove',
    'booking.add': 'bookingAdd',
    'booking.set': 'bookingSet',
    'booking.remove': 'bookingRemove',
    'text.add': 'textAdd',
    'text.set': 'textSet',
    'text.move': 'textMove',
    'text.remove': 'textRemove',
    batch: 'batch',
    undo: 'undo',
    redo: 'redo',
  } as const;
  return Object.hasOwn(known, kind) ? known[kind as keyof typeof known] : 'other'; // an own key, just checked
}

function toggleSentence(step: StepThen, main: Write | null, words: StepWords): string {
  const { entry, toggled } = step;
  const { t } = words;
  const kind = toggled?.kind ?? entry.kind;
  const about = toggled?.step ? stepSentence(toggled.step, words) : null;
  if (kind === 'redo' && about) return t('redone', { step: about });
  if (!main) return t(kind === 'redo' ? 'kind.redo' : 'kind.undo');
  const rows = mainRows(entry.writes ?? [], main);
  const name = namesOf(rows, words);
  if (kind === 'redo') return t('step.redid', { name });
  if (rows.every(({ after }) => after === null)) return t('step.undidAdding', { name });
  // The rows written by a move or a change of nights don't say what it was.
  if (about && rows.every(({ before }) => before !== null)) return t('undone', { step: about });
  const plans = (entry.writes ?? []).filter((write) => write.in === 'events' && write.before === null).length;
  if (main.in === 'destinations' && main.before === null && plans > 0) {
    return t('step.restoredWithPlans', { name, count: plans });
  }
  return t('step.restored', { name });
}

/** The rows that describe a toggle, all of one kind: those it added, or else those it removed, or else the main one. */
function mainRows(writes: readonly Write[], main: Write): readonly Write[] {
  const whole = writes.filter(
    (write) => write.in === main.in && (write.before === null || write.after === null),
  );
  const there = whole.filter((write) => write.after !== null);
  if (there.length > 0) return there.toSorted(byRank);
  return whole.length > 0 ? whole : [main];
}

/** Destinations in trip order; other rows stay as they are. */
function byRank(a: Write, b: Write): number {
  const [rankA, rankB] = [textOf(a.after, 'rank') ?? '', textOf(b.after, 'rank') ?? ''];
  return rankA < rankB ? -1 : rankA > rankB ? 1 : 0;
}

/** The booking, if a step added or changed one and with it the transport of its leg; null for any other step. */
function bookingOfLeg(writes: readonly Write[]): Write | null {
  const [booking, ...others] = [...writes].sort(
    (a, b) => Number(b.in === 'bookings') - Number(a.in === 'bookings'),
  );
  const isStory = others.every((write) => write.in === 'destinations' && has(write, 'transport'));
  return booking?.in === 'bookings' && isStory ? booking : null;
}

function batchSentence(writes: readonly Write[], words: StepWords): string {
  const { t } = words;
  const added = writes.filter((write) => write.before === null);
  const newStops = added.filter((write) => write.in === 'destinations');
  const others = writes.filter((write) => write.before !== null && write.in !== 'trip');
  const goneStops = writes.filter((write) => write.in === 'destinations' && write.after === null);
  if (newStops.length > 0 && goneStops.length > 0)
    return t('step.startedOver', { names: namesOf(newStops, words) });
  // Adding the first destination also sets the currency of its country.
  if (added.length === writes.length || (newStops.length > 0 && others.length === 0)) {
    const told = newStops.length > 0 ? newStops : added;
    const arePictures = told.every((write) => write.in === 'pictures');
    const key =
      newStops.length > 0 ? 'step.addedStops' : arePictures ? 'step.addedPictures' : 'step.addedItems';
    return t(key, { count: told.length, names: namesOf(told, words) });
  }
  return t('step.batch', { count: writes.length, names: namesOf(writes, words) });
}

function namesOf(writes: readonly Write[], { t }: StepWords): string {
  const names = [...new Set(writes.map((write) => write.name))];
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? t('step.more', { names: shown, count: names.length - 3 }) : shown;
}

/** The side effects of a step, for the line below its sentence; null if there are none. */
export function stepNote(step: StepThen, words: StepWords): string | null {
  const { t, format } = words;
  const { entry, stops } = step;
  const main = mainWrite(entry);
  const moved = movedNote(entry.effects ?? [], main, t);
  if (moved) return moved;
  if (entry.kind === 'batch') return t('step.asOne');
  if (!main) return null;
  const isToggle = entry.kind === 'undo' || entry.kind === 'redo';
  if (isToggle && !step.toggled?.step && main.before !== null && main.after !== null)
    return writeSentence(main, step, words);
  if (main.in === 'events' && main.before === null && main.after !== null) {
    const place = stops.find(({ id }) => id === textOf(main.after, 'homeDestid'))?.name;
    const start = textOf(main.after, 'start');
    const date = start === null ? null : format.day(dayOf(start));
    if (place && date) return t('step.place', { place, date });
    return place ?? date;
  }
  return null;
}

/** "Page and 2 more moved one day later" */
function movedNote(effects: readonly Effect[], main: Write | null, t: StepWords['t']): string | null {
  // The sentence above already names what the user moved.
  const followed = effects.filter((effect) => effect.kind !== 'moved' || effect.id !== main?.id);
  const moved = movedSummary(followed, null);
  if (!moved) return null;
  const { name: place, others, days } = moved;
  if (days === null) return t('movesMixed', { place, others });
  return t('moves', { place, others, days: Math.abs(days), direction: days > 0 ? 'later' : 'earlier' });
}
