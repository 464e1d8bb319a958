import { useDraggable } from '@dnd-kit/core';
import type { Id } from '@wayfold/contract/kernel/values';
import type { Destination } from '@wayfold/contract/trip/trip';
import type { PlaceWithHours } from '@wayfold/domain/day/opening-hours';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { Check, GripVertical } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { PlaceKinds } from '../../../api/places/places';
import { placeScene } from '../../../art/place-scene';
import { useDiscovery, useDiscoveryActions } from '../../../planner-state/discovery';
import { BothNames } from '../../../trip-ui/both-names';
import { stayDates } from '../../../trip-ui/hours/use-hours-there';
import { useHoursWords } from '../../../trip-ui/hours/use-hours-words';
import { useOpeningHours } from '../../../trip-ui/hours/use-opening-hours';
import { closedDates } from '../../../trip-ui/hours/visit-hours';
import type { PlaceData } from '../../../trip-ui/plan-drag/place-item';
import { KindIcon } from '../../../trip-ui/plans/kind-icon';
import { classNames } from '../../../ui/class-names';
import { Tag } from '../../../ui/tag';
import { AddMenu } from '../add-menu';
import { HeartButton } from '../place/heart';
import { usePlaceWords } from '../place/use-place-words';
import type { ThingActions } from '../use-thing-actions';
import styles from './place-card.module.css';
import type { ListedPlace } from './things-model';

/** A place in the list: its kind, its description, the driving it costs, and a button to add it. */
export function PlaceCard(props: {
  found: ListedPlace;
  kinds: PlaceKinds;
  /** The stop its detour is measured from. */
  from: string;
  /** It could be anywhere in the world, so the card says where. */
  showsWhere: boolean;
  document: TripDocument;
  /** Stops whose days it can be added to. */
  destids: readonly Id[];
  actions: ThingActions;
}) {
  const { found, kinds, from, showsWhere, document, destids, actions } = props;
  const { place, detour, isBestFit, planned } = found;
  const t = useTranslations('thingsToDo');
  const words = usePlaceWords(kinds);
  const isLifted = useDiscovery(({ hoveredId }) => hoveredId === place.id);
  const isFromMap = useDiscovery(({ hoveredId, isHoveredOnMap }) => isHoveredOnMap && hoveredId === place.id);
  const { hoverPlace } = useDiscoveryActions();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFromMap) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isFromMap]);
  const [kind = ''] = place.categories.split(',');
  const detourWords = detour ? words.detour(detour, from) : null;

  const data: PlaceData = { item: () => ({ id: place.id, name: place.name, isPlan: false }) };
  const drag = useDraggable({ id: `place:${place.id}`, data, disabled: !actions.isEditable });
  const { onMouseDown, onTouchStart, onKeyDown } = drag.listeners ?? {};

  return (
    <li
      ref={(node) => {
        card.current = node;
        drag.setNodeRef(node);
      }}
      onMouseDown={(event) => onMouseDown?.(event)}
      onTouchStart={(event) => onTouchStart?.(event)}
      className={classNames(styles.card, isLifted && styles.lifted)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hoverPlace(place.id, 'list')}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hoverPlace(null, 'list')}
      onFocus={() => hoverPlace(place.id, 'list')}
      onBlur={() => hoverPlace(null, 'list')}
    >
      <img className={styles.picture} src={placeScene(place)} alt="" width={112} height={92} loading="lazy" />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <button
            type="button"
            id={`place-${place.id}`}
            className={styles.open}
            onClick={() => actions.openPlace(place.id)}
          >
            <BothNames place={place} />
          </button>
        </h3>
        <p className={styles.facts}>
          <KindIcon kind={kind} kinds={kinds} />
          <span>{[showsWhere ? words.where(place) : '', words.line(place)].filter(Boolean).join(' · ')}</span>
        </p>
        {place.blurb ? <p className={styles.reason}>{place.blurb}</p> : null}
        <ClosedDays place={place} stop={document.destinations[destids[0] ?? '']} />
        {place.sample ? <p className={styles.sample}>{t('sample')}</p> : null}
      </div>
      {actions.isEditable ? (
        <button
          type="button"
          {...drag.attributes}
          ref={drag.setActivatorNodeRef}
          className={styles.grip}
          aria-label={t('dragToDay', { place: place.name })}
          onKeyDown={(event) => onKeyDown?.(event)}
        >
          <GripVertical size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      ) : null}
      <HeartButton place={place} />
      <div className={styles.foot}>
        {detourWords === null ? null : (
          <Tag tone={isBestFit ? 'accent' : 'plain'}>
            {isBestFit ? t('bestFit', { detour: detourWords }) : detourWords}
          </Tag>
        )}
        <span className={styles.end}>
          {planned ? (
            <button
              type="button"
              className={styles.planned}
              aria-label={t('inTripLabel', { place: place.name, when: words.planned(planned) })}
              onClick={() => actions.goToStop(planned.destid)}
            >
              <Check size={16} strokeWidth={1.75} aria-hidden="true" />
              {words.planned(planned)}
            </button>
          ) : actions.isEditable ? (
            <AddMenu place={place} document={document} destids={destids} actions={actions} />
          ) : null}
        </span>
      </div>
    </li>
  );
}

/** Says if the place is closed on days when the traveler is there. */
function ClosedDays({ place, stop }: { place: PlaceWithHours; stop: Destination | undefined }) {
  const t = useTranslations('placeFacts');
  const words = useHoursWords();
  const hours = useOpeningHours(place, stayDates(stop));
  const days = hours ? words.closedOn(hours) : null;
  if (!hours || !stop || days === null) return null;
  const isAlways = closedDates(hours).length === hours.days.size;
  return (
    <p className={styles.closed}>
      {isAlways ? t('closedWholeStay', { place: stop.name }) : t('closedOn', { days })}
    </p>
  );
}
