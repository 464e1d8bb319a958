import type { DestinationIdea, TripIdeaSlim } from '@wayfold/contract/places/ideas-endpoints';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDestinationIdeas, useTours, useTripIdeas } from '../../api/places/ideas';
import { useSelectionActions } from '../../planner-state/selection';
import { Button } from '../../ui/button';
import { EmptyState, ErrorState } from '../../ui/empty-state';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import { Skeleton } from '../../ui/skeleton';
import { TabHead, TabTitle } from '../../ui/tab-head';
import { closestFirst } from './closest-first';
import { DestinationCard } from './destination-card';
import { IdeaCard } from './idea-card';
import { coordsOf } from './idea-changes';
import { ALL_IDEAS, type Filtered, filterIdeas, type IdeaFilter, isFiltering } from './idea-filter';
import { IdeaFilters } from './idea-filters';
import styles from './ideas-tab.module.css';

type Kind = 'trips' | 'tours' | 'places';

const SEARCH_WORDS = { trips: 'searchTrips', tours: 'searchTours', places: 'searchPlaces' } as const;

/** Props of `IdeasTab`. */
export interface IdeasTabProps {
  document: TripDocument;
  /** The idea on the map. */
  shownId: string | null;
  onPreview: (ideaId: string) => void;
  /** Null if the trip can't be changed. */
  onAddDestination: ((idea: DestinationIdea) => void) | null;
  /** The ready-made trips, below the ideas. */
  readyTrips: ReactNode;
}

/** Trip Ideas: ideas, guided tours and places, to filter and preview on the map before using them. */
export function IdeasTab(props: IdeasTabProps) {
  const { document, readyTrips } = props;
  const t = useTranslations('tripIdeas');
  const [kind, setKind] = useState<Kind>('trips');
  const [filter, setFilter] = useState(ALL_IDEAS);
  const late = useDeferredValue(filter);
  const trips = useTripIdeas();
  const tours = useTours();
  const places = useDestinationIdeas();
  const query = { trips, tours, places }[kind];
  const list = { document, filter: late, onShowAll: () => setFilter(ALL_IDEAS) };
  return (
    <div className={styles.panel}>
      <TabHead>
        <TabTitle title={t('title')}>
          <SegmentedControl
            label={t('kind')}
            segments={[
              { id: 'trips', label: t('trips') },
              { id: 'tours', label: t('tours') },
              { id: 'places', label: t('places') },
            ]}
            value={kind}
            onChange={setKind}
          />
        </TabTitle>
        <IdeaFilters
          filter={filter}
          onChange={setFilter}
          placeholder={query.data ? t(SEARCH_WORDS[kind], { count: query.data.length }) : t('search')}
        />
      </TabHead>
      {query.isPending ? (
        <Skeleton lines={6} className={styles.waiting ?? ''} />
      ) : query.isError ? (
        <div className={styles.list}>
          <ErrorState title={t('failed')} help={t('failedHelp')} onTryAgain={() => void query.refetch()} />
        </div>
      ) : kind === 'places' ? (
        <FilteredList
          {...list}
          ideas={places.data ?? []}
          placeOf={coordsOf}
          keyOf={({ destId }) => destId}
          card={(idea) => <PlaceCard idea={idea} onAdd={props.onAddDestination} />}
        />
      ) : (
        <FilteredList
          {...list}
          ideas={(kind === 'trips' ? trips.data : tours.data) ?? []}
          placeOf={({ coords }) => coords}
          keyOf={({ id }) => id}
          card={(idea) => <TripCard idea={idea} {...props} />}
        />
      )}
      {kind === 'trips' && !isFiltering(filter) ? (
        <section className={styles.ready} aria-labelledby="ready-title">
          <h2 id="ready-title" className={styles.subtitle}>
            {t('ready')}
          </h2>
          <p className={styles.help}>{t('readyHelp')}</p>
          {readyTrips}
        </section>
      ) : null}
    </div>
  );
}

function TripCard({ idea, shownId, onPreview }: { idea: TripIdeaSlim } & IdeasTabProps) {
  return (
    <IdeaCard
      idea={idea}
      isShown={idea.id === shownId}
      headingLevel={2}
      link={(name, className) => (
        <button
          type="button"
          className={className}
          aria-pressed={idea.id === shownId}
          onClick={() => onPreview(idea.id)}
        >
          {name}
        </button>
      )}
    />
  );
}

function PlaceCard({ idea, onAdd }: { idea: DestinationIdea; onAdd: IdeasTabProps['onAddDestination'] }) {
  const { setGhost } = useSelectionActions();
  const show = () => setGhost({ coords: coordsOf(idea), name: idea.name, from: null, to: null });
  const hide = () => setGhost(null);
  return (
    // Hover and focus only show the place on the map; the button inside has the action.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      <DestinationCard idea={idea} headingLevel={2} {...(onAdd ? { onAdd } : {})} />
    </div>
  );
}

function FilteredList<Idea extends Filtered>(props: {
  ideas: readonly Idea[];
  document: TripDocument;
  filter: IdeaFilter;
  onShowAll: () => void;
  placeOf: (idea: Idea) => readonly [number, number];
  keyOf: (idea: Idea) => string;
  card: (idea: Idea) => ReactNode;
}) {
  const { ideas, document, filter, onShowAll, placeOf, keyOf, card } = props;
  const t = useTranslations('tripIdeas');
  const hasStops = Object.keys(document.destinations).length > 0;
  const found = useMemo(
    () => closestFirst(filterIdeas(ideas, filter), placeOf, document),
    [ideas, filter, placeOf, document],
  );
  if (found.length === 0) {
    return (
      <div className={styles.list}>
        <EmptyState
          title={t('none')}
          help={t('noneHelp')}
          action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
        />
      </div>
    );
  }
  return (
    <section className={styles.list}>
      <div className={styles.counts}>
        <p role="status">{t('matches', { count: found.length })}</p>
        {hasStops ? <p className={styles.order}>{t('closest')}</p> : null}
      </div>
      <ul className={styles.cards}>
        {found.map((idea) => (
          <li key={keyOf(idea)}>{card(idea)}</li>
        ))}
      </ul>
    </section>
  );
}
