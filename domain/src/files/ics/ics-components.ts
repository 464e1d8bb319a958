import ICAL from 'ical.js';
import { FileRefused, type Skipped } from '../read/file-contents';
import { textOrNull } from '../read/read-values';

/** The calendars in a file, and its entries that can't be read. */
export interface IcsFile {
  readonly calendars: readonly ICAL.Component[];
  readonly broken: readonly Skipped[];
}

/**
 * Parses a calendar file. If it is broken somewhere, each entry is parsed by itself, so that one of them doesn't affect
 * the others.
 *
 * @throws FileRefused if nothing in it can be read
 */
export function icsComponents(text: string): IcsFile {
  const whole = parsed(text);
  if (whole !== null) return { calendars: whole, broken: [] };
  const entries = entriesIn(text);
  const calendars: ICAL.Component[] = [];
  const broken: Skipped[] = [];
  for (const lines of entries) {
    const alone = parsed(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'));
    if (alone !== null) calendars.push(...alone);
    else broken.push({ kind: 'entry', name: nameIn(lines), reason: 'rowDamaged' });
  }
  if (calendars.length === 0) throw new FileRefused('calendarDamaged');
  return { calendars, broken };
}

/** Null if the text isn't a calendar. */
function parsed(text: string): ICAL.Component[] | null {
  try {
    // A file may contain several calendars; then they come as a list.
    const data = ICAL.parse(text) as unknown[];
    const list = Array.isArray(data[0]) ? data : [data];
    return list.map(
      (calendar) => new ICAL.Component(calendar as ConstructorParameters<typeof ICAL.Component>[0]),
    );
  } catch {
    return null;
  }
}

/** The lines of each entry. An entry without an end is left out. */
function entriesIn(text: string): string[][] {
  const entries: string[][] = [];
  let entry: string[] | null = null;
  for (const line of text.split(/\r?\n/)) {
    if (/^BEGIN:VEVENT\s*$/i.test(line)) entry = [];
    entry?.push(line);
    if (entry && /^END:VEVENT\s*$/i.test(line)) {
      entries.push(entry);
      entry = null;
    }
  }
  return entries;
}

function nameIn(lines: readonly string[]): string | null {
  const summary = lines.find((line) => /^SUMMARY[:;]/i.test(line)) ?? '';
  return textOrNull(summary.slice(summary.indexOf(':') + 1));
}
