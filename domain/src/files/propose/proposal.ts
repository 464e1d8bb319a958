import type { Coords, ExpenseCategory, Id, LocalDate } from '@wayfold/contract/kernel/values';
import type { Refusal } from '@wayfold/contract/refusals/refusal';
import { SingleChange } from '@wayfold/contract/trip/change';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import type { TripDocument } from '../../document/trip-document';
import type { SkippedKind } from '../read/file-contents';
import { identityIn, identityOf, importedId } from './import-ids';

/** Why a row that was imported before isn't imported again. */
export const HERE: Refusal = 'rowInTrip';

/** Why a track isn't imported. */
export const NO_ROOM_FOR_TRACK: Refusal = ['tracksFullForRow', { most: TRIP_LIMITS.tracks }];

/** Why a booking isn't imported. */
export const NO_ROOM_FOR_BOOKING: Refusal = ['bookingsFullForRow', { most: TRIP_LIMITS.bookings }];

/** What happens to a row: it is imported, needs a decision, or is left out. */
export type RowState = 'matched' | 'uncertain' | 'skipped';

/** What a row becomes in the trip. */
export type RowKind = 'trip' | 'stop' | 'plan' | 'cost' | 'text' | 'picture' | 'track' | 'booking';

/** One way to import a row. */
export interface RowChoice {
  /** What distinguishes it from the others, such as the region of a place; empty if it is the only one. */
  readonly words: string;
  readonly changes: readonly SingleChange[];
}

/** One row of a file, and what it would become. */
export interface ProposedRow {
  /** Unique in its proposal. */
  readonly id: string;
  readonly kind: RowKind | SkippedKind;
  /** Null if the file has none. */
  readonly name: string | null;
  /** The day of one of several occurrences, which tells it from the others; otherwise null. */
  readonly day: LocalDate | null;
  /** The category of a cost; otherwise null. */
  readonly category: ExpenseCategory | null;
  readonly state: RowState;
  /** Why it is uncertain or skipped; null for matched rows. */
  readonly reason: Refusal | null;
  /** Most likely first; empty for skipped rows. */
  readonly choices: readonly RowChoice[];
}

/** What a file would do to a trip. Nothing has been changed yet. */
export interface Proposal {
  readonly rows: readonly ProposedRow[];
  /** What it would do to the trip as a whole. */
  readonly notes: readonly Refusal[];
}

/** A place that a name could mean. */
export interface AnsweredPlace {
  readonly name: string;
  readonly localName: string | null;
  readonly region: string | null;
  readonly country: string | null;
  readonly timezone: string | null;
  readonly coords: Coords;
}

/** Collects rows for a trip and assigns their ids. */
export interface Rows {
  readonly rows: ProposedRow[];
  /** Adds a row that can be imported in one way or several. If it can't be stored, it is skipped instead. */
  add(row: RowInput): void;
  /** Adds a row that is left out. */
  skip(row: SkippedRow): void;
  /** The id that the row with a key has, or will get, in the trip. */
  idOf(key: string, like?: Id): Id;
  /** Whether the trip already has the row with a key. */
  has(key: string): boolean;
}

/** What identifies a row to a person. */
export interface RowLook extends Partial<Pick<ProposedRow, 'day' | 'category'>> {
  readonly key: string;
  readonly name: string | null;
}

interface RowInput extends RowLook {
  readonly kind: RowKind;
  /** Null for a row that is certain. */
  readonly doubt: Refusal | null;
  readonly choices: readonly RowChoice[];
}

interface SkippedRow extends RowLook {
  readonly kind: ProposedRow['kind'];
  readonly reason: Refusal;
}

type ListedRow = RowLook & Pick<ProposedRow, 'kind' | 'state' | 'reason' | 'choices'>;

/** Starts the rows of a proposal for a trip. */
export function rowsFor(document: TripDocument): Rows {
  const tripId = document.trip.id;
  const known = new Map<string, Id>();
  const { destinations, events, costs, texts, pictures, tracks, bookings } = document;
  for (const table of [destinations, events, costs, texts, pictures, tracks, bookings]) {
    for (const id of Object.keys(table)) known.set(identityOf(id), id);
  }
  /**
   * The position of each row in its file. It must not depend on whether the trip already has the row, because ids are
   * made from it.
   */
  const places = new Map<string, number>();
  const identityFor = (key: string) => {
    const identity = identityIn(tripId, key);
    if (!places.has(identity)) places.set(identity, places.size);
    return identity;
  };
  const rows: ProposedRow[] = [];
  const list = ({ key, day = null, category = null, ...row }: ListedRow) =>
    rows.push({ ...row, id: `${rows.length} ${key}`, day, category });
  const skip: Rows['skip'] = (row) => {
    list({ ...row, state: 'skipped', choices: [] });
  };
  return {
    rows,
    skip,
    add({ doubt, choices, ...row }) {
      const kept = choices.filter(({ changes }) =>
        changes.every((change) => SingleChange.safeParse(change).success),
      );
      if (kept.length === 0) {
        skip({ ...row, reason: 'rowNotStorable' });
        return;
      }
      const state = doubt === null ? 'matched' : 'uncertain';
      list({ ...row, state, reason: doubt, choices: kept });
    },
    idOf(key, like) {
      const identity = identityFor(key);
      const index = places.get(identity) ?? 0;
      return known.get(identity) ?? importedId(identity, { index, like: like ?? null });
    },
    has: (key) => known.has(identityFor(key)),
  };
}
