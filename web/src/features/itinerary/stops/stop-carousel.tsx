import type { Destination } from '@wayfold/contract/trip/trip';
import { legFacts } from '@wayfold/domain/changes/leg-facts';
import { eventsOf, orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useSelectedId, useSelectionActions } from '../../../planner-state/selection';
import { NameLines } from '../../../trip-ui/both-names';
import { colorStyle, legColorVar } from '../../../trip-ui/leg-color';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { TransportIcon } from '../../../trip-ui/trip-icons';
import { classNames } from '../../../ui/class-names';
import { LegWords } from '../leg-row';
import styles from './stop-carousel.module.css';
import { StopScene } from './stop-scene';
import { useSwipe } from './use-swipe';

/**
 * The destinations as cards side by side, below the map on phones; a line below them says how to get to the next destination.
 *
 * Swiping to a card selects its destination.
 *
 * @param props.onOpen called when the selected card is pressed
 */
export function StopCarousel(props: { document: TripDocument; onOpen: (id: string) => void }) {
  const { document, onOpen } = props;
  const t = useTranslations('itinerary');
  const stops = orderedDestinations(document);
  const selectedId = useSelectedId();
  const { select } = useSelectionActions();
  const current = stops.find(({ id }) => id === selectedId) ?? stops[0];
  const ref = useSwipe(selectedId, select);
  const press = useCallback(
    (id: string, isCurrent: boolean) => (isCurrent ? onOpen(id) : select(id)),
    [onOpen, select],
  );

  return (
    <>
      <ul ref={ref} className={styles.cards} aria-label={t('carousel')}>
        {stops.map((stop) => (
          <li key={stop.id} data-card={stop.id}>
            <StopCard
              stop={stop}
              things={eventsOf(document, stop.id).length}
              isCurrent={stop.id === current?.id}
              onPress={press}
            />
          </li>
        ))}
      </ul>
      {current ? (
        <ThenLine
          stop={current}
          next={stops[current.destinationOrder] ?? null}
          bookings={document.bookings}
        />
      ) : null}
    </>
  );
}

function StopCard(props: {
  stop: Destination;
  things: number;
  isCurrent: boolean;
  onPress: (id: string, isCurrent: boolean) => void;
}) {
  const { stop, things, isCurrent, onPress } = props;
  const t = useTranslations('itinerary');
  const words = useTranslations('tripWords');
  const format = useTripFormat();
  const { dtArrive, dtDepart, nights } = stop;
  return (
    <button
      type="button"
      className={classNames(styles.card, isCurrent && styles.on)}
      style={colorStyle(legColorVar(stop.destinationOrder - 1))}
      aria-pressed={isCurrent}
      onClick={() => onPress(stop.id, isCurrent)}
    >
      <StopScene destination={stop} className={styles.scene} />
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.pin}>{stop.destinationOrder}</span>
          <span className={styles.name}>
            <NameLines place={stop} />
          </span>
        </span>
        {dtArrive !== null && dtDepart !== null ? (
          <span className={styles.fact}>{format.range(dtArrive, dtDepart)}</span>
        ) : null}
        <span className={styles.fact}>
          {words('nights', { count: nights })}
          {things > 0 ? ` · ${words('plans', { count: things })}` : null}
        </span>
        {isCurrent ? <span className="visually-hidden">{t('openCard')}</span> : null}
      </span>
    </button>
  );
}

function ThenLine(props: {
  stop: Destination;
  next: Destination | null;
  bookings: TripDocument['bookings'];
}) {
  const { stop, next, bookings } = props;
  const t = useTranslations('itinerary');
  if (!next) return <p className={styles.then}>{t('lastStop')}</p>;
  const facts = legFacts(stop, next, bookings);
  const place = next.name;
  return (
    <p className={styles.then}>
      <TransportIcon transport={stop.transport} />
      <span className={styles.place}>{t.rich('thenNoLeg', { place, b: (chunks) => <b>{chunks}</b> })}</span>
      <span>
        , <LegWords facts={facts} />
      </span>
    </p>
  );
}
