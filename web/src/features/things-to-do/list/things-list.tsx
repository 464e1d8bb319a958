import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { legColorVar } from '../../../trip-ui/leg-color';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { Button } from '../../../ui/button';
import { Menu } from '../../../ui/dialogs/menu';
import type { ThingActions } from '../use-thing-actions';
import { PlaceCard } from './place-card';
import { Discover, Failed, LastStop, LoadingCards, Nothing } from './things-empty';
import { endsOf, type PlaceGroup } from './things-groups';
import styles from './things-list.module.css';
import type { Things } from './use-things';

/** Cards that a group shows at first, and how many more are added at a time. */
const PAGE = 20;

/** The results by group; each group says what is missing and offers alternatives. */
export function ThingsList(props: { things: Things; document: TripDocument; actions: ThingActions }) {
  const { things, document, actions } = props;
  const { where, stop, next, groups, isSaved } = things;
  if (where === 'along' && stop && !next && !isSaved) return <LastStop things={things} place={stop.name} />;
  if (groups.length === 0) return null;
  return (
    <div className={styles.list}>
      {groups.map((group, index) =>
        // The group of places along the way is hidden if it is empty.
        index > 0 && group.found.length === 0 ? null : (
          <Group
            key={`${group.kind} ${group.stop?.id}`}
            group={group}
            isFirst={index === 0}
            things={things}
            document={document}
            actions={actions}
          />
        ),
      )}
    </div>
  );
}

function Group(props: {
  group: PlaceGroup;
  isFirst: boolean;
  things: Things;
  document: TripDocument;
  actions: ThingActions;
}) {
  const { group, isFirst, things, document, actions } = props;
  const { found, status, stop, next } = group;
  const t = useTranslations('thingsToDo');
  const [shown, setShown] = useState(PAGE);
  const headingId = `things-${group.kind}`;
  return (
    <section aria-labelledby={headingId} aria-busy={status === 'loading'} className={styles.group}>
      <GroupHead group={group} id={headingId}>
        {isFirst && found.length > 1 ? <SortMenu things={things} /> : null}
      </GroupHead>
      {status === 'unasked' ? <Discover things={things} /> : null}
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
                showsWhere={group.kind === 'named'}
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

function GroupHead({ group, id, children }: { group: PlaceGroup; id: string; children: ReactNode }) {
  const { kind, stop, next, found, status } = group;
  const t = useTranslations('thingsToDo');
  const format = useTripFormat();
  const color = legColorVar((stop?.destinationOrder ?? 1) - 1);
  const title = {
    near: t('nearStop', { place: stop?.name ?? '' }),
    along: t('onTheWayTo', { place: next?.name ?? '' }),
    area: t('inThisArea'),
    me: t('nearMe'),
    saved: t('savedPlaces'),
    farther: t('farther'),
    named: t('byName'),
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
      {children}
    </header>
  );
}

/** Sorts the list. */
function SortMenu({ things: { sort, setSort } }: { things: Things }) {
  const t = useTranslations('thingsToDo');
  const words = { fit: t('sortFit'), drive: t('sortDrive'), name: t('sortName') };
  return (
    <Menu
      label={t('sortMenu')}
      placement="bottom end"
      selected={sort}
      onSelect={(id) => setSort(id === 'drive' || id === 'name' ? id : 'fit')}
      trigger={
        <button type="button" className={styles.sort}>
          {t('sort', { by: words[sort] })}
        </button>
      }
      groups={[
        {
          id: 'sort',
          rows: [
            { id: 'fit', label: words.fit },
            { id: 'drive', label: words.drive },
            { id: 'name', label: words.name },
          ],
        },
      ]}
    />
  );
}
