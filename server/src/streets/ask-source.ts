import { readBytes } from '../adapters/read-answer';
import { version } from '../process/version';
import { StreetsAway } from './street-source';

/** One question to a source. */
export interface SourceQuestion {
  readonly accept: string;
  /** The longest answer to read, in bytes after decompression. */
  readonly mostBytes: number;
  readonly timeoutMs: number;
  /** Sent as If-None-Match. */
  readonly etag?: string | null;
  /** Sent as Range: the first and the last byte. */
  readonly range?: readonly [number, number];
}

/** The answer of a source. */
export interface SourceAnswer {
  readonly status: number;
  readonly bytes: Buffer;
  readonly etag: string | null;
  readonly headers: Headers;
}

/** The source says when to come back, or that it has had enough. */
export class SourceBusy extends StreetsAway {
  readonly seconds: number;

  constructor(seconds: number) {
    super('The source asked to wait.');
    this.seconds = seconds;
  }
}

/** The source answers, but not with what was asked for: asking again is of no use. */
export class SourceRefused extends StreetsAway {}

const USUAL_WAIT_S = 60;
const LONGEST_WAIT_S = 3_600;

/**
 * Asks a source of streets, and reads its answer up to a limit. Follows no redirect: the operator named the only host to ask.
 *
 * @throws StreetsAway if it can't be reached, is too slow, says too much or refuses; no error contains the URL, which may
 *   contain a key
 */
export async function askSource(url: URL, question: SourceQuestion): Promise<SourceAnswer> {
  const { accept, mostBytes, timeoutMs, etag, range } = question;
  try {
    const response = await fetch(url, {
      headers: {
        accept,
        'user-agent': `Wayfold/${version}`,
        ...(etag ? { 'if-none-match': etag } : {}),
        // A range is of the stored bytes, so they must not be compressed on the way.
        ...(range ? { range: `bytes=${range[0]}-${range[1]}`, 'accept-encoding': 'identity' } : {}),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status, headers } = response;
    if (status === 429 || status === 503) {
      await response.body?.cancel();
      throw new SourceBusy(waitOf(headers.get('retry-after')));
    }
    const bytes = await readBytes(response, mostBytes);
    return { status, bytes, etag: headers.get('etag'), headers };
  } catch (error) {
    if (error instanceof StreetsAway) throw error;
    if (isRedirect(error)) throw new SourceRefused('The source leads to another address.');
    throw new StreetsAway(wordsOf(error));
  }
}

/** Bytes of what is at an address. */
export interface BytesAsked {
  readonly offset: number;
  /** At least 1. */
  readonly length: number;
  readonly timeoutMs: number;
}

/**
 * Asks for some bytes of what is at an address.
 *
 * @returns 206, and fewer bytes where it ends
 * @throws StreetsAway as `askSource`, SourceRefused if it answers no range requests
 */
export async function askBytes(
  address: URL,
  { offset, length, timeoutMs }: BytesAsked,
): Promise<SourceAnswer> {
  const answer = await askSource(address, {
    accept: 'application/octet-stream',
    mostBytes: length,
    timeoutMs,
    range: [offset, offset + length - 1],
  });
  // 200 would be all of it, from its start.
  if (answer.status === 200) throw new SourceRefused('The source does not answer range requests.');
  if (answer.status !== 206) throw new SourceRefused(`The source answers with status ${answer.status}.`);
  return answer;
}

function isRedirect(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && cause.message === 'unexpected redirect';
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'The source failed.';
  if (error.name === 'TimeoutError') return 'The source did not answer in time.';
  if (error.message === 'too long') return 'The source answered with more than a map needs.';
  return 'The source could not be reached.';
}

function waitOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter);
  if (!retryAfter || !Number.isFinite(seconds) || seconds <= 0) return USUAL_WAIT_S;
  return Math.min(LONGEST_WAIT_S, Math.ceil(seconds));
}
