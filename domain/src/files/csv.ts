/**
 * Where a spreadsheet would see a formula: at the start of a cell, or inside it after a character that spreadsheets in
 * other countries treat as the end of a cell; also with a full-width sign. Includes any apostrophes before it.
 */
const FORMULA = /(^|[;\t\r\n])('*)(?="*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const GUARDED = /(^|[;\t\r\n])'('*)(?="*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/**
 * A table as CSV (RFC 4180) in UTF-8 that spreadsheets open as text: anything that would be read as a formula gets an
 * apostrophe in front. Numbers stay numbers, and null is an empty cell.
 */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(','));
  // The byte order mark says that it is UTF-8, which spreadsheets don't assume otherwise.
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const safe = (value ?? '').replace(FORMULA, "$1'$2");
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A cell without the apostrophes that `csvText` added. */
export function unguarded(text: string): string {
  return text.replace(GUARDED, '$1$2');
}
