import type { Effect } from '@wayfold/contract/trip/patch';
import {
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

/** A change somebody asked for, not made yet. */
export interface Proposal {
  edit: TripEdit;
  /** What it is, for the heading of the preview: "Page before Springdale". */
  title: string;
  /** False: never show a preview, the sentence afterwards is enough. */
  isPreviewed?: boolean;
  /** Called once the change is made. */
  onApplied?: (effects: readonly Effect[]) => void;
}

/** A proposal on screen. */
export interface ShownRipple {
  title: string;
  today: TripDocument;
  preview: RipplePreview;
  /** The destination it is about; null when it is about the whole trip. */
  subjectId: string | null;
  /** Whether events move along. */
  carries: boolean;
  /** True when the moved destination has a booked arrival that could be kept. */
  canKeepFixed: boolean;
  /** True while the server measures new legs, whose figures are not known until then. */
  isMeasuring: boolean;
}

/** What the planner uses to ask for changes that may move dates. */
export interface Ripple {
  shown: ShownRipple | null;
  /** Makes the change at once, or shows what it would do when dates of more than its own row move. */
  propose: (proposal: Proposal) => void;
  setCarries: (carries: boolean) => void;
  apply: (options?: { keepFixed: boolean }) => void;
  cancel: () => void;
}

/** Holds the proposal that is shown, and computes it again when the trip changes under it. */
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
      if (next.isPreviewed === false) {
        const before = latest.current;
        actions.change(edit);
        // What to say about it is worked out once it is on screen.
        setTimeout(() => {
          const made = tryPreview((made) => previewChange(before, made), edit);
          if (made) next.onApplied?.(made.effects);
        });
        return;
      }
      const preview = tryPreview(actions.preview, edit);
      // Refused: making it says why.
      if (preview && movesMoreThanItself(edit, preview.effects)) {
        setCarries(true);
        setProposal(next);
        return;
      }
      actions.change(edit);
      if (preview) next.onApplied?.(preview.effects);
    },
    [actions],
  );

  const measured = useKnownLegs();
  const looked = useMemo((): Omit<ShownRipple, 'isMeasuring'> | null => {
    // Whatever was measured since is in it, and will be in the trip once it is made.
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

  // What it was about is gone: another tab or person removed it.
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
