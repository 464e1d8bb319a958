import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { LiveNotice } from '@wayfold/contract/trip/patch';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, ShownTrip } from '../../../http/access';
import type { EventStream, EventStreams } from '../../../http/streams';
import type { Services } from '../../../services';
import type { TripNotices } from '../../sharing/live-notices';
import { changesSince } from '../history/history-store';
import type { LiveReads, Seen } from './live-reads';

const BEAT_MS = 15_000;
/** The state of one live stream. */
type Watch = {
  services: Services;
  reads: LiveReads;
  token: string | null;
  /** The id the reader used for the trip: when a share ends, the streams of everyone who came through it end. */
  named: string;
  trip: ShownTrip;
  stream: EventStream;
  /** The newest version the reader has, and what viewers could see at that time. */
  sent: number;
  stamp: string;
};

/**
 * Streams a trip's changes to one reader until either side ends the stream or the reader may no longer see the trip.
 *
 * The owner gets every change with its patches; others only hear that there is something new to read. A reader who was away
 * longer than changes are kept is told to read the trip again.
 */
export async function streamTrip(
  {
    services,
    reads,
    notices,
    streams,
  }: {
    services: Services;
    reads: LiveReads;
    notices: TripNotices;
    streams: EventStreams;
  },
  {
    actor,
    trip,
    named,
    token,
    request,
    reply,
  }: {
    actor: Actor | null;
    trip: ShownTrip;
    named: string;
    token: string | null;
    request: FastifyRequest;
    reply: FastifyReply;
  },
): Promise<void> {
  const sent = lastEventId(request) ?? trip.version;
  const stream = streams.open(request, reply, { reader: actor?.userId ?? null, what: trip.id });
  const watch: Watch = { services, reads, token, named, trip, stream, sent, stamp: trip.stamp };
  let isOpen = true;

  const catchUp = oneAtATime(async () => {
    try {
      const seen = await reads.see(token, named);
      if (isOpen) await sendMissed(watch, seen);
    } catch (error) {
      // The reader is gone, or the server is stopping and the database is already closed.
      if (!isOpen) return;
      if (!(error instanceof ProblemError)) services.log.warn({ err: error }, 'a live stream failed');
      stream.end();
    }
  });
  const unwatch = notices.watch(trip.id, catchUp);
  const beat = setInterval(() => {
    stream.beat();
    catchUp();
  }, BEAT_MS);
  stream.onEnd(() => {
    isOpen = false;
    clearInterval(beat);
    unwatch();
  });
  catchUp();
}

/** Runs `work` now, or once more after the current run; never two at a time. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await work();
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}

/** Sends what the reader is missing of what they may see. */
async function sendMissed(watch: Watch, { audience, version, stamp }: Seen): Promise<void> {
  // Version and stamp are of one read: a version that is newer than the stamp would be told again with the next stamp.
  const isNewer = version !== watch.sent;
  if (audience.who === 'owner') {
    if (isNewer) await sendChanges(watch, version);
  } else if (isNewer || stamp !== watch.stamp) watch.stream.send('version', String(version), { version });
  watch.sent = version;
  watch.stamp = stamp;
}

/** Sends every change up to `version`, or a reset event if the changes are too large or no longer kept. */
async function sendChanges({ services, reads, trip, stream, sent }: Watch, version: number): Promise<void> {
  const { pool } = services.database;
  const missed = await reads.limit(() => changesSince(pool, trip.id, { since: sent, until: version }));
  if (!missed) stream.send('reset', String(version), { version });
  for (const change of missed ?? []) {
    const { changeId, patches } = change;
    const notice: LiveNotice = { version: change.version, changeId, patches };
    if (stream.send('change', String(change.version), notice)) continue;
    stream.send('reset', String(version), { version });
    return;
  }
}

/** The version a returning reader has, from Last-Event-ID; null without that header. */
function lastEventId(request: FastifyRequest): number | null {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : null;
}
