import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type Near, usePaused } from '../../api/places/atlas';
import type { FoundList } from '../../api/places/typed-list';
import { typedNames } from '../../api/places/typed-names';
import type { Suggestion } from '../../ui/fields/suggest-field';
import { type NewPlace, newPlaceFromAtlas } from './new-destination';

/** How long typing has to pause before the names are looked up, in milliseconds. */
const PAUSE_MS = 250;
/** The id of the row that adds the list. */
export const TYPED_LIST = 'typed-list';

/** The places of a list, to add in this order. */
export interface NewPlaces {
  places: readonly NewPlace[];
  /** Typed names that nothing was found for. */
  missing: readonly string[];
}

/**
 * Several places typed into one field: "Moab 2, Page, Zion".
 *
 * @returns `row` offers to add them; undefined while they are looked up. `isList` is false for "Denver, Colorado", too.
 */
export function useTypedList(text: string, near: Near | undefined) {
  const t = useTranslations('addDestination');
  const words = useTranslations('tripWords');
  const queryClient = useQueryClient();
  const typed = text.trim();
  const asked = usePaused(typed, PAUSE_MS);
  const lookUp = async (names: string) => {
    const { findTypedList } = await import('../../api/places/typed-list');
    return findTypedList(queryClient, names, near);
  };
  const mayBeList = typedNames(typed).length > 1;
  const { data, isError } = useQuery({
    queryKey: ['typed-list', asked, near?.join(',')],
    queryFn: () => lookUp(asked),
    enabled: mayBeList && asked === typed,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const found = mayBeList && asked === typed ? data : undefined;
  const isList = mayBeList && !isError && (found === undefined || found.places.length > 1);
  const row: Suggestion | undefined =
    isList && found
      ? {
          id: TYPED_LIST,
          title: t('addSeveral', { count: found.places.length }),
          detail: found.places
            .map(({ place, nights }) =>
              nights === null
                ? place.name
                : t('placeNights', { place: place.name, nights: words('nights', { count: nights }) }),
            )
            .join(' · '),
          icon: <ListPlus size={18} strokeWidth={1.75} aria-hidden="true" />,
        }
      : undefined;

  /** Looks them up right away; null if the text is no list. Throws if the server can't be reached. */
  async function find(): Promise<NewPlaces | null> {
    if (!mayBeList) return null;
    const list = await lookUp(typed);
    return list.places.length > 1 ? newPlacesOf(list) : null;
  }

  return { isList, row, find };
}

function newPlacesOf({ places, missing }: FoundList): NewPlaces {
  return {
    places: places.map(({ place, nights }) => ({
      ...newPlaceFromAtlas(place),
      ...(nights === null ? {} : { nights }),
    })),
    missing,
  };
}
