const LINE_BYTES = 75;
/** All of Unicode's control characters, except the line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\0-\x09\x0b-\x1f\x7f-\x9f]/g;

/** A text as the value of a property (RFC 5545, 3.3.11). Control characters that calendars refuse are removed. */
export function icsText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Formats lines for a calendar: they end in CR LF, and are folded if they are longer than 75 bytes in UTF-8. */
export function icsFile(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const ASCII = /^[\0-\x7f]*$/;

function folded(line: string): string {
  return ASCII.test(line) ? foldedAscii(line) : foldedUnicode(line);
}

function foldedAscii(line: string): string {
  if (line.length <= LINE_BYTES) return line;
  const parts = [line.slice(0, LINE_BYTES)];
  // The space at the start of a continuation line is one of its bytes.
  for (let from = LINE_BYTES; from < line.length; from += LINE_BYTES - 1) {
    parts.push(line.slice(from, from + LINE_BYTES - 1));
  }
  return parts.join('\r\n ');
}

function foldedUnicode(line: string): string {
  const parts: string[] = [];
  let [from, bytes] = [0, 0];
  for (let at = 0; at < line.length; ) {
    const code = line.codePointAt(at) ?? 0;
    const size = bytesOf(code);
    if (bytes + size > LINE_BYTES) {
      parts.push(line.slice(from, at));
      [from, bytes] = [at, 1];
    }
    bytes += size;
    at += code < 0x10000 ? 1 : 2;
  }
  parts.push(line.slice(from));
  return parts.join('\r\n ');
}

function bytesOf(code: number): number {
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
