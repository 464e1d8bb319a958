import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { LocalDate } from '@wayfold/contract/kernel/values';
import type { TripIdea } from '@wayfold/contract/places/ideas-endpoints';
import { newId } from '@wayfold/domain/document/ids';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { recordAction } from '../../../api/client/record-action';
import { useTripIdea } from '../../../api/places/ideas';
import { useTripActions } from '../../../api/trip-session/react/trip-session';
import { addToTripChanges, ideaDocument } from '../../../features/trip-ideas/idea-changes';
import { useBeginIdea } from '../../../features/trip-ideas/use-begin-idea';
import { useRefusalWords } from '../../../i18n/refusal-words';
import { useCloseTo } from '../../../lib/back/use-back';
import { useSelectionActions } from '../../../planner-state/selection';
import { toast } from '../../../ui/dialogs/toast-store';
import type { Planner } from '../planner';
import { proposeAllowed } from '../propose-allowed';

/** An idea that the map shows instead of the trip. Nothing is saved until it is used. */
export interface IdeaPreview {
  readonly idea: TripIdea;
  /** The trip that would be made from it. */
  readonly document: TripDocument;
  readonly startDate: LocalDate | null;
  setStartDate(date: LocalDate | null): void;
  /** Makes a new trip from it and opens that trip. */
  use(): void;
  /** Adds its stops to the open trip; null if the trip can't be changed or has no stops yet. */
  add: (() => void) | null;
  close(): void;
}

/** The idea in the URL while its tab is open; null if there is none or it is still loading. */
export function useIdeaPreview(planner: Planner): IdeaPreview | null {
  const { tab, search, linkTo, document: trip, isEditable, ripple, openTrip, showTab } = planner;
  const t = useTranslations('tripIdeas');
  const words = useTranslations('tripWords');
  const say = useRefusalWords();
  const closeTo = useCloseTo();
  const { preview, undo } = useTripActions();
  const { select } = useSelectionActions();
  const begin = useBeginIdea();
  const ideaId = tab === 'trip_ideas' ? (search.idea ?? null) : null;
  const { data: idea, error } = useTripIdea(ideaId);
  const [startDate, setStartDate] = useState(trip.trip.startDate);
  const document = useMemo(() => (idea ? ideaDocument(idea, startDate) : null), [idea, startDate]);
  const hasStops = Object.keys(trip.destinations).length > 0;

  const close = useCallback(() => {
    const { idea: _idea, ...rest } = search;
    closeTo(linkTo('trip_ideas', rest));
  }, [closeTo, linkTo, search]);

  useEffect(() => {
    if (ideaId === null || !error) return;
    const isGone = error instanceof ProblemError && error.code === 'not-found';
    toast({ message: isGone ? t('gone') : t('failed') });
    close();
  }, [ideaId, error, close, t]);

  // The pins of an idea aren't pins of the trip, so neither keeps the other's selection.
  const shownId = useRef(ideaId);
  useEffect(() => {
    if (shownId.current !== ideaId) select(null);
    shownId.current = ideaId;
  }, [ideaId, select]);

  useEffect(() => {
    if (ideaId === null || ripple.shown) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [ideaId, ripple.shown, close]);

  const add = useCallback(() => {
    if (!idea) return;
    const changes = addToTripChanges(trip, idea, { newId, now: new Date() });
    const isMade = proposeAllowed(
      { preview, propose: ripple.propose, say },
      {
        edit: { kind: 'batch', changes },
        title: t('addAllTitle', { trip: idea.name }),
        onApplied: () => {
          recordAction('idea-used');
          toast({
            message: t('added', { trip: idea.name }),
            action: { label: words('undo'), onAction: () => undo() },
          });
        },
      },
    );
    if (isMade) showTab('trip_details');
  }, [idea, trip, preview, ripple.propose, say, t, words, undo, showTab]);

  return useMemo(() => {
    if (ideaId === null || !idea || !document) return null;
    return {
      idea,
      document,
      startDate,
      setStartDate,
      use: () => openTrip(begin(idea, startDate)),
      add: isEditable && hasStops ? add : null,
      close,
    };
  }, [ideaId, idea, document, startDate, begin, openTrip, isEditable, hasStops, add, close]);
}
