import type { Effect, Write } from '@wayfold/contract/trip/patch';
import { dayOf } from '@wayfold/domain/calendar/dates';
import { fieldWords } from './field-words';
import { has, mainWrite, numberOf, textOf } from './main-write';
import { type StepThen, type StepWords, withNames } from './step-words';
import { moment, transportOf } from './write-sentence';

/** A line with a value before and after. */
export interface StepRow {
  readonly id: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The maximum number of lines shown; the rest is counted. */
const MOST_ROWS = 8;

/** The before and after of a step: dates that moved, or else rows that were added or removed, or else the fields that changed. */
export function stepRows(untold: StepThen, words: StepWords): { rows: readonly StepRow[]; more: number } {
  const step = withNames(untold, words);
  const main = mainWrite(step.entry);
  const others = (step.entry.writes ?? []).filter((write) => write !== main);
  const writes = main ? [main, ...others] : others;
  const rows = [
    ...writes.flatMap((write) => wholeRow(write, words)),
    ...(step.entry.effects ?? []).flatMap((effect) => movedRow(effect, words)),
  ];
  // Dates say more than the nights or the order that moved them.
  const fields = rows.length > 0 ? [] : fieldRows(step, words);
  const all = [...rows, ...fields];
  return { rows: all.slice(0, MOST_ROWS), more: Math.max(0, all.length - MOST_ROWS) };
}

function wholeRow(write: Write, { t }: StepWords): StepRow[] {
  if (write.before !== null && write.after !== null) return [];
  const isAdded = write.before === null;
  const there = t('rows.present');
  const absent = t('rows.absent');
  return [
    {
      id: write.id,
      label: write.name,
      before: isAdded ? absent : there,
      after: isAdded ? there : absent,
    },
  ];
}

function movedRow(effect: Effect, { t, format }: StepWords): StepRow[] {
  if (effect.kind !== 'moved') return [];
  const dates = ({ arrive, depart }: typeof effect.from) =>
    arrive === null ? t('rows.noDates') : format.range(arrive, depart ?? arrive);
  return [{ id: effect.id, label: effect.name, before: dates(effect.from), after: dates(effect.to) }];
}

const MONEY: ReadonlySet<string> = new Set(['costEst', 'costAct', 'netPrice', 'commission', 'grossGiven']);
const DATES: ReadonlySet<string> = new Set(['arriveFixed', 'start', 'end', 'startDate', 'takenAt']);

/** The changed fields that have a name users know. */
function fieldRows(step: StepThen, words: StepWords): StepRow[] {
  const { t } = words;
  const writes = step.entry.writes ?? [];
  const main = mainWrite(step.entry);
  return writes.flatMap((write) => {
    if (write.before === null || write.after === null) return [];
    return Object.keys(write.after).flatMap((field): StepRow[] => {
      const said = fieldWords(t, `field.${field}`);
      if (said === null) return [];
      const isOther = writes.length > 1 || write.id !== main?.id;
      return [
        {
          id: `${write.id} ${field}`,
          label: isOther ? t('rows.of', { name: write.name, field: said }) : said,
          before: valueWords(write, 'before', field, words),
          after: valueWords(write, 'after', field, words),
        },
      ];
    });
  });
}

function valueWords(write: Write, side: 'before' | 'after', field: string, words: StepWords): string {
  const { t, format, currencyOf } = words;
  const fields = write[side];
  if (field === 'transport') return t(`way.${transportOf(fields)}`);
  if (field === 'pinned') return t(fields?.pinned === true ? 'yes' : 'no');
  const number = numberOf(fields, field);
  if (number !== null) return MONEY.has(field) ? format.money(number, currencyOf(write)) : String(number);
  const text = textOf(fields, field);
  if (text === null) return t('rows.none');
  if (field === 'timeOfDay') return format.time(text);
  if (!DATES.has(field)) return text;
  return field === 'start' || field === 'end' ? moment(text, format) : format.day(dayOf(text));
}

/** The label of an open step's main button. */
export function undoWords(untold: StepThen, words: StepWords): string {
  const step = withNames(untold, words);
  const { t, format, currencyOf } = words;
  if (step.entry.undone) return t('action.redo');
  const main = mainWrite(step.entry);
  if (!main || (step.entry.kind === 'batch' && (step.entry.writes?.length ?? 0) > 1)) return t('action.this');
  const { name } = main;
  if (main.before === null) return t('action.undoAdding', { name });
  if (main.after === null) return t('action.row', { name });
  if (has(main, 'rank')) return t('action.place');
  if (has(main, 'transport')) return t('action.way');
  const nights = numberOf(main.before, 'nights');
  if (nights !== null) return t('action.nights', { count: nights });
  for (const field of ['costEst', 'costAct'] as const) {
    const amount = has(main, field) ? numberOf(main.before, field) : null;
    if (amount !== null) return t('action.amount', { amount: format.money(amount, currencyOf(main)) });
  }
  return t('action.this');
}
