import type { Id, Transport } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { HOME_OUT } from '@wayfold/domain/travel/home-legs';

/** Sets the transport of a leg: of one between destinations, of that from home, or of that back. */
export function transportChange(document: TripDocument, leg: Id, transport: Transport): SingleChange {
  if (leg === HOME_OUT) return { kind: 'trip.set', fields: { homeOut: transport } };
  const isBack = document.trip.homeBack !== null && orderedDestinations(document).at(-1)?.id === leg;
  if (isBack) return { kind: 'trip.set', fields: { homeBack: transport } };
  return { kind: 'destination.set', id: leg, fields: { transport } };
}
