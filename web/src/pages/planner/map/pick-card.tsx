import { useQueryClient } from '@tanstack/react-query';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { areasLabel } from '@wayfold/domain/format/place-label';
import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../../api/client/client';
import { useSaveOwnPlace } from '../../../api/places/own-places';
import type { NewPlace } from '../../../features/add-destination/new-destination';
import { useSelectionActions } from '../../../planner-state/selection';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { SkeletonBar } from '../../../ui/skeleton';
import styles from './pick-card.module.css';
import { type PointPlace, pointPlace } from './point-place';

const WIDTH = 260;
/** With a third button. */
const WIDE = 352;
const HEIGHT = 132;
const EDGE = 12;

/** Asks whether the point that was pressed on the map becomes a destination, once it is known what is there. */
export function PickCard(props: {
  /** `[lon, lat]` in degrees. */
  at: [number, number];
  /** Where it was pressed, in pixels within `room`. */
  place: { x: number; y: number };
  room: HTMLElement | null;
  /** Pixels covered from below. */
  bottom: number;
  document: TripDocument;
  onAdd: (place: NewPlace) => void;
  /** Given the id of the place that was kept as one's own; without it that is not offered. */
  onKept?: (id: string) => void;
  onClose: () => void;
}) {
  const { at, place, room, bottom, document, onAdd, onKept, onClose } = props;
  const t = useTranslations('addDestination');
  const queryClient = useQueryClient();
  const { setGhost } = useSelectionActions();
  const [found, setFound] = useState<PointPlace | null>(null);
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  const last = orderedDestinations(document).at(-1)?.coords ?? null;

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
    setGhost({ coords: at, name, from: last, to: null });
    return () => setGhost(null);
  }, [setGhost, at, name, last]);

  useEffect(() => {
    card.current?.focus();
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    const pointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !room?.contains(event.target)) onClose();
    };
    addEventListener('keydown', press);
    addEventListener('pointerdown', pointer);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', pointer);
    };
  }, [onClose, room]);

  const width = room?.clientWidth ?? WIDTH;
  const wide = Math.min(onKept ? WIDE : WIDTH, width - 2 * EDGE);
  const height = (room?.clientHeight ?? HEIGHT) - bottom;
  const left = Math.min(Math.max(place.x - wide / 2, EDGE), Math.max(EDGE, width - wide - EDGE));
  const above = place.y - HEIGHT - 48;
  const top = Math.min(above > EDGE ? above : place.y + 20, Math.max(EDGE, height - HEIGHT - EDGE));

  return (
    <section
      ref={card}
      tabIndex={-1}
      role="dialog"
      aria-labelledby={headingId}
      className={styles.card}
      style={{ left, top, width: wide }}
    >
      <h2 id={headingId} className={styles.title} aria-live="polite">
        {found ? found.place.name : <SkeletonBar width="60%" height="20px" />}
        {found ? null : <span className="visually-hidden">{t('pickLooking')}</span>}
      </h2>
      <p className={styles.where}>{found ? areasLabel(found.place) : null}</p>
      <div className={styles.buttons}>
        <Button
          size="small"
          variant="primary"
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          unavailable={found ? undefined : t('pickLooking')}
          aria-label={found ? t('pickAdd', { place: found.place.name }) : undefined}
          onClick={() => found && onAdd(found.place)}
        >
          {t('pickAddShort')}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        {found && onKept ? <KeepButton found={found} onKept={onKept} onClose={onClose} /> : null}
      </div>
    </section>
  );
}

/** Keeps the point among the traveler's own places. */
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
