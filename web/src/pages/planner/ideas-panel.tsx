import { useNavigate } from '@tanstack/react-router';
import type { DestinationIdea } from '@wayfold/contract/ideas-endpoints';
import { newId } from '@wayfold/domain/ids';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions } from '../../api/trip-session';
import { TripIdeaCards } from '../../features/placeholder-tabs/trip-idea-cards';
import { addDestinationIdeaChange } from '../../features/trip-ideas/idea-changes';
import { IdeasTab } from '../../features/trip-ideas/ideas-tab';
import { links } from '../../lib/links';
import { useSelectionActions } from '../../lib/selection';
import { toast } from '../../ui/toast';
import type { Planner } from './planner';
import { proposeAllowed } from './propose-allowed';

/** The tab of trip ideas beside the map of the open trip. */
export function IdeasPanel({ planner }: { planner: Planner }) {
  const { document, search, isEditable, ripple, openTrip } = planner;
  const navigate = useNavigate();
  const onPreview = useCallback(
    (idea: string) => void navigate(links.plannerTab('trip_ideas', { ...search, idea })),
    [navigate, search],
  );
  const add = useAddDestinationIdea(ripple.propose);
  return (
    <IdeasTab
      document={document}
      shownId={search.idea ?? null}
      onPreview={onPreview}
      onAddDestination={isEditable ? add : null}
      readyTrips={<TripIdeaCards onUse={openTrip} headingLevel={3} />}
    />
  );
}

function useAddDestinationIdea(propose: Planner['ripple']['propose']) {
  const t = useTranslations('tripIdeas');
  const words = useTranslations('tripWords');
  const { preview, undo } = useTripActions();
  const { select, setGhost } = useSelectionActions();
  return (idea: DestinationIdea) => {
    const edit = addDestinationIdeaChange(idea, { newId, now: new Date() });
    const isMade = proposeAllowed(preview, propose, {
      edit,
      title: t('addedPlace', { place: idea.name }),
      onApplied: () =>
        toast({
          message: t('addedPlace', { place: idea.name }),
          action: { label: words('undo'), onAction: () => undo() },
        }),
    });
    if (!isMade) return;
    setGhost(null);
    select(edit.id);
  };
}
