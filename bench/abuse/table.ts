import { drawRows, type Figure } from '../support/report';
import type { Row } from './run-attack';

const WORST_HEALTH_MS = 300;
const PEAK_MIB = 600;
/** Single calls that block for longer are listed. */
const BLOCKS_MS = 250;

const milliseconds = (value: number) => value.toFixed(0);

/** Formats the results of each attack as a Markdown table. */
export function drawAttacks(rows: readonly Row[]): string {
  const head = [
    ...['attack', 'from', 'health worst ms', 'p99', 'honest worst ms', 'server MiB', 'PostgreSQL MiB'],
    ...['answers', 'notes'],
  ];
  return drawRows(
    head,
    rows.map((row) => [
      row.name,
      String(row.from),
      milliseconds(row.worst),
      milliseconds(row.p99),
      milliseconds(row.honestWorst),
      row.serverMiB.toFixed(0),
      row.postgresMiB.toFixed(0),
      endingsOf(row),
      notesOf(row).join('; '),
    ]),
  );
}

function endingsOf({ endings }: Row): string {
  return [...endings]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([ending, times]) => `${ending} ×${times}`)
    .join(', ');
}

function notesOf(row: Row): string[] {
  return [
    ...(row.failed.length > 0
      ? [`${row.failed.length} health answers failed (${[...new Set(row.failed)].join(', ')})`]
      : []),
    ...(row.honestRefused > 0 ? [`the honest user was refused ${row.honestRefused} times`] : []),
    ...row.notes,
  ];
}

/** Lists the single calls that block the server, longest first. */
export function drawBlocking(alone: readonly Row[]): string {
  const blocking = alone.filter(({ worst }) => worst > BLOCKS_MS).sort((a, b) => b.worst - a.worst);
  if (blocking.length === 0) return `No single call blocks more than ${BLOCKS_MS} ms.`;
  const lines = blocking.map(
    (row) => `- ${milliseconds(row.worst)} ms: ${row.name} (${endingsOf(row)}; ${notesOf(row).join('; ')})`,
  );
  return [`Single calls that block more than ${BLOCKS_MS} ms:`, ...lines].join('\n');
}

/** The worst figures of all attacks. */
export function figuresOfAbuse({
  rows,
  alone,
  unmeasured,
}: {
  rows: readonly Row[];
  alone: readonly Row[];
  /** Attacks that couldn't be run. */
  unmeasured: readonly string[];
}): Figure[] {
  const worst = worstBy(rows, ({ worst }) => worst);
  const honest = worstBy(rows, ({ honestWorst }) => honestWorst);
  const memory = worstBy([...rows, ...alone], ({ serverMiB }) => serverMiB);
  const postgres = worstBy(rows, (row) => row.postgresMiB);
  const lag = worstBy(rows, (row) => row.lag);
  const all = [...rows, ...alone];
  const errors = all.filter(({ endings }) => endings.has('500'));
  const deaths = all.filter(({ notes }) =>
    notes.some((note) => note.includes('died') || note.includes('busy')),
  );
  return [
    {
      name: 'abuse: worst health answer',
      value: worst.worst,
      unit: 'ms',
      goal: { atMost: WORST_HEALTH_MS },
      note: `${named(worst)}. The watching process itself was late by ${milliseconds(lag.lag)} ms at worst.`,
    },
    {
      name: 'abuse: worst answer to an honest user',
      value: honest.honestWorst,
      unit: 'ms',
      note: named(honest),
    },
    {
      name: 'abuse: peak memory of the server',
      value: memory.serverMiB,
      unit: 'MiB',
      goal: { atMost: PEAK_MIB },
      note: named(memory),
    },
    {
      name: 'abuse: peak memory of PostgreSQL',
      value: postgres.postgresMiB,
      unit: 'MiB',
      note: named(postgres),
    },
    {
      name: `abuse: single calls that block more than ${BLOCKS_MS} ms`,
      value: alone.filter((row) => row.worst > BLOCKS_MS).length,
      unit: 'count',
      goal: { atMost: 0 },
    },
    {
      name: 'abuse: attacks that are answered 500',
      value: errors.length,
      unit: 'count',
      goal: { atMost: 0 },
      note: errors.map(named).join('; '),
    },
    {
      name: 'abuse: attacks that end the server, or keep it busy for half a minute more',
      value: deaths.length,
      unit: 'count',
      goal: { atMost: 0 },
      note: deaths.map(named).join('; '),
    },
    {
      name: 'abuse: attacks that could not be measured',
      value: unmeasured.length,
      unit: 'count',
      goal: { atMost: 0 },
      note: unmeasured.join('; '),
    },
  ];
}

const named = ({ name, from }: Row) =>
  `${name}, ${from === 0 ? 'alone' : from === 1 ? 'from 1 address' : `from ${from} addresses`}`;

function worstBy(rows: readonly Row[], by: (row: Row) => number): Row {
  return rows.reduce((most, row) => (by(row) > by(most) ? row : most));
}
