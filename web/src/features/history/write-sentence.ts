import type { ExpenseCategory, Transport } from '@wayfold/contract/kernel/values';
import { EXPENSE_CATEGORIES, TRANSPORTS } from '@wayfold/contract/kernel/word-lists';
import { BOOKING_STATUSES } from '@wayfold/contract/trip/booking-kinds';
import type { Write } from '@wayfold/contract/trip/patch';
import { dayOf, timeOf } from '@wayfold/domain/calendar/dates';
import { shownAmount } from '@wayfold/domain/document/costs';
import type { TripFormat } from '../../trip-ui/trip-format';
import { plainSentence } from './field-words';
import { homeSentence } from './home-sentence';
import { has, numberOf, textOf } from './main-write';
import { pictureSentence } from './picture-sentence';
import type { StepThen, StepWords } from './step-words';

/** Longer texts aren't quoted. */
const LONGEST_NAMED = 80;

/** The sentence for one write. */
export function writeSentence(write: Write, step: StepThen, words: StepWords): string {
  const { t } = words;
  const { name, before, after } = write;
  if (write.in === 'pictures') return pictureSentence(write, words);
  if (write.in === 'trip') return tripSentence(write, words);
  if (before === null) return addedSentence(write, step, words);
  if (after === null) {
    const plans = (step.entry.effects ?? []).filter((effect) => effect.kind === 'dropped').length;
    return plans > 0 ? t('step.removedWithPlans', { name, count: plans }) : t('step.removed', { name });
  }
  if (write.in === 'destinations') return stopSentence(write, step, words);
  if (write.in === 'texts') return textSentence(write, words);
  if (write.in === 'tracks')
    return has(write, 'name') ? renamed(write, 'name', t) : plainSentence(write, words);
  if (write.in === 'bookings') return bookingSentence(write, words);
  return write.in === 'events' ? eventSentence(write, words) : costSentence(write, words);
}

function addedSentence(write: Write, { stops }: StepThen, words: StepWords): string {
  const { t } = words;
  const { name, after } = write;
  if (write.in === 'destinations') {
    const previous = stops[stops.findIndex(({ id }) => id === write.id) - 1];
    return previous
      ? t('step.addedAfter', { name, previous: previous.name })
      : t('step.addedFirst', { name });
  }
  const amount =
    write.in === 'costs'
      ? shownAmount({ costEst: numberOf(after, 'costEst'), costAct: numberOf(after, 'costAct') })
      : null;
  if (amount === null) return t('step.added', { name });
  return t('step.addedCost', { name, amount: money(amount, write, words) });
}

function bookingSentence(write: Write, words: StepWords): string {
  const status = has(write, 'status') ? textOf(write.after, 'status') : null;
  const known = BOOKING_STATUSES.find((one) => one === status);
  if (known) return words.t(`step.bookingStatus.${known}`, { name: write.name });
  return plainSentence(write, words);
}

function tripSentence(write: Write, words: StepWords): string {
  const { t, format } = words;
  const after = (field: string) => textOf(write.after, field);
  const name = after('name');
  if (has(write, 'name') && name) return t('step.tripNamed', { after: name });
  if (has(write, 'startDate')) {
    const was = textOf(write.before, 'startDate');
    const now = after('startDate');
    if (now === null) return t('step.startCleared');
    if (was === null) return t('step.startSet', { after: format.longRange(now, now) });
    return t('step.start', { before: format.longRange(was, was), after: format.longRange(now, now) });
  }
  if (has(write, 'travelerName')) {
    const traveler = after('travelerName');
    return traveler === null ? t('step.travelerCleared') : t('step.traveler', { after: traveler });
  }
  if (has(write, 'textItinerary')) {
    return t(write.after?.textItinerary === null ? 'step.itineraryCleared' : 'step.itinerary');
  }
  const home = homeSentence(write, words);
  if (home) return home;
  const currency = after('currency');
  if (has(write, 'currency') && currency) return t('step.currency', { after: currency });
  return plainSentence(write, words);
}

