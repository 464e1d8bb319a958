import { useNavigate } from '@tanstack/react-router';
import type { DestinationIdea } from '@wayfold/contract/places/ideas-endpoints';
import { newId } from '@wayfold/domain/document/ids';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { iconOf, usePlaceKinds } from '../../../api/places/places';
import { useTripActions } from '../../../api/trip-session/react/trip-session';
import { addDestinationIdeaChange, coordsOf } from '../../../features/trip-ideas/idea-changes';
import { IdeasTab } from '../../../features/trip-ideas/ideas-tab';
import { ReadyTrips } from '../../../features/trip-ideas/ready-trips';
import { useRefusalWords } from '../../../i18n/refusal-words';
import type { MapPlace } from '../../../map/trip-map-props';
import { useDiscoveryActions } from '../../../planner-state/discovery';
import { useSelectionActions } from '../../../planner-state/selection';
import { toast } from '../../../ui/dialogs/toast-store';
import type { Planner } from '../planner';
import { proposeAllowed } from '../propose-allowed';

/** The trip ideas tab beside the map of the open trip. */
export function IdeasPanel({ planner }: { planner: Planner }) {
  const { document, search, linkTo, isEditable, openTrip } = planner;
  const navigate = useNavigate();
  const onPreview = useCallback(
    (idea: string) => void navigate(linkTo('trip_ideas', { ...search, idea })),
    [navigate, linkTo, search],
  );
  const add = useAddDestinationIdea(planner);
  return (
    <IdeasTab
      document={document}
      shownId={search.idea ?? null}
      onPreview={onPreview}
      onAddDestination={isEditable ? add : null}
      readyTrips={<ReadyTrips onUse={openTrip} headingLevel={3} />}
    />
  );
}

/** Adds the stop of a destination idea. The sights around it stay on the map while the stop exists and the tab is open. */
function useAddDestinationIdea({ document, ripple }: Planner) {
  const t = useTranslations('tripIdeas');
  const words = useTranslations('tripWords');
  const say = useRefusalWords();
  const { preview, undo } = useTripActions();
  const { select, setGhost } = useSelectionActions();
  const { show } = useDiscoveryActions();
  const kinds = usePlaceKinds();
  const [addedId, setAddedId] = useState<string | null>(null);
  const isThere = addedId !== null && document.destinations[addedId] !== undefined;
  useEffect(() => {
    if (isThere) return () => show([], null);
  }, [isThere, show]);
  return (idea: DestinationIdea) => {
    const edit = addDestinationIdeaChange(idea, { newId, now: new Date() });
    const isMade = proposeAllowed(
      { preview, propose: ripple.propose, say },
      {
        edit,
        title: t('addedPlace', { place: idea.name }),
        onApplied: () => {
          const around = idea.places.map(({ id, name, coords: [lon, lat], category }): MapPlace => {
            return { id, name, coords: [lon, lat], icon: iconOf(kinds, category) };
          });
          setAddedId(edit.id);
          if (around.length > 0) show(around, [coordsOf(idea), ...around.map(({ coords }) => coords)]);
          toast({
            message: t('addedPlace', { place: idea.name }),
            action: { label: words('undo'), onAction: () => undo() },
          });
        },
      },
    );
    if (!isMade) return;
    setGhost(null);
    select(edit.id);
  };
}
