import { useQueryClient } from '@tanstack/react-query';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { areasLabel } from '@wayfold/domain/format/place-label';
import { Plus } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../../api/client/client';
import { useSaveOwnPlace } from '../../../api/places/own-places';
import { placeOfSpot } from '../../../features/add-destination/add-spot';
import type { NewPlace } from '../../../features/add-destination/new-destination';
import { ghostAt, useSpotSentence, useSpots } from '../../../features/add-destination/use-spots';
import { useSelectionActions } from '../../../planner-state/selection';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast-store';
import { SkeletonBar } from '../../../ui/skeleton';
import { MapCard, type PressedOnMap } from './map-card';
import styles from './map-card.module.css';
import { type PointPlace, pointCoords, pointPlace } from './point-place';

/** The id of the only place, the one being looked up. */
const POINT = 'point';
const WIDTH = 260;
/** The width with a third button. */
const WIDE = 352;
const HEIGHT = 152;

/**
 * Asks whether to add the clicked point on the map as a destination, once it has been looked up. Shows the position it would get
 * in the order: the best one, as for a suggested place.
 */
export function PickCard(props: {
  /** `[lon, lat]` in degrees. */
  at: [number, number];
  pressed: PressedOnMap;
  document: TripDocument;
  /** `at` is the 1-based position in the order. */
  onAdd: (place: NewPlace, at: number) => void;
  /** Called with the id of the point after it was saved as the user's own place; if missing, saving isn't offered. */
  onKept?: (id: string) => void;
  onClose: () => void;
}) {
  const { at, pressed, document, onAdd, onKept, onClose } = props;
  const t = useTranslations('addDestination');
  const queryClient = useQueryClient();
  const { setGhost } = useSelectionActions();
  const [found, setFound] = useState<PointPlace | null>(null);
  const headingId = useId();
  const point = useMemo(() => ({ id: POINT, coords: pointCoords(at) }), [at]);
  const places = useMemo(() => [point], [point]);
  const stops = orderedDestinations(document);
  const { spots, spotOf } = useSpots(document, places, placeOfSpot('best', stops));
  const spot = useMemo(() => spotOf(point), [spotOf, point]);
  const where = useSpotSentence(spots[0] ?? null, spot);

  useEffect(() => {
    let isCurrent = true;
    void pointPlace(queryClient, at).then((answer) => {
      if (isCurrent) setFound(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [queryClient, at]);

  const name = found?.place.name ?? '';
  useEffect(() => {
    setGhost(ghostAt({ coords: at, name }, spot, document));
    return () => setGhost(null);
  }, [setGhost, at, name, spot, document]);

  return (
    <MapCard
      pressed={pressed}
      size={{ width: onKept ? WIDE : WIDTH, height: HEIGHT }}
      labelledBy={headingId}
      onClose={onClose}
    >
      <h2 id={headingId} className={styles.title} aria-live="polite">
        {found ? found.place.name : <SkeletonBar width="60%" height="20px" />}
        {found ? null : <span className="visually-hidden">{t('pickLooking')}</span>}
      </h2>
      <p className={styles.where}>{found ? areasLabel(found.place) : null}</p>
      {stops.length > 0 ? <p className={styles.spot}>{where}</p> : null}
      <div className={styles.buttons}>
        <Button
          size="small"
          variant="primary"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          unavailable={found ? undefined : t('pickLooking')}
          aria-label={found ? t('pickAdd', { place: found.place.name }) : undefined}
          onClick={() => found && onAdd(found.place, spot?.at ?? 1)}
        >
          {t('pickAddShort')}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        {found && onKept ? <KeepButton found={found} onKept={onKept} onClose={onClose} /> : null}
      </div>
    </MapCard>
  );
}

/** Saves the point as one of the traveler's own places. */
function KeepButton(props: { found: PointPlace; onKept: (id: string) => void; onClose: () => void }) {
  const { found, onKept, onClose } = props;
  const t = useTranslations('thingsToDo');
  const save = useSaveOwnPlace();
  const [isBusy, setBusy] = useState(false);
  async function keep() {
    const { name, coords } = found.place;
    setBusy(true);
    try {
      const id = await save({ name, coords, category: '' });
      toast({ message: t('ownPlaceAdded', { place: name }) });
      onClose();
      onKept(id);
    } catch (problem) {
      if (failureOf(problem) === null) throw problem;
      toast({ message: t('couldNotAdd') });
      setBusy(false);
    }
  }
  return (
    <Button size="small" busy={isBusy ? t('saving') : undefined} onClick={() => void keep()}>
      {t('saveHere')}
    </Button>
  );
}
