import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import type { Place } from '@wayfold/contract/places/places';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import type { Insertion } from '@wayfold/domain/travel/detour';
import { useMemo } from 'react';
import { useOnline } from '../../api/device/online';
import { useFavorites } from '../../api/places/favorites';
import { atlasPlaceOf, useKnownPlaces } from '../../api/places/known-places';
import { type PlaceQuestion, usePlaces } from '../../api/places/places';
import { recentPlaces } from '../../api/places/recent-places';
import { useRouteLegs } from '../../api/places/routes';
import { useTownsAlong, useTownsFrom } from '../../api/places/towns';
import type { BestSpot } from './best-spots';
import {
  byTurns,
  comparedPlaces,
  type LikelyGroup,
  type LikelyPlace,
  type LikelySources,
  likelyPlaces,
  stopBefore,
} from './likely-places';
import { useSpots } from './use-spots';

/** Kinds of places where people spend a night rather than an hour. */
const WORTH_A_NIGHT = [
  ...['national-park', 'state-park', 'park-unit', 'nature-reserve', 'canyon', 'lake', 'island', 'volcano'],
  ...['mountain', 'beach', 'coast', 'hot-spring', 'glacier', 'historic-district', 'ruins', 'ski-area'],
];

const NOTHING: readonly Place[] = [];
const NOWHERE: readonly LikelyPlace[] = [];

/** Likely places in groups, and where each would be added. */
export interface Likely {
  groups: readonly LikelyGroup[];
  /** False until the groups are final. */
  isReady: boolean;
  /** What a place adds, as measured; null if it isn't known. */
  measureOf: (place: LikelyPlace) => BestSpot;
  /** The position of a place if it is added now. */
  spotOf: (place: Pick<LikelyPlace, 'coords'>) => Insertion | null;
}

/**
 * The places that are likely as the next destination, before anything is typed. Offline, they come from what is stored on the
 * device.
 *
 * @param at the 1-based position of the new destination; null for the best one
 * @param isWanted false if nothing is shown yet, so nothing is requested
 */
export function useLikelyPlaces(document: TripDocument, at: number | null, isWanted = true): Likely {
  const stops = orderedDestinations(document);
  const isOnline = useOnline();
  const isAsked = isWanted && isOnline;
  const lines = useRouteLegs(document);
  const around = stopBefore(stops, at);
  const legs = [...lines.values()].filter(({ id }) => at === null || id === stops[at - 2]?.id);
  const line = legs.flatMap(({ coordinates }) => coordinates);
  const questions: PlaceQuestion[] = [
    ...(around ? [{ kind: 'near' as const, at: around.coords }] : []),
    ...(line.length > 1 ? [{ kind: 'along' as const, line }] : []),
  ];
  const answers = usePlaces(isAsked ? questions : [], WORTH_A_NIGHT);
  const near = answers[0]?.data ?? NOTHING;
  const along = answers[1]?.data ?? NOTHING;
  const drive = useTownsFrom(isAsked && around ? around.coords : null);
  const towns = useTownsAlong(isAsked && line.length > 1 ? line : null);
  const known = useKnownPlaces(document);
  const { places: favorites } = useFavorites(isWanted);

  const sources = useMemo((): LikelySources => {
    const device = known.map(withoutCategory);
    const listed = (places: readonly Place[]) => places.map(likelyPlaceOf).filter(isWorthANight);
    return comparedPlaces(document, around, {
      along: isOnline ? byTurns(listed(along), towns.towns.map(withoutCategory)) : device,
      near: isOnline ? listed(near) : device,
      drive: drive.towns.map(withoutCategory),
      saved: favorites.map(likelyPlaceOf),
      // Only adding a place changes them, and that changes the document.
      recent: recentPlaces().map(withoutCategory),
    });
  }, [document, around, isOnline, known, along, near, drive.towns, towns.towns, favorites]);
  const places = useMemo(() => Object.values(sources).flat(), [sources]);
  const { spots, spotOf, isMeasuring } = useSpots(document, isWanted ? places : NOWHERE, at);
  const groups = useMemo(() => likelyPlaces(sources, spotOf), [sources, spotOf]);
  return {
    groups,
    isReady: isWanted && !isMeasuring && ![...answers, drive, towns].some(({ isLoading }) => isLoading),
    measureOf: (place) => spots[places.indexOf(place)] ?? null,
    spotOf,
  };
}

function isWorthANight({ category }: LikelyPlace): boolean {
  return WORTH_A_NIGHT.includes(category);
}

function likelyPlaceOf(place: Place): LikelyPlace {
  return { ...atlasPlaceOf(place), category: place.categories.split(',')[0] ?? '' };
}

function withoutCategory(place: AtlasPlace): LikelyPlace {
  return { ...place, category: '' };
}
