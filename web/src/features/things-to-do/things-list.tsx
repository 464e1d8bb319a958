import type { TripDocument } from '@wayfold/domain/trip-document';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnline } from '../../api/online';
import { legColorVar } from '../../lib/leg-color';
import { useTripFormat } from '../../lib/trip-format';
import { Button } from '../../ui/button';
import { EmptyState, ErrorState } from '../../ui/empty-state';
import { SkeletonBar } from '../../ui/skeleton';
import { PlaceCard } from './place-card';
import styles from './things-list.module.css';
import type { ThingActions } from './use-thing-actions';
import { endsOf, type PlaceGroup, type Things } from './use-things';

/** Cards that a group shows at first, and more at a time. */
const PAGE = 20;

/** What was found, group by group; each says what is missing and offers what there is. */
export function ThingsList(props: { things: Things; document: TripDocument; actions: ThingActions }) {
  const { things, document, actions } = props;
  const { where, stop, next, groups, isSaved } = things;
  if (where === 'along' && stop && !next && !isSaved) return <LastStop things={things} place={stop.name} />;
  return (
    <div className={styles.list}>
      {groups.map((group, index) =>
        // The outlook on the way says nothing of its own while it is empty.
        index > 0 && group.found.length === 0 ? null : (
          <Group
            key={`${group.kind} ${group.stop?.id} ${things.text} ${things.chosen.join()}`}
            group={group}
            things={things}
            document={document}
            actions={actions}
          />
        ),
      )}
    </div>
  );
}

function Group(props: { group: PlaceGroup; things: Things; document: TripDocument; actions: ThingActions }) {
  const { group, things, document, actions } = props;
  const { found, status, stop, next } = group;
  const t = useTranslations('thingsToDo');
  const [shown, setShown] = useState(PAGE);
  const headingId = `things-${group.kind}`;
  return (
    <section aria-labelledby={headingId} aria-busy={status === 'loading'} className={styles.group}>
      <GroupHead group={group} id={headingId} />
      {status === 'loading' ? <LoadingCards /> : null}
      {status === 'failed' ? <Failed onTryAgain={group.retry} /> : null}
      {status === 'ready' && found.length === 0 ? <Nothing group={group} things={things} /> : null}
      {found.length > 0 ? (
        <ul className={styles.cards} aria-labelledby={headingId}>
          {found.slice(0, shown).map((one) => {
            const { from } = endsOf(group, one.place, document);
            const homes = group.kind === 'along' ? [next?.id, stop?.id] : [from?.id];
            return (
              <PlaceCard
                key={one.place.id}
                found={one}
                kinds={things.kinds}
                from={from?.name ?? ''}
                document={document}
                destids={homes.filter((id) => id !== undefined)}
                actions={actions}
              />
            );
          })}
        </ul>
      ) : null}
      {found.length > shown ? (
        <Button className={styles.more} onClick={() => setShown(shown + PAGE)}>
          {t('more')}
        </Button>
      ) : null}
    </section>
  );
}

function GroupHead({ group, id }: { group: PlaceGroup; id: string }) {
  const { kind, stop, next, found, status } = group;
  const t = useTranslations('thingsToDo');
  const format = useTripFormat();
  const color = legColorVar((stop?.destinationOrder ?? 1) - 1);
  const title = {
    near: t('nearStop', { place: stop?.name ?? '' }),
    along: t('onTheWayTo', { place: next?.name ?? '' }),
    area: t('inThisArea'),
    saved: t('savedPlaces'),
  }[kind];
  const dates =
    kind === 'near' && stop?.dtArrive && stop.dtDepart ? format.range(stop.dtArrive, stop.dtDepart) : null;
  return (
    <header className={styles.head}>
      {kind === 'near' ? (
        <span className={styles.pin} style={{ background: color }} aria-hidden="true">
          {stop?.destinationOrder}
        </span>
      ) : kind === 'along' ? (
        <span className={styles.bar} style={{ background: color }} aria-hidden="true" />
      ) : null}
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {status === 'ready' && found.length > 0 ? (
        <p className={styles.count}>
          {dates === null
            ? t('count', { count: found.length })
            : t('countDates', { count: found.length, dates })}
        </p>
      ) : null}
    </header>
  );
}

/** Why a group is empty, and what there is instead. */
function Nothing({ group, things }: { group: PlaceGroup; things: Things }) {
  const { text, chosen, showAll, widen, radius, stop, setWhere } = things;
  const t = useTranslations('thingsToDo');
  const format = useTripFormat();
  if (text.trim() && group.hidden > 0) {
    return (
      <EmptyState
        headingLevel={3}
        title={t('nothingFits', { text: text.trim() })}
        help={t('nothingFitsHelp', { count: group.hidden })}
        action={<Button onClick={showAll}>{t('showAll')}</Button>}
      />
    );
  }
  if (chosen.length > 0) {
    return (
      <EmptyState
        headingLevel={3}
        title={t('nothingFitsKinds')}
        action={<Button onClick={showAll}>{t('showAll')}</Button>}
      />
    );
  }
  if (group.kind === 'saved') {
    return <EmptyState headingLevel={3} title={t('nothingSaved')} help={t('nothingSavedHelp')} />;
  }
  if (group.kind === 'near' && stop) {
    const isWide = radius > 100_000;
    return (
      <EmptyState
        headingLevel={3}
        title={t('nothingNear', { distance: format.distance(radius / 1_611.14), place: stop.name })}
        help={t('nothingHelp')}
        action={
          <Button onClick={() => (isWide ? setWhere('area') : widen())}>
            {isWide ? t('lookArea') : t('widen')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      title={group.kind === 'along' ? t('nothingAlong') : t('nothingArea')}
      help={t('nothingHelp')}
      action={
        stop ? <Button onClick={() => setWhere('near')}>{t('lookNear', { place: stop.name })}</Button> : null
      }
    />
  );
}

function LastStop({ things, place }: { things: Things; place: string }) {
  const t = useTranslations('thingsToDo');
  return (
    <EmptyState
      title={t('lastStop', { place })}
      help={t('lastStopHelp')}
      action={<Button onClick={() => things.setWhere('near')}>{t('lookNear', { place })}</Button>}
    />
  );
}

function Failed({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useTranslations('thingsToDo');
  const isOnline = useOnline();
  return (
    <ErrorState
      headingLevel={3}
      title={isOnline ? t('failed') : t('offline')}
      help={isOnline ? t('failedHelp') : t('offlineHelp')}
      onTryAgain={onTryAgain}
    />
  );
}

function LoadingCards() {
  const t = useTranslations('ui');
  return (
    <div className={styles.cards} role="status" aria-label={t('loading')}>
      {[0, 1, 2].map((index) => (
        <SkeletonBar key={index} height="110px" />
      ))}
    </div>
  );
}
