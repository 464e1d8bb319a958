import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import type { Transaction } from '../../../../db/statement';
import { takeTurn } from '../../../../db/take-turn';
import { type ImportedRow, type PlaceInOne, putListed } from '../../listed/listed-write-store';
import type { CuratedNames } from './curated-names';
import { keysAround, keysOf } from './match-keys';
import { type StoredRow, storedByIds, storedByKeys, storedByNumbers, storedTwins } from './merge-store';
import { isSameRecord, mergedRow, recordOf } from './merged-row';
import { categoriesOf, longestReachOf, reachOf } from './same-kinds';
import { haveSameName } from './same-names';

/** Where even more records claim to be one place, they are listed as several. */
const MOST_TWINS = 20;

/** A record as it is before and after a batch. */
type Standing = {
  /** What its source says. */
  own: ImportedRow;
  stored: StoredRow | null;
  /** Known once it is written. */
  number: number | null;
  /** The one that is shown instead. */
  sameAs: Standing | null;
  /** Those that it is shown instead of. */
  twins: Set<Standing>;
  curatedId: string | null;
  /** Every name it is known by. */
  names: Set<string>;
  isWritten: boolean;
};

/** What became of the records of a batch. */
export type Merged = {
  /** New ones, and those that differ from what was there. */
  changed: number;
  /** Those that are listed as a place that is there from elsewhere. */
  merged: number;
};

/**
 * Writes the records of a batch, each place once: a record that is a known place by name, kind and distance becomes its twin,
 * and one that is a curated place is listed under that. Writes only what changes.
 *
 * The place that was there first keeps its id. Batches of several imports wait for each other, so that none overlooks a twin.
 *
 * @param records each source and source id at most once
 */
export async function mergeBatch(
  on: Transaction,
  curated: CuratedNames,
  records: readonly ImportedRow[],
): Promise<Merged> {
  if (records.length === 0) return { changed: 0, merged: 0 };
  takeTurn(on, 'import of places');
  const standings = await Standings.read(on, records);
  const placed = records.map((record) => standings.place(record));
  await standings.write(on, curated);
  const isMerged = ({ sameAs, curatedId }: Standing) => sameAs !== null || curatedId !== null;
  return {
    changed: placed.filter(({ isWritten }) => isWritten).length,
    merged: placed.filter(isMerged).length,
  };
}

class Standings {
  readonly #byId = new Map<string, Standing>();
  /** Places that are shown, by the keys of their names. */
  readonly #shown = new Map<number, Set<Standing>>();
  /** Those that may have changed. */
  readonly #touched = new Set<Standing>();

  /** Reads the rows of a batch, those they could be the same as, and the twins of both. */
  static async read(on: Transaction, records: readonly ImportedRow[]): Promise<Standings> {
    const standings = new Standings();
    const keys = records.flatMap((record) => keysAround(record, longestReachOf(categoriesOf(record))));
    const [ofBatch, near] = await Promise.all([
      storedByIds(on, records),
      storedByKeys(on, [...new Set(keys)]),
    ]);
    const rows = new Map([...near, ...ofBatch].map((row) => [row.number, row]));
    const missing = [...rows.values()].flatMap(({ same_as }) =>
      same_as !== null && !rows.has(same_as) ? same_as : [],
    );
    if (missing.length > 0) {
      for (const row of await storedByNumbers(on, missing)) rows.set(row.number, row);
    }
    const merged = [...rows.values()].filter(({ own }) => own !== null).map(({ number }) => number);
    if (merged.length > 0) for (const row of await storedTwins(on, merged)) rows.set(row.number, row);
    standings.#add([...rows.values()]);
    return standings;
  }

