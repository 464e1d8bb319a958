import type { TripDocument } from '@wayfold/domain/document/trip-document';
import type pg from 'pg';
import { type NewestStates, newestStates } from '../../../lib/turns/newest-states';

/** Room for about a hundred usual trips, in bytes as JSON; in memory they take about three times as much. */
const DOCUMENT_BYTES = 4 * 1024 * 1024;

const documents = new WeakMap<pg.Pool, NewestStates<TripDocument>>();

/**
 * The documents that were written last through a pool, as they are in the database, by trip. A trip that was just edited is
 * usually edited again soon, and loading it takes PostgreSQL as long as the rest of the write.
 */
export function writtenDocumentsOf(pool: pg.Pool): NewestStates<TripDocument> {
  const known = documents.get(pool) ?? newestStates<TripDocument>(DOCUMENT_BYTES);
  documents.set(pool, known);
  return known;
}
