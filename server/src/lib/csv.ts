/** Begins a formula in a spreadsheet, also where the character is drawn wide. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * A table as CSV (RFC 4180) in UTF-8 that a spreadsheet opens as text: cells that would be read as a formula get an
 * apostrophe before them.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(','));
  // The mark says that it is UTF-8, which spreadsheets otherwise do not assume.
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
