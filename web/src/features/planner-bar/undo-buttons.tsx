import { Redo2, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { IconButton } from '../../ui/icon-button';
import { undoKey } from './undo-key';

/** Functions that undo the newest change and redo it. */
export interface Undoing {
  undo: () => void;
  redo: () => void;
}

/** Undoes and redoes changes of the open trip. */
export function UndoButtons({ undo, redo, withRedo = true }: Undoing & { withRedo?: boolean }) {
  const t = useTranslations('plannerBar');
  const canUndo = useTripSelector((trip) => trip.canUndo);
  const canRedo = useTripSelector((trip) => trip.canRedo);
  return (
    <>
      <IconButton
        label={t('undo')}
        unavailable={canUndo ? undefined : t('nothingToUndo')}
        onClick={undo}
        aria-keyshortcuts="Control+Z Meta+Z"
      >
        <Undo2 size={20} strokeWidth={1.75} />
      </IconButton>
      {withRedo ? (
        <IconButton
          label={t('redo')}
          unavailable={canRedo ? undefined : t('nothingToRedo')}
          onClick={redo}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        >
          <Redo2 size={20} strokeWidth={1.75} />
        </IconButton>
      ) : null}
    </>
  );
}

/** Handles Ctrl or Cmd with Z, and with Shift for redo, anywhere on the page except in text fields. */
export function useUndoKeys({ undo, redo }: Undoing): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const what = undoKey(event);
      if (!what) return;
      event.preventDefault();
      if (what === 'undo') undo();
      else redo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, redo]);
}
