import type { Place } from '@wayfold/contract/places/places';
import type { Destination } from '@wayfold/contract/trip/trip';
import { roughLeg } from '@wayfold/domain/travel/legs';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { sceneFor } from '../../art/scene-for';
import { useDiscovery, useDiscoveryActions } from '../../planner-state/discovery';
import type { BookingLink } from '../../trip-ui/booking-links';
import { BothNames } from '../../trip-ui/both-names';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Tag } from '../../ui/tag';
import { BookingLinks } from './booking-links';
import styles from './hotel-card.module.css';

/** A place to stay: its location, its description, booking links, and a button to add it. */
export function HotelCard(props: {
  place: Place;
  stop: Destination;
  links: readonly BookingLink[];
  isChosen: boolean;
  isPlanned: boolean;
  /** Adds it, or lets go of it if it is chosen; null if the trip can't be edited. */
  onPress: (() => void) | null;
  /** The heart button that saves it. */
  heart: ReactNode;
}) {
  const { place, stop, links, isChosen, isPlanned, onPress, heart } = props;
  const t = useTranslations('hotels');
  const isLifted = useDiscovery(({ hoveredId }) => hoveredId === place.id);
  const isFromMap = useDiscovery(({ hoveredId, isHoveredOnMap }) => isHoveredOnMap && hoveredId === place.id);
  const { hoverPlace } = useDiscoveryActions();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // If the user chose it in the list, they are already typing its price.
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (isFromMap || (isChosen && !isTyping)) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isFromMap, isChosen]);
  const way = useWayWords(place, stop);
  const { name, localName, country, categories, blurb, priceLevel, sample, poi_source } = place;
  return (
    <li
      ref={card}
      className={classNames(styles.card, isLifted && styles.lifted, isChosen && styles.chosen)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hoverPlace(place.id, 'list')}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hoverPlace(null, 'list')}
      onFocus={() => hoverPlace(place.id, 'list')}
      onBlur={() => hoverPlace(null, 'list')}
    >
      <img
        className={styles.picture}
        src={sceneFor({ id: place.id, name: stop.name, category: categories.replaceAll(/[-,]/g, ' ') })}
        alt=""
        width={84}
        height={66}
        loading="lazy"
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <BothNames place={{ name, localName, country }} />
        </h3>
        {blurb ? <p className={styles.blurb}>{blurb}</p> : null}
        <p className={styles.facts}>
          {[
            way,
            priceLevel === null ? null : '$'.repeat(priceLevel),
            poi_source === 'user_place' ? t('own') : null,
            sample ? t('sample') : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <BookingLinks links={links} place={name} />
      </div>
      <div className={styles.end}>
        {heart}
        {isPlanned ? (
          <Tag tone="ok">
            <Check size={14} strokeWidth={1.75} aria-hidden="true" />
            {t('inTrip')}
          </Tag>
        ) : onPress ? (
          <Button
            size="small"
            aria-label={isChosen ? t('chosenLabel', { name }) : t('addCardLabel', { name })}
            onClick={onPress}
          >
            {isChosen ? t('chosen') : t('addCard')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** Places within this driving time count as being in town. */
const IN_TOWN_SECONDS = 600;

/** The distance from the stop: "25 min from Page"; nearby places are in town. */
function useWayWords(place: Place, stop: Destination): string {
  const t = useTranslations('hotels');
  const format = useTripFormat();
  const { seconds } = roughLeg(stop.coords, place.coords, 'MyVehicle');
  const time = seconds < IN_TOWN_SECONDS ? null : format.detour(seconds);
  return time === null ? t('inTown', { place: stop.name }) : t('fromStop', { time, place: stop.name });
}
