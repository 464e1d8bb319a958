import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { newId } from '@wayfold/domain/document/ids';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ensureGuest, useIsMember } from '../../../api/account/account';
import { failureOf } from '../../../api/client/client';
import { useKeepShared } from '../../../api/shared-trip/shared-copies';
import { keepSharedTrip } from '../../../api/sign-in/after-sign-in';
import { useTripSelector } from '../../../api/trip-session/react/trip-session';
import { useCopyTrip } from '../../../api/trips/trip-calls';
import { openAccountDialog } from '../../../lib/account-dialogs';
import { useOpenTripName } from '../../../trip-ui/use-open-trip-name';
import { toast } from '../../../ui/dialogs/toast-store';

/**
 * Copies the viewed trip and opens the copy. A visitor's copy is a guest trip, like any trip created without an account. A guest
 * at the trip limit sees the sign-up dialog, and the viewed trip is added once they have signed up.
 */
export function useSaveCopy(openTrip: (tripId: string) => void) {
  const t = useTranslations('sharedTrip');
  const trip = useTripSelector(({ document }) => document.trip);
  const shareId = useTripSelector(({ viewed }) => viewed?.share?.id ?? null);
  const isMember = useIsMember();
  const keep = useKeepShared();
  const copy = useCopyTrip();
  // A retry after a lost response asks for the same copy.
  const copyId = useRef(newId());
  const isTour = useTripSelector(({ mode }) => mode === 'tour');
  const name = useOpenTripName();
  const ownTripId = useTripSelector(({ viewed }) => viewed?.ownTripId ?? null);

  async function keepShared(share: string) {
    const { userId } = await ensureGuest();
    return keep.mutateAsync({ userId, shareId: share, copyId: copyId.current });
  }

  async function saveCopy() {
    if (ownTripId !== null) return openTrip(ownTripId);
    try {
      const { id } =
        shareId === null ? await copy.mutateAsync({ tripId: trip.id }) : await keepShared(shareId);
      openTrip(id);
      // An owner who has just signed in already has the trip.
      if (shareId !== null && id !== copyId.current) return;
      toast({ message: t('copied', { trip: name }) });
    } catch (problem) {
      const failure = failureOf(problem);
      if (failure === null) throw problem;
      if (shareId !== null && !isMember && problem instanceof ProblemError && problem.code === 'too-large') {
        keepSharedTrip(shareId);
        return openAccountDialog({ kind: 'sign-up', reason: t('copyFull', { trip: name }) });
      }
      toast({ message: failure === 'refused' ? t('copyGone') : t('copyFailed') });
    }
  }

  return { isTour, isOwn: ownTripId !== null, isBusy: keep.isPending || copy.isPending, saveCopy };
}
