import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../trip-ui/trip-format';
import type { BestSpot } from './best-spots';
import type { LikelyGroup } from './likely-places';
import { useSpotTag } from './use-spots';

/** Formats what a likely place adds: "about 2 h 10 min from Moab" for a town that is driven to at the end, else "+40 min after Moab". */
export function useLikelyTag(): (kind: LikelyGroup['kind'], spot: BestSpot) => string | undefined {
  const t = useTranslations('addDestination');
  const format = useTripFormat();
  const tagOf = useSpotTag();
  return (kind, spot) => {
    const isDrive = kind === 'drive' && spot !== null && spot !== 'none' && spot.before === null;
    const time = isDrive ? format.detour(spot.extraSeconds) : null;
    return isDrive && time !== null && spot.after
      ? t('driveFrom', { time, place: spot.after.name })
      : tagOf(spot);
  };
}
