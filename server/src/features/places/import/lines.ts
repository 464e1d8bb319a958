import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import type { SourceFile } from './imported';

/** The most of one record that is kept in memory; the longest known entries of Wikidata are half of it. */
export const MOST_BYTES = 8_000_000;
const CHUNK_BYTES = 1 << 20;
const NEWLINE = 10;
const MARK = '\ufeff';

/** Why a record could not even become text. */
export const UNREADABLE = {
  tooLong: `longer than ${MOST_BYTES / 1_000_000} MB`,
  notUtf8: 'not UTF-8 text',
} as const;

/** A line without its end, numbered from 1. */
export type Line = { number: number } & ({ text: string } | { unreadable: string });

/** Reads a file piece by piece and notes how far it is. */
export async function* chunksOf(file: SourceFile): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(file.path, { highWaterMark: CHUNK_BYTES })) {
    file.bytesRead += chunk.length;
    yield chunk;
  }
}

/** Splits pieces into lines, in memory for no more than one line, and not even that when it is too long. */
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

/** Bytes that become one text, forgotten as soon as they are too many. */
export class Gathered {
  /** How many were added since the last `take`, forgotten ones too. */
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

  /** The text of what was added, and begins anew. */
  take(): { text: string } | { unreadable: string } {
    const isTooLong = this.bytes > this.#most;
    const bytes = Buffer.concat(this.#parts);
    this.bytes = 0;
    this.#parts = [];
    if (isTooLong) return { unreadable: UNREADABLE.tooLong };
    return isUtf8(bytes) ? { text: bytes.toString('utf8') } : { unreadable: UNREADABLE.notUtf8 };
  }
}
