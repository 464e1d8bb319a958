import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import type { BookingPlatform, BookingType } from '@wayfold/contract/places/places-endpoints';
import { useCallback } from 'react';
import { ensureGuest, useSession } from '../account/account';
import { client } from '../client/client';
import { useSetting } from '../client/settings';
import type { MapBox } from './places';

const MINUTES = 60_000;
/** Maximum that the server returns per call. */
const MOST = 100;
/** The category of the user's own places to stay. */
const OWN_CATEGORY = 'hotel';

/** Search radius for stays around a stop, in meters; same as the server's for lists. */
export const STAYS_METERS = 50_000;
/** Wider search radius, in meters. */
export const FAR_STAYS_METERS = 250_000;

/** Where to search for places to stay. */
export type StayQuestion = { at: Readonly<Coords>; isFar: boolean } | { box: MapBox };

/** What was found for a question. */
export interface StayPlaces {
  /** Best first; undefined while loading. */
  places: readonly Place[] | undefined;
  isFailed: boolean;
  retry: () => void;
}

/**
 * Places to stay in the categories of the setting `hotel_category`, from any source; includes the user's own unless
 * `user_place_hotel` is off.
 *
 * @param question null fetches nothing
 */
export function useStayPlaces(question: StayQuestion | null): StayPlaces {
  const userId = useSession()?.userId ?? null;
  const categories = useSetting('hotel_category').join(',');
  const withOwn = useSetting('user_place_hotel');
  const answer = useQuery({
    queryKey: ['stay-places', userId, categories, JSON.stringify(question)],
    queryFn: ({ signal }) => ask(question, categories, signal),
    enabled: question !== null,
    staleTime: 10 * MINUTES,
    ...(withOwn ? {} : { select: withoutOwn }),
  });
  return { places: answer.data, isFailed: answer.isError, retry: () => void answer.refetch() };
}

function withoutOwn(places: Place[]): Place[] {
  return places.filter(({ poi_source }) => poi_source !== 'user_place');
}

async function ask(question: StayQuestion | null, categories: string, signal: AbortSignal): Promise<Place[]> {
  if (!question || categories === '') return [];
  const wanted = { categories, limit: MOST };
  if ('box' in question) {
    const bbox = question.box.map((degrees) => degrees.toFixed(4)).join(',');
    return client.places.list({ query: { ...wanted, bbox } }, { signal });
  }
  const at = question.at.map((degrees) => degrees.toFixed(4)).join(',');
  const near = await client.places.list({ query: { ...wanted, near: at } }, { signal });
  if (!question.isFar) return near;
  const far = await client.places.nearby({ query: { ...wanted, at, radius: FAR_STAYS_METERS } }, { signal });
  const known = new Set(near.map(({ id }) => id));
  return [...near, ...far.filter(({ id }) => !known.has(id))];
}

const NO_PLATFORMS: readonly BookingPlatform[] = [];

/** The booking platforms to offer the signed-in user; none for visitors, guests and excluded user types. */
export function useBookingPlatforms(type: BookingType): readonly BookingPlatform[] {
  const userId = useSession()?.userId ?? null;
  const { data } = useQuery({
    queryKey: ['booking-platforms', userId, type],
    queryFn: ({ signal }) => client.places.bookingPlatforms({ query: { type } }, { signal }),
    enabled: userId !== null,
    staleTime: 60 * MINUTES,
  });
  return data ?? NO_PLATFORMS;
}

/** One of the user's own places to stay, as stored in a trip. */
export interface OwnStay {
  id: string;
  coords: Coords;
}

/**
 * Saves a place to stay to the user's own places, located by its address.
 *
 * @throws what the call throws: a ProblemError with a message for the user if the address can't be found
 */
export function useSaveOwnStay(): (name: string, address: string) => Promise<OwnStay> {
  const queryClient = useQueryClient();
  return useCallback(
    async (name, address) => {
      await ensureGuest();
      const body = { name, address, category: OWN_CATEGORY, source: 'address' };
      const { id, coordinates } = await client.places.saveUserPlace({ body });
      void queryClient.invalidateQueries({ queryKey: ['stay-places'] });
      const [lon = 0, lat = 0] = coordinates.split(',').map(Number);
      return { id: `user:${id}`, coords: [lon, lat] };
    },
    [queryClient],
  );
}
