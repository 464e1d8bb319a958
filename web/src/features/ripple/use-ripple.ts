import type { Effect } from '@wayfold/contract/trip/patch';
import {
  breaksBookings,
  movesMoreThanItself,
  previewChange,
  type RipplePreview,
  withCarriedEvents,
} from '@wayfold/domain/changes/ripple';
import { ChangeRefused } from '@wayfold/domain/document/change-refused';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useKnownLegs, useMeasuredAhead } from '../../api/places/leg-measures';
import { useTripActions, useTripSelector } from '../../api/trip-session/react/trip-session';
import type { TripEdit } from '../../api/trip-session/trip-store';

/** A requested change that isn't made yet. */
export interface Proposal {
  edit: TripEdit;
  /** The heading of the preview: "Page before Springdale". */
  title: string;
  /** If false, no preview is shown: the message after the change is enough. */
  isPreviewed?: boolean;
  /** Called after the change is made. */
  onApplied?: (effects: readonly Effect[]) => void;
}

/** A proposal on screen. */
export interface ShownRipple {
  title: string;
  today: TripDocument;
  preview: RipplePreview;
  /** The destination it is about; null if it is about the whole trip. */
  subjectId: string | null;
  /** Whether events move with their destinations. */
  carries: boolean;
  /** True if the moved destination has a booked arrival that could be kept. */
  canKeepFixed: boolean;
  /** True while the server measures new legs, whose figures aren't known yet. */
  isMeasuring: boolean;
}

/** The API for proposing changes that may move dates. */
export interface Ripple {
  shown: ShownRipple | null;
  /** Makes the change at once, or shows a preview if it moves dates of more than its own row. */
  propose: (proposal: Proposal) => void;
  setCarries: (carries: boolean) => void;
  apply: (options?: { keepFixed: boolean }) => void;
  cancel: () => void;
}

/** Holds the shown proposal, and recomputes it when the trip changes. */
export function useRipple(): Ripple {
  const actions = useTripActions();
  const today = useTripSelector((trip) => trip.document);
  const latest = useRef(today);
  useEffect(() => {
    latest.current = today;
  });
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [carries, setCarries] = useState(true);

  const propose = useCallback(
    (next: Proposal) => {
      const edit = editOf(next, { carries: true, keepFixed: false });
      const before = latest.current;
      const isPreviewed = next.isPreviewed !== false;
      // Only bookings make the rest worth a preview, and few trips have any.
      const isNeeded = isPreviewed || Object.keys(before.bookings).length > 0;
      const preview = isNeeded ? tryPreview(actions.preview, edit) : null;
      // If it isn't allowed, making the change says why.
      const isShown =
        preview !== null &&
        (breaksBookings(edit, preview) || (isPreviewed && movesMoreThanItself(edit, preview.effects)));
      if (isShown) {
        setCarries(true);
        setProposal(next);
        return;
      }
      if (!isPreviewed) {
        actions.change(edit);
        // The message is computed after the change is on screen.
        setTimeout(() => {
          const made = tryPreview((made) => previewChange(before, made), edit);
          if (made) next.onApplied?.(made.effects);
        });
        return;
      }
      actions.change(edit);
      if (preview) next.onApplied?.(preview.effects);
    },
    [actions],
  );

  const measured = useKnownLegs();
  const looked = useMemo((): Omit<ShownRipple, 'isMeasuring'> | null => {
    // New measurements change the preview, and will be part of the trip after the change.
    void measured;
    if (!proposal) return null;
    const edit = editOf(proposal, { carries, keepFixed: false });
    const preview = tryPreview(actions.preview, edit);
    if (!preview) return null;
    const subjectId = 'id' in edit ? edit.id : null;
    const subject = subjectId === null ? undefined : today.destinations[subjectId];
    const canKeepFixed = edit.kind === 'destination.move' && (subject?.arriveFixed ?? null) !== null;
    return { title: proposal.title, today, preview, subjectId, carries, canKeepFixed };
  }, [proposal, today, carries, actions, measured]);
  const isMeasuring = useMeasuredAhead(looked?.preview.after ?? null);
  const shown = useMemo(() => looked && { ...looked, isMeasuring }, [looked, isMeasuring]);

  // Its subject is gone: another tab or person deleted it.
  useEffect(() => {
    if (proposal && !shown) setProposal(null);
  }, [proposal, shown]);

  const cancel = useCallback(() => setProposal(null), []);
  const apply = useCallback(
    (options?: { keepFixed: boolean }) => {
      if (!proposal) return;
      setProposal(null);
      const edit = editOf(proposal, { carries, keepFixed: options?.keepFixed ?? false });
      const preview = tryPreview(actions.preview, edit);
      actions.change(edit);
      if (preview) proposal.onApplied?.(preview.effects);
    },
    [proposal, carries, actions],
  );
  return useMemo(() => ({ shown, propose, setCarries, apply, cancel }), [shown, propose, apply, cancel]);
}

function editOf({ edit }: Proposal, choice: { carries: boolean; keepFixed: boolean }): TripEdit {
  if (edit.kind === 'destination.move') {
    return { ...edit, carryEvents: choice.carries, keepFixed: choice.keepFixed };
  }
  return withCarriedEvents(edit, choice.carries);
}

function tryPreview(preview: (edit: TripEdit) => RipplePreview, edit: TripEdit): RipplePreview | null {
  try {
    return preview(edit);
  } catch (problem) {
    if (problem instanceof ChangeRefused) return null;
    throw problem;
  }
}
