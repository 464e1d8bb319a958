import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';

/** Sorts rows by their distance to the nearest stop of a trip; a trip without stops keeps the order. */
export function closestFirst<Row>(
  rows: readonly Row[],
  placeOf: (row: Row) => readonly [number, number],
  document: Pick<TripDocument, 'destinations'>,
): Row[] {
  const stops = orderedDestinations(document);
  if (stops.length === 0) return [...rows];
  const meters = (row: Row) => {
    const [lon, lat] = placeOf(row);
    return Math.min(...stops.map(({ coords }) => greatCircleMeters(coords, [lon, lat])));
  };
  return rows
    .map((row) => ({ row, far: meters(row) }))
    .sort((a, b) => a.far - b.far)
    .map(({ row }) => row);
}
