import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useUsaState, useUsaStates } from '../../api/places/ideas';
import { DestinationCard } from '../../features/trip-ideas/destination-card';
import { links } from '../../lib/links';
import type { MapStop } from '../../map/trip-map-props';
import { EmptyState, ErrorState } from '../../ui/empty-state';
import { Select } from '../../ui/fields/select';
import { Skeleton } from '../../ui/skeleton';
import { PageMap } from './idea-map';
import { PageHead, SiteFrame } from './site-frame';
import styles from './site-frame.module.css';
import { IdeaCards } from './themes-page';

const NO_LEGS: never[] = [];

/** Parks and ideas of the US, state by state. The state is in the URL. */
export function UsaTravelPage() {
  return (
    <SiteFrame>
      <UsaTravel />
    </SiteFrame>
  );
}

function UsaTravel() {
  const t = useTranslations('ideaPages');
  const { state } = useSearch({ from: '/usa_travel_info' });
  const navigate = useNavigate();
  const { data: states, isPending, refetch } = useUsaStates();
  return (
    <>
      <PageHead title={t('usa')} help={t('usaHelp')} />
      {isPending ? (
        <Skeleton lines={6} />
      ) : states ? (
        <>
          <Select
            label={t('usaChoose')}
            options={states.map(({ name, ...counts }) => ({
              id: name,
              label: `${name}: ${t('usaCounts', counts)}`,
            }))}
            value={state ?? null}
            onChange={(name) => void navigate(links.usaTravel(name))}
            placeholder={t('usaChoose')}
          />
          {state === undefined ? (
            <ul className={styles.links}>
              {states.map(({ name }) => (
                <li key={name}>
                  <Link {...links.usaTravel(name)}>{name}</Link>
                </li>
              ))}
            </ul>
          ) : (
            <State name={state} />
          )}
        </>
      ) : (
        <ErrorState title={t('failedTitle')} help={t('failedHelp')} onTryAgain={() => void refetch()} />
      )}
    </>
  );
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
      <div className={styles.split}>
        <section aria-labelledby="parks-title">
          <h2 id="parks-title" className={styles.subtitle}>
            {t('usaParks', { state: name })}
          </h2>
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
        <PageMap label={t('usaMap', { state: name })} stops={stops} legs={NO_LEGS} />
      </div>
      {data.ideas.length > 0 ? (
        <section aria-labelledby="state-ideas">
          <h2 id="state-ideas" className={styles.subtitle}>
            {t('usaIdeas', { state: name })}
          </h2>
          <IdeaCards ideas={data.ideas} headingLevel={3} />
        </section>
      ) : null}
      {data.destinations.length > 0 ? (
        <section aria-labelledby="state-places">
          <h2 id="state-places" className={styles.subtitle}>
            {t('usaPlaces')}
          </h2>
          <ul className={styles.cards}>
            {data.destinations.map((place) => (
              <li key={place.destId}>
                <DestinationCard idea={place} headingLevel={3} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
