import type { TripDocument } from '@wayfold/domain/document/trip-document';
import type { StreetMap } from '../base-map';
import { mapKeeperOf } from './map-keeper';
import { tilesToKeep } from './tiles-to-keep';

/** Goes on storing the map of a trip if that was neither finished nor stopped. */
export async function resumeStoring(document: TripDocument, map: StreetMap): Promise<void> {
  const keeper = mapKeeperOf(document.trip.id);
  await keeper.look();
  const keeping = keeper.keeping();
  if (keeping.kind === 'stopped' && keeping.why === 'interrupted') {
    await keeper.store(tilesToKeep(document, map));
  }
}