  #add(rows: readonly StoredRow[]): void {
    const byNumber = new Map<number, Standing>();
    for (const row of rows) {
      const standing: Standing = {
        own: row.own ?? row,
        stored: row,
        number: row.number,
        sameAs: null,
        twins: new Set(),
        curatedId: row.curated_id,
        names: new Set(row.match_names),
        isWritten: false,
      };
      byNumber.set(row.number, standing);
      this.#byId.set(idOf(row), standing);
    }
    for (const { number, same_as } of rows) {
      const standing = byNumber.get(number);
      if (!standing) continue;
      standing.sameAs = byNumber.get(same_as ?? -1) ?? null;
      standing.sameAs?.twins.add(standing);
      if (!standing.sameAs) this.#show(standing);
    }
  }

  /** Decides which place a record is. */
  place(record: ImportedRow): Standing {
    const standing = this.#byId.get(idOf(record)) ?? {
      ...{ own: record, stored: null, number: null, sameAs: null, curatedId: null, isWritten: false },
      ...{ twins: new Set<Standing>(), names: new Set(record.match_names) },
    };
    this.#byId.set(idOf(record), standing);
    if (!isSameRecord(standing.own, record)) {
      standing.own = record;
      standing.names = new Set([...record.match_names, ...(standing.twins.size > 0 ? standing.names : [])]);
    }
    const place = this.#placeOf(standing);
    if (place !== standing.sameAs) {
      if (standing.sameAs) this.#touched.add(standing.sameAs);
      standing.sameAs?.twins.delete(standing);
      place?.twins.add(standing);
      for (const name of standing.names) place?.names.add(name);
      standing.sameAs = place;
    }
    if (place) this.#touched.add(place);
    else this.#show(standing);
    this.#touched.add(standing);
    return standing;
  }

  /** The place that a record is, other than its own: the one it was, or else the nearest. */
  #placeOf(standing: Standing): Standing | null {
    // Others are shown as this one, so it stays.
    if (standing.twins.size > 0) return null;
    if (standing.sameAs && metersApart(standing.sameAs, standing) !== null) return standing.sameAs;
    const { own } = standing;
    const keys = keysAround(own, longestReachOf(categoriesOf(own)));
    let [nearest, least]: [Standing | null, number] = [null, Number.POSITIVE_INFINITY];
    for (const other of new Set(keys.flatMap((key) => [...(this.#shown.get(key) ?? [])]))) {
      const isFree = other !== standing && !other.sameAs && other.twins.size < MOST_TWINS;
      const meters = isFree ? metersApart(other, standing) : null;
      if (meters !== null && meters < least) [nearest, least] = [other, meters];
    }
    return nearest;
  }

  #show(standing: Standing): void {
    for (const key of keysOf({ ...standing.own, match_names: [...standing.names] })) {
      this.#shown.set(key, (this.#shown.get(key) ?? new Set()).add(standing));
    }
  }

  /** Writes the rows that change: first the places that are shown, whose numbers their twins need. */
  async write(on: Transaction, curated: CuratedNames): Promise<void> {
    const all = [...this.#touched];
    for (const standing of all) standing.curatedId = standing.sameAs ? null : curatedIdOf(standing, curated);
    for (const part of [all.filter(({ sameAs }) => !sameAs), all.filter(({ sameAs }) => sameAs)]) {
      const rows = part.filter(isChanged).map(rowOf);
      if (rows.length === 0) continue;
      for (const { number, ...written } of await putListed(on, rows)) {
        const standing = this.#byId.get(idOf(written));
        if (standing) Object.assign(standing, { number, isWritten: true });
      }
    }
  }
}

/** How far apart a place and a record are, in meters; null if they aren't the same. */
function metersApart(place: Standing, { own }: Standing): number | null {
  if (!haveSameName([...place.names], own.match_names)) return null;
  const reach = reachOf(categoriesOf(place.own), categoriesOf(own));
  const meters = greatCircleMeters([place.own.lon, place.own.lat], [own.lon, own.lat]);
  return reach !== null && meters <= reach ? meters : null;
}

/** What others say about a place, the oldest row first. */
function twinsOf({ twins }: Standing): ImportedRow[] {
  const age = ({ number }: Standing) => number ?? Number.POSITIVE_INFINITY;
  return [...twins].sort((a, b) => (age(a) === age(b) ? 0 : age(a) - age(b))).map(({ own }) => own);
}

function curatedIdOf(standing: Standing, curated: CuratedNames): string | null {
  for (const record of [standing.own, ...twinsOf(standing)]) {
    const id = curated.idOf(record);
    if (id !== null) return id;
  }
  return null;
}

/** A record as it is to be stored. */
function rowOf(standing: Standing): ImportedRow & PlaceInOne {
  const { own, twins, sameAs, curatedId } = standing;
  const shown = mergedRow(own, twinsOf(standing));
  return {
    ...shown,
    // A twin is found by the names of the place that is shown.
    match_keys: sameAs ? [] : keysOf(shown),
    same_as: sameAs?.number ?? null,
    curated_id: curatedId,
    own: twins.size > 0 ? recordOf(own) : null,
  };
}

function isChanged(standing: Standing): boolean {
  const { own, stored, sameAs, curatedId, twins } = standing;
  if (!stored) return true;
  if (stored.same_as !== (sameAs?.number ?? null) || stored.curated_id !== curatedId) return true;
  if (twins.size === 0) return stored.own !== null || !isSameRecord(own, stored);
  return (
    stored.own === null ||
    !isSameRecord(own, stored.own) ||
    !isSameRecord(mergedRow(own, twinsOf(standing)), stored)
  );
}

const idOf = ({ source, source_id: id }: Pick<ImportedRow, 'source' | 'source_id'>) => `${source}:${id}`;
