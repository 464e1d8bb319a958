import { setTimeout as wait } from 'node:timers/promises';
import type { AsyncBuffer } from 'hyparquet';
import pLimit from 'p-limit';
import { OperatorError } from '../../../../process/operator-error';
import { askBytes, type SourceAnswer, SourceBusy, SourceRefused } from '../../../../streets/ask-source';
import { StreetsAway } from '../../../../streets/street-source';

/** The most of a file that is asked for at once; longer parts are asked for in pieces. */
const PIECE_BYTES = 4_000_000;
/** Enough to recognize a file. */
const HEAD_BYTES = 64;
const TIMEOUT_MS = 60_000;
const AT_ONCE = 4;
/** A network fails now and then, and an import takes long: waits before another try, in milliseconds. */
const WAITS_MS = [500, 3_000, 10_000];

/**
 * Checks that an address has a Parquet file, the only kind of which parts can be read.
 *
 * @returns its size in bytes, and `head`, which identifies an import
 * @throws OperatorError with what to do, if it can't be read
 */
export async function remoteKind(address: string): Promise<{ kind: 'parquet'; size: number; head: Buffer }> {
  const { bytes, etag, headers } = await bytesAt(address, { offset: 0, length: HEAD_BYTES });
  const [, size] = /\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  if (size === undefined) throw unreadable(address, 'The source does not say how large the file is.');
  if (bytes.toString('latin1', 0, 4) !== 'PAR1') {
    throw new OperatorError(
      `${shownAddress(address)} is not a Parquet file. Only those are read from an address: download it and import the file.`,
    );
  }
  const version = etag ?? headers.get('last-modified') ?? '';
  return { kind: 'parquet', size: Number(size), head: Buffer.from(`${address}\n${version}`) };
}

/** A file at an address as hyparquet reads it: only the bytes it asks for are fetched. */
export function remoteBuffer(address: string, byteLength: number): AsyncBuffer {
  const limit = pLimit(AT_ONCE);
  return {
    byteLength,
    slice: async (start, end = byteLength) => {
      const from = start < 0 ? byteLength + start : start;
      const pieces: { offset: number; length: number }[] = [];
      for (let offset = from; offset < end; offset += PIECE_BYTES) {
        pieces.push({ offset, length: Math.min(PIECE_BYTES, end - offset) });
      }
      const whole = new Uint8Array(end - from);
      const fetched = pieces.map((piece) =>
        limit(async () => {
          const { bytes } = await bytesAt(address, piece);
          if (bytes.length < piece.length) throw unreadable(address, 'The file has become shorter.');
          whole.set(bytes, piece.offset - from);
        }),
      );
      await Promise.all(fetched);
      return whole.buffer;
    },
  };
}

async function bytesAt(address: string, asked: { offset: number; length: number }): Promise<SourceAnswer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await askBytes(new URL(address), { ...asked, timeoutMs: TIMEOUT_MS });
    } catch (error) {
      if (!(error instanceof StreetsAway)) throw error;
      const pause = WAITS_MS[attempt];
      if (pause === undefined || error instanceof SourceRefused) throw unreadable(address, error.message);
      await wait(error instanceof SourceBusy ? error.seconds * 1_000 : pause);
    }
  }
}

function unreadable(address: string, reason: string): OperatorError {
  return new OperatorError(
    `${shownAddress(address)} cannot be read. ${reason} Check the address: it must lead to the file itself, without a redirect, and answer range requests.`,
  );
}

/** An address without its parameters, which may contain a key. */
export function shownAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}
