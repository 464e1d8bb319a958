import { useQueryClient } from '@tanstack/react-query';
import type { TripDay } from '@wayfold/domain/day/trip-days';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { areasLabel } from '@wayfold/domain/format/place-label';
import { Plus, X } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMeantPlace } from '../../../api/places/nearest-places';
import { usePlaceKinds } from '../../../api/places/places';
import { addToDay } from '../../../i18n/en/planner/days/add-to-day';
import { MessageScope } from '../../../i18n/message-scope';
import type { StreetPlace } from '../../../map/trip-map-props';
import { useSelectionActions } from '../../../planner-state/selection';
import { BothNames } from '../../../trip-ui/both-names';
import { useDayTitle } from '../../../trip-ui/days/use-day-title';
import { visitSpot } from '../../../trip-ui/plans/place-on-day';
import { pointName, unlistedPlace } from '../../../trip-ui/plans/unlisted-place';
import { useAddToDay } from '../../../trip-ui/plans/use-add-to-day';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { SkeletonBar } from '../../../ui/skeleton';
import { MapCard, type PressedOnMap } from './map-card';
import styles from './map-card.module.css';
import { type PointPlace, pointCoords, pointPlace } from './point-place';
import { placeOfStreets } from './street-place';

const messages = { addToDay };
const SIZE = { width: 300, height: 128 };

interface Props {
  /** `[lon, lat]` in degrees. */
  at: [number, number];
  /** The place of the street map that was pressed; null for the map itself. */
  street: StreetPlace | null;
  document: TripDocument;
  day: TripDay;
  pressed: PressedOnMap;
  onClose: () => void;
}

/** What was pressed on the map while a day is open, as the nearest known place, and a button that adds it to the day. */
export function DayPickCard(props: Props) {
  return (
    <MessageScope messages={messages}>
      <Card {...props} />
    </MessageScope>
  );
}

function Card({ at, street, document, day, pressed, onClose }: Props) {
  const t = useTranslations('addToDay');
  const queryClient = useQueryClient();
  const headingId = useId();
  const title = useDayTitle()(day);
  const add = useAddToDay(document, usePlaceKinds());
  const { setGhost } = useSelectionActions();
  const point = useMemo(() => pointCoords(at), [at]);
  const meant = useMeantPlace(street ? null : point);
  const [around, setAround] = useState<PointPlace | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void pointPlace(queryClient, at).then((answer) => {
      if (isCurrent) setAround(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [queryClient, at]);

  const unlisted = around?.isKnown ? t('spot', { place: around.place.name }) : pointName(point);
  const place = useMemo(() => {
    if (street) return placeOfStreets(street, around);
    if (meant) return meant;
    if (meant === undefined || around === null) return null;
    const { country, region } = around.place;
    return { ...unlistedPlace(unlisted, point), country, region };
  }, [street, around, meant, point, unlisted]);

  useEffect(() => {
    if (!place) return;
    const { from, to } = visitSpot(document, day, place);
    setGhost({ coords: place.coords, name: place.name, from, to });
    return () => setGhost(null);
  }, [setGhost, place, document, day]);

  return (
    <MapCard pressed={pressed} size={SIZE} labelledBy={headingId} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title} aria-live="polite">
          {place ? <BothNames place={place} /> : <SkeletonBar width="60%" height="20px" />}
          {place ? null : <span className="visually-hidden">{t('looking')}</span>}
        </h2>
        <IconButton label={t('close')} className={styles.close ?? ''} onClick={onClose}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <p className={styles.where}>{place ? areasLabel(place) : null}</p>
      <div className={styles.buttons}>
        <Button
          size="small"
          variant="primary"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          unavailable={place ? undefined : t('looking')}
          onClick={() => {
            if (!place) return;
            add.place(day, place);
            onClose();
          }}
        >
          {t('label', { day: title })}
        </Button>
      </div>
    </MapCard>
  );
}
