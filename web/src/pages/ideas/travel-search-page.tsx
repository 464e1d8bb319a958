import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import type { DestinationIdea, TripIdeaSlim } from '@wayfold/contract/places/ideas-endpoints';
import { areasLabel } from '@wayfold/domain/format/place-label';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import { Search } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSuggestions } from '../../api/places/atlas';
import { useDestinationIdeas, useTours, useTripIdeas } from '../../api/places/ideas';
import { DestinationCard } from '../../features/trip-ideas/destination-card';
import { coordsOf } from '../../features/trip-ideas/idea-changes';
import { ALL_IDEAS, filterIdeas } from '../../features/trip-ideas/idea-filter';
import { links } from '../../lib/links';
import type { MapStop } from '../../map/trip-map-props';
import { EmptyState, ErrorState } from '../../ui/empty-state';
import { TextField } from '../../ui/fields/text-field';
import { Skeleton } from '../../ui/skeleton';
import { PageMap } from './idea-map';
import { PageHead, SiteFrame } from './site-frame';
import styles from './site-frame.module.css';
import { StartPlaces } from './start-places';
import { IdeaCards } from './themes-page';

/** The maximum number of results listed per kind. */
const LISTED = 12;
const NO_LEGS: never[] = [];
/** A place within this distance, in meters, of an idea with the same name counts as the same place. */
const SAME_PLACE_M = 25_000;

/** Searches ideas, tours and places, with the results in a list and on a map. The search text is in the URL. */
export function TravelSearchPage() {
  return (
    <SiteFrame>
      <TravelSearch />
    </SiteFrame>
  );
}

function TravelSearch() {
  const t = useTranslations('ideaPages');
  const { q = '' } = useSearch({ from: '/travel_search' });
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  // Going back changes the search text.
  useEffect(() => setText(q), [q]);
  function search(next: string) {
    setText(next);
    void navigate({ ...links.travelSearch(next), replace: true });
  }
  return (
    <>
      <PageHead title={t('search')} help={t('searchHelp')} />
      <search>
        <TextField
          label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          value={text}
          onChange={search}
          maxLength={100}
          type="search"
          icon={<Search size={20} strokeWidth={1.75} aria-hidden="true" />}
        />
      </search>
      {text.trim() === '' ? (
        <EmptyState
          title={t('searchEmpty')}
          help={t('searchEmptyHelp')}
          action={<Link {...links.currentThemes()}>{t('moreIdeas')}</Link>}
        />
      ) : (
        <Found text={text.trim()} />
      )}
    </>
  );
}

function Found({ text }: { text: string }) {
  const t = useTranslations('ideaPages');
  const trips = useTripIdeas();
  const tours = useTours();
  const destinations = useDestinationIdeas();
  const { places: suggested, pending, failed } = useSuggestions(text);
  const filter = useMemo(() => ({ ...ALL_IDEAS, text }), [text]);
  const ideas = useMemo(
    () => filterIdeas([...(trips.data ?? []), ...(tours.data ?? [])], filter).slice(0, LISTED),
    [trips.data, tours.data, filter],
  );
  const towns = useMemo(
    () => filterIdeas(destinations.data ?? [], filter).slice(0, LISTED),
    [destinations.data, filter],
  );
  const places = useMemo(
    () => suggested.filter((place) => !towns.some((town) => isSamePlace(town, place))),
    [suggested, towns],
  );
  const stops = useMemo(() => pinsOf(ideas, towns, places), [ideas, towns, places]);
  const queries = [trips, tours, destinations];

  if (queries.some((query) => query.isError) || failed) {
    const again = () => void Promise.all(queries.map((query) => query.refetch()));
    return <ErrorState title={t('failedTitle')} help={t('failedHelp')} onTryAgain={again} />;
  }
  if (stops.length === 0) {
    if (pending || queries.some((query) => query.isPending)) return <Skeleton lines={4} />;
    return <EmptyState title={t('searchNone', { text })} help={t('searchNoneHelp')} />;
  }
  return (
    <div className={styles.split}>
      <div className={styles.rows}>
        <p role="status">{t('foundCount', { count: stops.length })}</p>
        {ideas.length > 0 ? (
          <section aria-labelledby="found-trips">
            <h2 id="found-trips" className={styles.subtitle}>
              {t('foundTrips')}
            </h2>
            <IdeaCards ideas={ideas} headingLevel={3} />
          </section>
        ) : null}
        {towns.length > 0 ? (
          <section aria-labelledby="found-places">
            <h2 id="found-places" className={styles.subtitle}>
              {t('foundPlaces')}
            </h2>
            <ul className={styles.cards}>
              {towns.map((idea) => (
                <li key={idea.destId}>
                  <DestinationCard idea={idea} headingLevel={3} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {places.length > 0 ? (
          <section aria-labelledby="found-elsewhere">
            <h2 id="found-elsewhere" className={styles.subtitle}>
              {t('foundElsewhere')}
            </h2>
            <StartPlaces places={places} fact={areasLabel} />
          </section>
        ) : null}
      </div>
      <PageMap label={t('searchMap')} stops={stops} legs={NO_LEGS} />
    </div>
  );
}

function isSamePlace(town: DestinationIdea, { name, coords: [lon, lat] }: AtlasPlace): boolean {
  return town.name === name && greatCircleMeters(coordsOf(town), [lon, lat]) < SAME_PLACE_M;
}

function pinsOf(
  ideas: readonly TripIdeaSlim[],
  towns: readonly DestinationIdea[],
  places: readonly AtlasPlace[],
): MapStop[] {
  const found = [
    ...ideas.map(({ id, name, coords }) => ({ id, name, coords, localName: null })),
    ...towns.map((town) => ({ ...town, id: `place ${town.destId}`, coords: coordsOf(town) })),
    ...places,
  ];
  return found.map(({ id, name, localName, coords }, index) => ({
    id,
    name,
    localName,
    coords: [coords[0], coords[1]],
    number: index + 1,
    colorIndex: index,
  }));
}