function stopSentence(write: Write, { stops }: StepThen, words: StepWords): string {
  const { t, format } = words;
  const { name, before, after } = write;
  const place = stops.findIndex(({ id }) => id === write.id);
  if (has(write, 'rank')) {
    const previous = stops[place - 1];
    if (place < 0) return t('step.moved', { name });
    return previous
      ? t('step.movedAfter', { name, previous: previous.name })
      : t('step.movedFirst', { name });
  }
  if (has(write, 'nights')) {
    return t('step.nights', {
      name,
      before: numberOf(before, 'nights') ?? 0,
      after: numberOf(after, 'nights') ?? 0,
    });
  }
  if (has(write, 'transport')) {
    if (transportOf(after) === 'Hidden') return t('step.travelHidden', { name });
    const way = t(`way.${transportOf(after)}`);
    const next = stops[place + 1];
    return next
      ? t('step.travel', { from: name, to: next.name, way })
      : t('step.travelOn', { from: name, way });
  }
  if (has(write, 'arriveFixed')) {
    const date = textOf(after, 'arriveFixed');
    return date === null
      ? t('step.arrivalFree', { name })
      : t('step.arrivalFixed', { name, date: format.monthDay(date) });
  }
  if (has(write, 'name')) return renamed(write, 'name', t);
  if (has(write, 'display')) return after?.display ? t('step.shown', { name }) : t('step.hidden', { name });
  return plainSentence(write, words);
}

function eventSentence(write: Write, words: StepWords): string {
  const { t, format, category } = words;
  const { name, after } = write;
  if (has(write, 'name')) return renamed(write, 'name', t);
  const amounts = amountSentence(write, words);
  if (amounts) return amounts;
  if (has(write, 'start') || has(write, 'dayIndex') || has(write, 'homeDestid')) {
    const start = textOf(after, 'start');
    return start === null
      ? t('step.moved', { name })
      : t('step.movedTo', { name, when: moment(start, format) });
  }
  if (has(write, 'timeOfDay')) return t('step.moved', { name });
  if (has(write, 'pinned')) return after?.pinned ? t('step.booked', { name }) : t('step.notBooked', { name });
  if (has(write, 'category')) {
    return t('step.category', { name, category: category(categoryOf(after, 'category')) });
  }
  return plainSentence(write, words);
}

function costSentence(write: Write, words: StepWords): string {
  const { t, category } = words;
  const { name, after } = write;
  const amounts = amountSentence(write, words);
  if (amounts) return amounts;
  if (has(write, 'supplier')) return renamed(write, 'supplier', t);
  if (has(write, 'expenseCategory')) {
    return t('step.category', { name, category: category(categoryOf(after, 'expenseCategory')) });
  }
  return plainSentence(write, words);
}

function textSentence(write: Write, words: StepWords): string {
  const { t } = words;
  const { name } = write;
  if (has(write, 'rank')) return t('step.moved', { name });
  if (has(write, 'text')) return isShort(write) ? renamed(write, 'text', t) : t('step.changed', { name });
  if (has(write, 'at')) return t(write.after?.at === null ? 'step.endCleared' : 'step.end', { name });
  if (has(write, 'href')) return t(write.after?.href === null ? 'step.linkCleared' : 'step.link', { name });
  return plainSentence(write, words);
}

/** Whether both texts fit in one sentence. */
function isShort({ before, after }: Write): boolean {
  return [before, after].every((fields) => (textOf(fields, 'text') ?? '').length <= LONGEST_NAMED);
}

/** The sentence for a change of the estimate, or else of the amount paid; null if neither changed. */
function amountSentence(write: Write, words: StepWords): string | null {
  const { t } = words;
  const { name } = write;
  const field = (['costEst', 'costAct'] as const).find((amount) => has(write, amount));
  if (!field) return null;
  const was = numberOf(write.before, field);
  const now = numberOf(write.after, field);
  const isPaid = field === 'costAct';
  if (now === null) return t(isPaid ? 'step.unpaid' : 'step.unpriced', { name });
  const after = money(now, write, words);
  if (was === null) return t(isPaid ? 'step.paid' : 'step.priced', { name, after });
  return t(isPaid ? 'step.paidAmount' : 'step.amount', { name, before: money(was, write, words), after });
}

function renamed(write: Write, field: string, t: StepWords['t']): string {
  const before = textOf(write.before, field);
  const after = textOf(write.after, field) ?? write.name;
  return before === null ? t('step.named', { after }) : t('step.renamed', { before, after });
}

function money(amount: number, write: Write, { format, currencyOf }: StepWords): string {
  return format.money(amount, currencyOf(write));
}

/** "Mon, May 10, 4:30 PM" */
export function moment(value: string, format: TripFormat): string {
  const time = timeOf(value);
  const day = format.day(dayOf(value));
  return time === null ? day : `${day}, ${format.time(time)}`;
}

/** The means of transport in a row; `Other` if this version of the app doesn't know it. */
export function transportOf(fields: Write['after']): Transport {
  return TRANSPORTS.find((known) => known === fields?.transport) ?? 'Other';
}

function categoryOf(fields: Write['after'], field: string): ExpenseCategory {
  return EXPENSE_CATEGORIES.find((known) => known === fields?.[field]) ?? 'Other';
}
