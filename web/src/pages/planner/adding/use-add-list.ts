import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions, useTripSelector } from '../../../api/trip-session/react/trip-session';
import { newDestinations } from '../../../features/add-destination/new-destination';
import type { NewPlaces } from '../../../features/add-destination/use-typed-list';
import type { Ripple } from '../../../features/ripple/use-ripple';
import { useSelectionActions } from '../../../planner-state/selection';
import { useLatest } from '../../../planner-state/use-latest';
import { toast } from '../../../ui/dialogs/toast-store';
import { currencyChanges } from './currency-changes';

/** Adds several places in their order as one change, and reports those that weren't found. */
export function useAddList(propose: Ripple['propose']): (list: NewPlaces, at: number) => void {
  const document = useTripSelector((trip) => trip.document);
  const { undo } = useTripActions();
  const { select, setGhost } = useSelectionActions();
  const t = useTranslations('addDestination');
  const words = useTranslations('tripWords');
  const latest = useLatest(document);
  const queryClient = useQueryClient();
  return useCallback(
    ({ places, missing }, at) => {
      const isAtEnd = at > Object.keys(latest.current.destinations).length;
      const { changes, ids } = newDestinations(latest.current, places, isAtEnd ? undefined : at);
      const [first] = ids;
      const added = t('addedSeveral', { count: places.length });
      setGhost(null);
      if (first) select(first);
      propose({
        edit: {
          kind: 'batch',
          changes: [...changes, ...currencyChanges(queryClient, latest.current, places[0])],
        },
        title: added,
        isPreviewed: false,
        onApplied: () =>
          toast({
            message: [
              `${added}.`,
              ...(missing.length > 0 ? [t('notFound', { names: missing.join(', ') })] : []),
            ].join(' '),
            action: { label: words('undo'), onAction: () => undo() },
          }),
      });
    },
    [latest, queryClient, propose, t, words, select, setGhost, undo],
  );
}
