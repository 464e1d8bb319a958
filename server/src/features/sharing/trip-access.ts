import type { TripAccess, TripRowKind } from '@wayfold/contract/endpoint';
import { ProblemError } from '@wayfold/contract/problem-error';
import { isTour } from '@wayfold/domain/apply-change';
import { type Queryable, rowsOf, type Statement } from '../../db/statement';
import type { Actor, EditableTrip, OpenedTrip, TripClaim } from '../../http/access';

/** What deciding about a trip needs to know of it. */
export type TripStanding = { readonly id: string; readonly user_id: string | null; readonly type: string };

type Level = TripAccess['level'];

const OF_TRIP: Statement = {
  name: 'trip-standing',
  text: 'select id, user_id, type from trips where id = $1',
};
const OF_ROW: Readonly<Record<TripRowKind, Statement>> = {
  destinations: standingOfRow('destinations'),
  events: standingOfRow('trip_events'),
  costs: standingOfRow('trip_costs'),
  texts: standingOfRow('trip_texts'),
};

function standingOfRow(table: string): Statement {
  return {
    name: `trip-standing-of-${table}`,
    text: `select trips.id, trips.user_id, trips.type
      from ${table} row join trips on trips.id = row.trip_id where row.id = $1`,
  };
}

/** The refusal of everything a person may not know about: strangers' trips and trips that never were. */
export function noSuchTrip(row: TripRowKind | null = null): ProblemError {
  if (row === null) return new ProblemError('not-found', 'There is no such trip.');
  return new ProblemError('not-found', 'That is not part of any trip of yours.');
}

/**
 * Decides whether a person may do what they claim; throws when not.
 *
 * Owners may do everything. A trip that belongs to nobody is an example: everyone may look, nobody may change it. Trips
 * whose type contains 'tour' are never written.
 */
function decide(
  actor: Actor | null,
  level: Level,
  trip: TripStanding | undefined,
  row: TripRowKind | null,
): void {
  if (!trip) throw noSuchTrip(row);
  const isOwn = actor !== null && trip.user_id === actor.userId;
  const isExample = trip.user_id === null;
  if (!isOwn && !isExample) throw noSuchTrip(row);
  if (level === 'tripView') return;
  if (isExample) throw new ProblemError('forbidden', 'This is an example trip. Copy it to change it.');
  if (isTour(trip.type))
    throw new ProblemError('forbidden', 'A guided tour cannot be changed. Copy it first.');
}

/** Proves a claim against the database, or throws: not found to strangers, forbidden where they may look only. */
export async function openTrip<L extends Level>(
  on: Queryable,
  actor: Actor | null,
  claim: TripClaim & { readonly level: L },
): Promise<OpenedTrip<L>> {
  const statement = claim.row ? OF_ROW[claim.row] : OF_TRIP;
  const [trip] = await rowsOf<TripStanding>(on, statement, [claim.id]);
  decide(actor, claim.level, trip, claim.row);
  return { id: trip?.id } as OpenedTrip<L>; // the brands are minted here alone, after the decision
}

/** Decides again about a trip that was opened before and is locked now: it may have gone or changed hands meanwhile. */
export function reopenTrip(
  actor: Actor,
  opened: EditableTrip,
  locked: TripStanding | undefined,
): EditableTrip {
  decide(actor, 'tripEdit', locked, null);
  return opened;
}

/**
 * SQL that holds for trips the caller may see, for statements that read and prove in one go.
 *
 * @param caller SQL of the caller's user id, null for nobody
 */
export function visibleTo(caller: string): string {
  return `(trips.user_id is null or trips.user_id = ${caller})`;
}
