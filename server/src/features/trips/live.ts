import type { LiveNotice } from '@wayfold/contract/patch';
import { ProblemError } from '@wayfold/contract/problem-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rowsOf, type Statement } from '../../db/statement';
import type { House } from '../../house';
import type { Actor, Door, VisibleTrip } from '../../http/access';
import type { EventStream, EventStreams } from '../../http/streams';
import type { TripNotices } from '../sharing/live-notices';
import { openTrip } from '../sharing/trip-access';
import { changesSince } from './history-store';

const BEAT_MS = 15_000;

const VERSION: Statement = { name: 'trip-version', text: 'select version from trips where id = $1' };

/** What one live stream is about. */
type Watch = {
  house: House;
  door: Pick<Door, 'actorOf'>;
  token: string | null;
  trip: VisibleTrip;
  stream: EventStream;
  /** The newest version the reader has. */
  sent: number;
};

/**
 * Streams a trip's changes to one reader until either side ends, or the reader may no longer see the trip.
 *
 * People who may edit get every change with its patches; others only hear that there is a new version. Whoever has been
 * away for longer than changes are kept is told to read the trip again.
 */
export async function streamTrip(
  {
    house,
    door,
    notices,
    streams,
  }: { house: House; door: Door; notices: TripNotices; streams: EventStreams },
  {
    trip,
    token,
    request,
    reply,
  }: { trip: VisibleTrip; token: string | null; request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const sent = lastEventId(request) ?? (await versionOf(house, trip)) ?? 0;
  const watch: Watch = { house, door, token, trip, stream: streams.open(request, reply), sent };
  const { stream } = watch;
  let isOpen = true;

  const catchUp = oneAtATime(async () => {
    try {
      await sendMissed(watch);
    } catch (error) {
      // Its reader has gone, or the server is stopping and the database is no longer there to ask.
      if (!isOpen) return;
      if (!(error instanceof ProblemError)) house.log.warn({ err: error }, 'a live stream was cut');
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

/** Runs `work` now, or once more after the run under way; never two at a time. */
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

/** Sends what the reader lacks, after asking again whether they may have it; throws when not. */
async function sendMissed(watch: Watch): Promise<void> {
  const { house, door, token, trip, stream } = watch;
  const actor = token ? await door.actorOf(token) : null;
  const mayEdit = await checkAccess(house, actor, trip);
  const version = await versionOf(house, trip);
  if (version === null || version === watch.sent) return;
  if (mayEdit) await sendChanges(watch, version);
  else stream.send('version', String(version), { version });
  watch.sent = version;
}

/** Sends every change up to `version`, or the word to start over when they are no longer kept. */
async function sendChanges({ house, trip, stream, sent }: Watch, version: number): Promise<void> {
  const missed = await changesSince(house.database.pool, trip.id, { since: sent, until: version });
  if (!missed) stream.send('reset', String(version), { version });
  for (const change of missed ?? []) {
    const { changeId, patches } = change;
    const notice: LiveNotice = { version: change.version, changeId, patches };
    stream.send('change', String(change.version), notice);
  }
}

/** Whether the reader may edit; throws when they may not even look. */
async function checkAccess(house: House, actor: Actor | null, { id }: VisibleTrip): Promise<boolean> {
  const { pool } = house.database;
  try {
    await openTrip(pool, actor, { level: 'tripEdit', id, row: null });
    return true;
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'forbidden') throw error;
    await openTrip(pool, actor, { level: 'tripView', id, row: null });
    return false;
  }
}

async function versionOf(house: House, trip: VisibleTrip): Promise<number | null> {
  const [row] = await rowsOf<{ version: number }>(house.database.pool, VERSION, [trip.id]);
  return row?.version ?? null;
}

/** The version a returning reader has, from Last-Event-ID; null when there is none. */
function lastEventId(request: FastifyRequest): number | null {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : null;
}
