/** Unit of a figure: `rate` per second, `ms` milliseconds, `s` seconds, `KB` and `MB` by 1,000, `MiB` by 1,024, `%` of 100. */
export type Unit = 'rate' | 'ms' | 's' | 'KB' | 'MB' | 'MiB' | '%' | 'count';

/** One measured figure. */
export interface Figure {
  name: string;
  value: number;
  unit: Unit;
  /** The same measurement without our code, from the same run and in the same unit. */
  ceiling?: { name: string; value: number };
  /** `atMost` and `atLeast` apply to the value, `ratio` to its ratio to the ceiling. Without a goal, the figure only informs. */
  goal?: { atMost: number } | { atLeast: number } | { ratio: number };
  /** A sentence that explains the figure. */
  note?: string;
}

/**
 * How close a figure comes to its ceiling: 1 is as good, 0.5 half as good, whether higher (rates) or lower is better.
 *
 * @returns null without a ceiling
 */
export function ratioOf({ value, unit, ceiling }: Figure): number | null {
  if (!ceiling) return null;
  return unit === 'rate' ? value / ceiling.value : ceiling.value / value;
}

/** Checks whether a figure meets its goal; null without a goal. */
export function isMet(figure: Figure): boolean | null {
  const { goal, value } = figure;
  if (!goal) return null;
  if ('atMost' in goal) return value <= goal.atMost;
  if ('atLeast' in goal) return value >= goal.atLeast;
  return (ratioOf(figure) ?? 0) >= goal.ratio;
}

/** Formats figures as a Markdown table that also reads well as plain text. */
export function drawTable(figures: readonly Figure[]): string {
  return drawRows(['measured', 'figure', 'ceiling', 'ratio', 'goal', ''], figures.map(rowOf));
}

/** Formats rows of text under a header row, like `drawTable`. */
export function drawRows(head: readonly string[], body: readonly (readonly string[])[]): string {
  const rows = [head, ...body];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(head), rule, ...body.map(line)].join('\n');
}

function rowOf(figure: Figure): string[] {
  const { name, value, unit, ceiling, goal } = figure;
  const ratio = ratioOf(figure);
  const met = isMet(figure);
  return [
    name,
    inUnit(value, unit),
    ceiling ? `${inUnit(ceiling.value, unit)} (${ceiling.name})` : '',
    ratio === null ? '' : ratio.toFixed(2),
    goal ? goalWords(goal, unit) : '',
    met === null ? '' : met ? 'met' : 'MISSED',
  ];
}

function goalWords(goal: NonNullable<Figure['goal']>, unit: Unit): string {
  if ('atMost' in goal) return `at most ${inUnit(goal.atMost, unit)}`;
  return 'atLeast' in goal ? `at least ${inUnit(goal.atLeast, unit)}` : `ratio ${goal.ratio}`;
}

function inUnit(value: number, unit: Unit): string {
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2;
  const number = value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  if (unit === 'count') return number;
  return unit === 'rate' ? `${number}/s` : `${number} ${unit}`;
}
