import { orderedDestinations } from '@wayfold/domain/document/trip-document';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions, useTripSelector } from '../../api/trip-session/react/trip-session';
import type { ToldStep } from '../../api/trip-session/trip-steps';
import { useStepWords } from '../../features/history/use-step-words';
import type { Undoing } from '../../features/planner-bar/undo-buttons';
import { retryImport } from '../../lib/loading/retry-import';
import { useLatest } from '../../planner-state/use-latest';
import { reserveToast } from '../../ui/dialogs/toast-store';

/** Undo and redo of the open trip, with a message that says what was undone or redone. */
export function useUndoing(): Undoing {
  const { undo, redo } = useTripActions();
  const document = useTripSelector((trip) => trip.document);
  const t = useTranslations('plannerBar');
  const latest = useLatest({ document, words: useStepWords(document) });

  return useMemo(() => {
    const undoIt = () => say(undo, 'undone', { label: t('redo'), onAction: () => redoIt() });
    const redoIt = () => say(redo, 'redone', { label: t('undo'), onAction: () => undoIt() });
    function say(
      make: () => ToldStep | null,
      what: 'undone' | 'redone',
      action: { label: string; onAction: () => void },
    ) {
      const { document: before, words } = latest.current;
      const entry = make();
      if (!entry) return;
      const toast = reserveToast();
      // The destinations as they were after the step: before undoing it, or after redoing it.
      const stepOf = () => {
        const after = what === 'undone' ? before : latest.current.document;
        return { entry, stops: orderedDestinations(after), toggled: null };
      };
      retryImport(() => import('../../features/history/step-sentence')).then(
        ({ stepSentence }) => toast({ message: t(what, { step: stepSentence(stepOf(), words) }), action }),
        // The undo still happened, and the trip on screen shows it.
        () => {},
      );
    }
    return { undo: undoIt, redo: redoIt };
  }, [undo, redo, t, latest]);
}
