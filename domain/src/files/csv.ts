/** Begins a formula in a spreadsheet, also where the character is drawn wide. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * A table as CSV (RFC 4180) in UTF-8 that a spreadsheet opens as text: cells that would be read as a formula get an
 * apostrophe before them. Numbers stay numbers, and null is an empty cell.
 */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(','));
  // The mark says that it is UTF-8, which spreadsheets otherwise do not assume.
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A cell as it was before `csvText` kept it from being read as a formula. */
export function unguarded(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
