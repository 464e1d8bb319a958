import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { areaBeside } from '@wayfold/domain/format/place-label';
import { useMemo } from 'react';
import { usePlaceKinds } from '../../api/places/places';
import { nameLanguage } from '../../trip-ui/name-language';
import type { Suggestion } from '../../ui/fields/suggest-field';
import { LikelyHead } from './likely-head';
import { LikelyIcon } from './likely-list';
import { stopBefore } from './likely-places';
import { useLikelyPlaces } from './use-likely-places';
import { useLikelyTag } from './use-likely-tag';

/**
 * Likely places as rows of the search field, in groups, each with the travel it adds.
 *
 * @param at the 1-based position of the new destination; null for the best one
 * @param isWanted false requests nothing
 */
export function useLikelyRows(document: TripDocument, at: number | null, isWanted: boolean) {
  const stops = orderedDestinations(document);
  const { groups, isReady, measureOf, spotOf } = useLikelyPlaces(document, at, isWanted);
  const kinds = usePlaceKinds(isWanted);
  const tagOf = useLikelyTag();
  const near = stopBefore(stops, at);
  const toward = at === null ? null : (stops[at - 1] ?? null);
  const suggestions = isReady
    ? groups.flatMap(({ kind, places }) =>
        places.map((place): Suggestion => {
          const { id, name, localName, country } = place;
          const isLocal = localName !== null && localName !== name;
          return {
            id,
            title: name,
            local: isLocal ? { text: localName, lang: nameLanguage(localName, country) } : undefined,
            detail: areaBeside(place) ?? undefined,
            icon: <LikelyIcon place={place} kinds={kinds} />,
            tag: tagOf(kind, measureOf(place)),
            group: { id: kind, title: <LikelyHead kind={kind} near={near} toward={toward} /> },
          };
        }),
      )
    : [];
  const places = useMemo(() => groups.flatMap((group) => group.places), [groups]);
  return { places, spotOf, suggestions };
}
