import { useQueryClient } from '@tanstack/react-query';
import { orderedDestinations } from '@wayfold/domain/document/trip-document';
import { X } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePlaceKinds } from '../../../api/places/places';
import { AddMenu } from '../../../features/things-to-do/add-menu';
import { useThingActions } from '../../../features/things-to-do/use-thing-actions';
import { placeFacts } from '../../../i18n/en/planner/place-facts';
import { streetPlace } from '../../../i18n/en/planner/street-place';
import { MessageScope } from '../../../i18n/message-scope';
import type { StreetPlace } from '../../../map/trip-map-props';
import { BothNames } from '../../../trip-ui/both-names';
import { IconButton } from '../../../ui/icon-button';
import type { Planner } from '../planner';
import { useThingsPlanner } from '../use-things-planner';
import { MapCard, type PressedOnMap } from './map-card';
import styles from './map-card.module.css';
import { type PointPlace, pointPlace } from './point-place';
import { nearestStop, placeOfStreets } from './street-place';

const messages = { placeFacts, streetPlace };
const SIZE = { width: 260, height: 112 };

type Props = { planner: Planner; place: StreetPlace; pressed: PressedOnMap; onClose: () => void };

/** A place of the street map that was pressed: what it is, and a menu that adds it to a day at the nearest destination. */
export function StreetPlaceCard(props: Props) {
  return (
    <MessageScope messages={messages}>
      <Card {...props} />
    </MessageScope>
  );
}

function Card({ planner, place: pressedPlace, pressed, onClose }: Props) {
  const { document, isEditable } = planner;
  const t = useTranslations('streetPlace');
  const queryClient = useQueryClient();
  const kinds = usePlaceKinds();
  const headingId = useId();
  const [around, setAround] = useState<PointPlace | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void pointPlace(queryClient, pressedPlace.coords).then((answer) => {
      if (isCurrent) setAround(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [queryClient, pressedPlace]);
  const place = useMemo(() => placeOfStreets(pressedPlace, around), [pressedPlace, around]);
  const actions = useThingActions(document, kinds, useThingsPlanner(planner));
  const nearest = nearestStop(orderedDestinations(document), pressedPlace.coords);
  // Only used if it exists: maps of operators may have kinds of their own.
  const kindKey = `kind.${pressedPlace.kind}` as `kind.${keyof typeof streetPlace.kind}`;
  const town = around?.isKnown ? around.place.name : null;
  const words = [t.has(kindKey) ? t(kindKey) : null, town].filter(
    (word) => word !== null && word !== place.name,
  );

  return (
    <MapCard pressed={pressed} size={SIZE} labelledBy={headingId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          <BothNames place={place} />
        </h2>
        <IconButton label={t('close')} className={styles.close ?? ''} onClick={onClose}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <p className={styles.where}>{words.join(' · ')}</p>
      {isEditable ? (
        <div className={styles.buttons}>
          <AddMenu
            isMain
            place={place}
            document={document}
            destids={nearest ? [nearest.id] : []}
            actions={actions}
            onAdded={onClose}
          />
        </div>
      ) : null}
    </MapCard>
  );
}
