import { newId } from '@wayfold/domain/ids';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useIsMember, useSession } from '../../api/account';
import { keepSharedTrip } from '../../api/after-sign-in';
import { failureOf } from '../../api/client';
import { useKeepShared } from '../../api/shared-copies';
import { useCopyTrip } from '../../api/trip-calls';
import { useTripSelector } from '../../api/trip-session';
import { openAccountDialog } from '../../lib/account-dialogs';
import { toast } from '../../ui/toast';

/**
 * Copies the trip that is looked at into the person's account and opens the copy. Whoever has no account yet finds the way
 * to one, and the trip waits for them.
 */
export function useMakeMine(openTrip: (tripId: string) => void) {
  const t = useTranslations('sharedTrip');
  const words = useTranslations('tripWords');
  const trip = useTripSelector(({ document }) => document.trip);
  const shareId = useTripSelector(({ lookedAt }) => lookedAt?.share?.id ?? null);
  const session = useSession();
  const isMember = useIsMember();
  const keep = useKeepShared();
  const copy = useCopyTrip();
  // Pressed again after a lost answer, it asks for the same copy.
  const copyId = useRef(newId());
  const name = trip.name || words('untitled');
  const ownTripId = useTripSelector(({ lookedAt }) => lookedAt?.ownTripId ?? null);

  async function make() {
    if (ownTripId !== null) return openTrip(ownTripId);
    if (shareId !== null && !(isMember && session)) {
      keepSharedTrip(shareId);
      return openAccountDialog({ kind: 'sign-up', reason: t('makeMineReason', { trip: name }) });
    }
    try {
      const { id } =
        shareId !== null && session
          ? await keep.mutateAsync({ userId: session.userId, shareId, copyId: copyId.current })
          : await copy.mutateAsync({ tripId: trip.id });
      openTrip(id);
      // An owner who has just signed in has it already.
      if (shareId !== null && id !== copyId.current) return;
      toast({ message: t('madeMine', { trip: name }) });
    } catch (problem) {
      const failure = failureOf(problem);
      if (failure === null) throw problem;
      toast({ message: failure === 'refused' ? t('makeMineGone') : t('makeMineFailed') });
    }
  }

  return { isOwn: ownTripId !== null, isBusy: keep.isPending || copy.isPending, make };
}
