/**
 * Where a formula begins for a spreadsheet, also with a sign that is drawn wide: at the start of a cell, and within it behind what
 * other countries' spreadsheets take for the end of one. Apostrophes before it are counted with it.
 */
const FORMULA = /(^|[;\t\r\n])('*)(?="*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const GUARDED = /(^|[;\t\r\n])'('*)(?="*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * A table as CSV (RFC 4180) in UTF-8 that a spreadsheet opens as text: what would be read as a formula gets an
 * apostrophe before it. Numbers stay numbers, and null is an empty cell.
 */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(','));
  // The mark says that it is UTF-8, which spreadsheets otherwise do not assume.
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const safe = (value ?? '').replace(FORMULA, "$1'$2");
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A cell as it was before `csvText` kept it from being read as a formula. */
export function unguarded(text: string): string {
  return text.replace(GUARDED, '$1$2');
}
