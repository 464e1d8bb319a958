import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import type { SourceFile } from './imported';

/** The most bytes of one record held in memory; the longest known entries of Wikidata are half that size. */
export const MOST_BYTES = 8_000_000;
const CHUNK_BYTES = 1 << 20;
const NEWLINE = 10;
const MARK = '\ufeff';

/** Reasons why a record couldn't be decoded to text. */
export const UNREADABLE = {
  tooLong: `longer than ${MOST_BYTES / 1_000_000} MB`,
  notUtf8: 'not UTF-8 text',
} as const;

/** A line without its line break, numbered from 1. */
export type Line = { number: number } & ({ text: string } | { unreadable: string });

/** Reads a file in chunks and updates how far it is. */
export async function* chunksOf(file: Pick<SourceFile, 'path' | 'bytesRead'>): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(file.path, { highWaterMark: CHUNK_BYTES })) {
    file.bytesRead += chunk.length;
    yield chunk;
  }
}

/** Splits chunks into lines, with at most one line in memory; a line that is too long isn't kept. */
export async function* linesOf(chunks: AsyncIterable<Buffer>, most = MOST_BYTES): AsyncGenerator<Line> {
  const line = new Gathered(most);
  let number = 1;
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      line.add(chunk.subarray(from, end));
      yield { number, ...withoutMarks(line.take()) };
      number += 1;
      from = end + 1;
    }
    line.add(chunk.subarray(from));
  }
  if (line.bytes > 0) yield { number, ...withoutMarks(line.take()) };
}

function withoutMarks(taken: ReturnType<Gathered['take']>): ReturnType<Gathered['take']> {
  if (!('text' in taken)) return taken;
  const text = taken.text.endsWith('\r') ? taken.text.slice(0, -1) : taken.text;
  return { text: text.startsWith(MARK) ? text.slice(1) : text };
}

/** Collects bytes for one text, and drops them as soon as there are too many. */
export class Gathered {
  /** How many bytes were added since the last `take`, including dropped ones. */
  bytes = 0;
  #parts: Buffer[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(part: Buffer): void {
    this.bytes += part.length;
    if (this.bytes > this.#most) this.#parts = [];
    else if (part.length > 0) this.#parts.push(part);
  }

  /** Returns the text of what was added, and starts over. */
  take(): { text: string } | { unreadable: string } {
    const isTooLong = this.bytes > this.#most;
    const bytes = Buffer.concat(this.#parts);
    this.bytes = 0;
    this.#parts = [];
    if (isTooLong) return { unreadable: UNREADABLE.tooLong };
    return isUtf8(bytes) ? { text: bytes.toString('utf8') } : { unreadable: UNREADABLE.notUtf8 };
  }
}
