import type { Destination } from '@wayfold/contract/trip/trip';
import type { ProposalReason, TransportProposal } from '@wayfold/domain/travel/transport-proposal';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useTripFormat } from './trip-format';

const SECONDS_PER_HOUR = 3_600;

/** Words why a transport is proposed: "Trains are faster here: about 2 h 40 min"; without the time where it is shown anyway. */
export function useProposalReason(): (reason: ProposalReason, options?: { isTimeShown: boolean }) => string {
  const t = useTranslations('transport.why');
  const format = useTripFormat();
  return useCallback(
    (reason, { isTimeShown } = { isTimeShown: false }) => {
      const isOwnTime = reason.key === 'fasterTrain' || reason.key === 'ferry';
      const seconds = 'seconds' in reason && !(isTimeShown && isOwnTime) ? reason.seconds : null;
      return t(reason.key, {
        time: seconds === null ? 'none' : format.duration(seconds / SECONDS_PER_HOUR),
      });
    },
    [t, format],
  );
}

/**
 * Words how a new leg is traveled, and why, without a period at the end; null if it goes on as nobody would expect otherwise, by the
 * car that the trip has or that most people take.
 */
export function useProposalSentence(): (
  proposed: TransportProposal & { from: Destination },
) => string | null {
  const t = useTranslations('transport');
  const words = useTranslations('tripWords.transport');
  const reasonOf = useProposalReason();
  return useCallback(
    ({ transport, reason, from }) =>
      reason.key === 'yourCar' || reason.key === 'usualCar'
        ? null
        : t('proposed', { transport: words(transport), from: from.name, why: reasonOf(reason) }),
    [t, words, reasonOf],
  );
}
