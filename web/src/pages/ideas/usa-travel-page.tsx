import { useSearch } from '@tanstack/react-router';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useUsaState, useUsaStates } from '../../api/places/ideas';
import { DestinationCard } from '../../features/trip-ideas/destination-card';
import type { MapStop } from '../../map/trip-map-props';
import { EmptyState, ErrorState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { PageMap } from './idea-map';
import { PageHead, SiteFrame } from './site-frame';
import styles from './site-frame.module.css';
import { StartPlaces } from './start-places';
import { IdeaCards } from './themes-page';
import { UsaList, UsaMap } from './usa-map';

const NO_LEGS: never[] = [];

/** Parks, cities and ideas of the US, state by state, on a map of the states. The chosen one is in the URL. */
export function UsaTravelPage() {
  return (
    <SiteFrame>
      <UsaTravel />
    </SiteFrame>
  );
}

function UsaTravel() {
  const t = useTranslations('ideaPages');
  const { state: chosen = null } = useSearch({ from: '/usa_travel_info' });
  const { data: states, isPending, refetch } = useUsaStates();
  const { heading, onChoose } = useChosenHeading(chosen);
  return (
    <>
      <PageHead title={t('usa')} help={t('usaHelp')} />
      {isPending ? (
        <Skeleton lines={6} />
      ) : states ? (
        <div className={styles.country}>
          <UsaMap states={states} chosen={chosen} onChoose={onChoose} />
          <UsaList states={states} chosen={chosen} onChoose={onChoose} />
        </div>
      ) : (
        <ErrorState title={t('failedTitle')} help={t('failedHelp')} onTryAgain={() => void refetch()} />
      )}
      {chosen === null ? null : (
        <section aria-labelledby="state-title" className={styles.state}>
          <h2 id="state-title" ref={heading} tabIndex={-1} className={styles.stateName}>
            {chosen}
          </h2>
          <State name={chosen} />
        </section>
      )}
    </>
  );
}

/** Moves the focus to the heading of a state that the user has just chosen; not when the page opens with one. */
function useChosenHeading(chosen: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosenHere = useRef(false);
  useEffect(() => {
    if (chosen !== null && isChosenHere.current) heading.current?.focus();
    isChosenHere.current = false;
  }, [chosen]);
  const onChoose = useCallback(() => {
    isChosenHere.current = true;
  }, []);
  return { heading, onChoose };
}

function State({ name }: { name: string }) {
  const t = useTranslations('ideaPages');
  const { data, isPending, error, refetch } = useUsaState(name);
  const stops = useMemo(
    () =>
      (data?.parks ?? []).map(
        (park, index): MapStop => ({
          id: park.id,
          name: park.name,
          localName: null,
          coords: [park.coords[0], park.coords[1]],
          number: index + 1,
          colorIndex: index,
        }),
      ),
    [data],
  );
  if (isPending) return <Skeleton lines={6} />;
  if (error instanceof ProblemError && error.code === 'not-found') {
    return <EmptyState title={t('usaNoState')} help={t('usaNoStateHelp')} />;
  }
  if (!data) {
    return <ErrorState title={t('failedTitle')} help={t('failedHelp')} onTryAgain={() => void refetch()} />;
  }
  return (
    <>
      <section aria-labelledby="cities-title">
        <h3 id="cities-title" className={styles.subtitle}>
          {t('usaCities')}
        </h3>
        <StartPlaces
          places={data.cities}
          fact={({ sights }) => (sights > 0 ? t('usaSights', { count: sights }) : null)}
          inColumns
        />
      </section>
      <div className={styles.split}>
        <section aria-labelledby="parks-title">
          <h3 id="parks-title" className={styles.subtitle}>
            {t('usaParks')}
          </h3>
          <ol className={styles.rows}>
            {data.parks.map((park, index) => (
              <li key={park.id}>
                <span className={styles.rowName}>
                  {index + 1}. {park.name}
                </span>
                <span className={styles.fact}>{t('hours', { hours: park.hours })}</span>
                <p>{park.blurb}</p>
              </li>
            ))}
          </ol>
        </section>
        <PageMap label={t('usaMap')} stops={stops} legs={NO_LEGS} />
      </div>
      {data.ideas.length > 0 ? (
        <section aria-labelledby="state-ideas">
          <h3 id="state-ideas" className={styles.subtitle}>
            {t('usaIdeas')}
          </h3>
          <IdeaCards ideas={data.ideas} headingLevel={4} />
        </section>
      ) : null}
      {data.destinations.length > 0 ? (
        <section aria-labelledby="state-places">
          <h3 id="state-places" className={styles.subtitle}>
            {t('usaPlaces')}
          </h3>
          <ul className={styles.cards}>
            {data.destinations.map((place) => (
              <li key={place.destId}>
                <DestinationCard idea={place} headingLevel={4} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
