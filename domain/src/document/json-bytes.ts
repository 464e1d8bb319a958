import type { Fields } from './rows';

/** Text that JSON writes unchanged, one byte per character. */
const PLAIN = /^[ !#-[\]-~]*$/;
/** Up to this length, checking each character is faster than a regular expression. */
const SHORT = 40;

function isPlain(text: string): boolean {
  if (text.length > SHORT) return PLAIN.test(text);
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x20 || unit > 0x7e || unit === 0x22 || unit === 0x5c) return false;
  }
  return true;
}

function textBytes(text: string): number {
  if (isPlain(text)) return text.length + 2;
  const json = JSON.stringify(text);
  let bytes = json.length;
  for (let index = 0; index < json.length; index += 1) {
    const unit = json.charCodeAt(index);
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
}

/**
 * The size of a value as JSON text in UTF-8, calculated without serializing it; 0 for a missing value.
 *
 * Assumes that field names need no escaping, which is true of rows and ids.
 */
export function jsonBytes(value: unknown): number {
  if (typeof value === 'string') return textBytes(value);
  if (value === null || value === true) return 4;
  if (value === undefined) return 0;
  if (value === false) return 5;
  if (typeof value !== 'object') return String(value).length;
  if (Array.isArray(value)) {
    let bytes = 2 + Math.max(0, value.length - 1);
    for (const item of value) bytes += jsonBytes(item);
    return bytes;
  }
  // One comma fewer than fields, and two brackets.
  return Math.max(2, fieldsBytes(value as Fields) + 1); // an object, read by key
}

/** The size of fields in an object, with a comma after each. */
function fieldsBytes(fields: Fields): number {
  let bytes = 0;
  for (const field in fields) bytes += fieldBytes(field, fields[field]);
  return bytes;
}

/** The size of one field in an object, with the comma after it. */
export function fieldBytes(field: string, value: unknown): number {
  return value === undefined ? 0 : field.length + 4 + jsonBytes(value);
}
