import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import type { TripPicture } from '@wayfold/contract/trip/trip';
import { newId } from '@wayfold/domain/document/ids';
import { headerPicture, picturesOf, type TripDocument } from '@wayfold/domain/document/trip-document';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions, useTripSelector } from '../../api/trip-session/react/trip-session';
import type { PickedPicture } from '../../planner-state/picture-picking';
import { toast } from '../../ui/dialogs/toast-store';
import { asHeader } from './as-header';
import { usePictureName } from './use-picture-name';

/** The actions for the pictures of the open trip. The functions stay the same while it is open. */
export interface PictureActions {
  add(picked: readonly PickedPicture[]): void;
  /** Replaces the current header. */
  setHeader(picked: PickedPicture): void;
  /** Swaps a trip picture and the header. */
  makeHeader(id: string): void;
  /** `to` is a 1-based position. */
  move(id: string, to: number): void;
  describe(id: string, description: string): void;
  setFocus(id: string, focus: readonly [number, number]): void;
  setTaken(id: string, taken: Pick<TripPicture, 'destinationid' | 'takenAt'>): void;
  remove(id: string): void;
}

/** Turns picture actions into changes of the open trip. */
export function usePictureActions(): PictureActions {
  const document = useTripSelector((trip) => trip.document);
  const { change, undo } = useTripActions();
  const t = useTranslations('pictures');
  const words = useTranslations('tripWords');
  const nameOf = usePictureName(document);
  const latest = useRef<{ document: TripDocument; nameOf: (picture: TripPicture) => string }>({
    document,
    nameOf,
  });
  useEffect(() => {
    latest.current = { document, nameOf };
  });

  return useMemo((): PictureActions => {
    const sayWithUndo = (message: string) =>
      toast({ message, action: { label: words('undo'), onAction: () => undo() } });
    const named = (id: string) => {
      const picture = latest.current.document.pictures[id];
      return picture ? latest.current.nameOf(picture) : '';
    };

    return {
      add(picked) {
        // Another device may have added pictures in the meantime.
        const left = TRIP_LIMITS.pictures - picturesOf(latest.current.document).length;
        const changes = picked.slice(0, left).map((fields) => ({
          kind: 'picture.add' as const,
          id: newId(),
          fields: { ...fields, type: 'trip' as const },
        }));
        if (changes.length > 0) change({ kind: 'batch', changes });
      },
      setHeader: (fields) =>
        change({ kind: 'picture.add', id: newId(), fields: { ...fields, type: 'header' } }),
      makeHeader(id) {
        const picture = latest.current.document.pictures[id];
        if (!picture) return;
        const name = named(id);
        change({ kind: 'batch', changes: asHeader(picture, headerPicture(latest.current.document)) });
        sayWithUndo(t('madeHeader', { name }));
      },
      move: (id, to) => change({ kind: 'picture.move', id, to }),
      describe: (id, description) => change({ kind: 'picture.set', id, fields: { description } }),
      setFocus: (id, [x, y]) => change({ kind: 'picture.set', id, fields: { focus: [x, y] } }),
      setTaken: (id, taken) => change({ kind: 'picture.set', id, fields: taken }),
      remove(id) {
        const name = named(id);
        change({ kind: 'picture.remove', id });
        sayWithUndo(t('removed', { name }));
      },
    };
  }, [change, undo, t, words]);
}
