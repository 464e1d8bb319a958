import type { Transport } from '@wayfold/contract/kernel/values';
import { TRANSPORTS } from '@wayfold/contract/kernel/word-lists';
import type { Destination } from '@wayfold/contract/trip/trip';
import { type LegFacts, legFacts, legFactsBy } from '@wayfold/domain/changes/leg-facts';
import { legKey } from '@wayfold/domain/changes/settle';
import { orderedDestinations } from '@wayfold/domain/document/trip-document';
import { FITTING_TRANSPORTS, rankTransports } from '@wayfold/domain/travel/transport-choice';
import { useMemo } from 'react';
import { knownLegs, useKnownLegs, useMeasuredLegs } from '../../api/places/leg-measures';
import { useTripSelector } from '../../api/trip-session/react/trip-session';

/** A transport for a leg, and what the leg would be with it. */
export interface TransportOption {
  transport: Transport;
  facts: LegFacts;
}

/**
 * The transports from one destination to the next, each with the figures that choosing it gives: measured by the server, or an
 * estimate while it loads and offline.
 *
 * @returns the few that fit the leg, and the others, best first
 */
export function useTransportOptions(
  from: Destination,
  to: Destination,
): { fitting: TransportOption[]; others: TransportOption[] } {
  const document = useTripSelector((trip) => trip.document);
  const legs = useMemo(
    () =>
      TRANSPORTS.filter((mode) => mode !== 'Hidden').map((mode) => ({
        id: mode,
        key: legKey(from.coords, to.coords, mode),
        from: from.coords,
        to: to.coords,
        mode,
      })),
    [from.coords, to.coords],
  );
  useMeasuredLegs(legs);
  const known = useKnownLegs();
  // biome-ignore lint/correctness/useExhaustiveDependencies: more legs are known when the number changes
  return useMemo(() => {
    const measured = knownLegs(legs);
    const ranked = rankTransports({
      from: from.coords,
      to: to.coords,
      current: from.transport,
      others: orderedDestinations(document)
        .slice(0, -1)
        .filter(({ id }) => id !== from.id)
        .map(({ transport }) => transport),
      hasRoad: measured.MyVehicle?.failed !== true,
    });
    const options = ranked.map((transport) => ({
      transport,
      facts:
        transport === from.transport
          ? legFacts(from, to, document.bookings)
          : legFactsBy(transport, { from, to, leg: measured[transport] ?? null }),
    }));
    return { fitting: options.slice(0, FITTING_TRANSPORTS), others: options.slice(FITTING_TRANSPORTS) };
  }, [document, from, to, legs, known]);
}
