import type { Transport } from '@wayfold/contract/kernel/values';
import { TRANSPORTS } from '@wayfold/contract/kernel/word-lists';
import type { Destination } from '@wayfold/contract/trip/trip';
import { type LegFacts, legFacts, legFactsBy } from '@wayfold/domain/changes/leg-facts';
import { legKey } from '@wayfold/domain/changes/settle';
import { orderedDestinations } from '@wayfold/domain/document/trip-document';
import { FITTING_TRANSPORTS, rankTransports } from '@wayfold/domain/travel/transport-choice';
import { proposeTransport, type TransportProposal } from '@wayfold/domain/travel/transport-proposal';
import { useMemo } from 'react';
import { knownLegs, useKnownLegs, useMeasuredLegs } from '../../api/places/leg-measures';
import { travelTimesOf, useTravelTimes } from '../../api/places/travel-times';
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
 * @returns the few that fit the leg, and the others, best first; and the one that the planner would propose
 */
export function useTransportOptions(
  from: Destination,
  to: Destination,
): { fitting: TransportOption[]; others: TransportOption[]; proposed: TransportProposal } {
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
  useTravelTimes([{ from: from.coords, to: to.coords }]);
  const times = travelTimesOf({ from: from.coords, to: to.coords });
  const known = useKnownLegs();
  // biome-ignore lint/correctness/useExhaustiveDependencies: more legs are known when the number changes
  return useMemo(() => {
    const measured = knownLegs(legs);
    const starts = orderedDestinations(document).slice(0, -1);
    const others = starts.filter(({ id }) => id !== from.id).map(({ transport }) => transport);
    const way = { from: from.coords, to: to.coords, times };
    const beside = starts
      .slice(
        0,
        starts.findIndex(({ id }) => id === from.id),
      )
      .map((stop) => stop.transport);
    const proposed = proposeTransport({ ...way, beside });
    const ranked = rankTransports({ ...way, current: from.transport, others, proposed: proposed.transport });
    const options = ranked.map((transport) => ({
      transport,
      facts:
        transport === from.transport
          ? legFacts(from, to, document.bookings)
          : legFactsBy(transport, { from, to, leg: measured[transport] ?? null }),
    }));
    return {
      fitting: options.slice(0, FITTING_TRANSPORTS),
      others: options.slice(FITTING_TRANSPORTS),
      proposed,
    };
  }, [document, from, to, legs, known, times]);
}
