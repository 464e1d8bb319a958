import type { BusinessProfile } from '@wayfold/contract/people/profile-endpoints';
import { type TripPage, tripPage } from '@wayfold/domain/page/trip-page';
import { type TripOwner, tripView } from '@wayfold/domain/page/trip-view';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useAccount } from '../../api/account/account';
import { useBusinessProfile } from '../../api/account/business-profile';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { useShare } from '../../api/trips/share';
import { useTravelUnit } from '../../trip-ui/trip-format';

/** What a page shows until its owner has shared it and hidden something. */
const ALL_SHOWN = { costs: true, contact: true, pictures: true, notes: true };

/** What somebody with the link sees, or would see, on the page of the open trip. `now` is milliseconds since 1970. */
export function useDrawnPage(now: number): TripPage {
  const document = useTripSelector((trip) => trip.document);
  const owner = useOwner();
  const tripId = useTripSelector((trip) => trip.tripId);
  const isOnServer = useTripSelector((trip) => trip.isOnServer && trip.saveState.kind !== 'example');
  const shows = useShare(tripId, isOnServer).data?.shows ?? ALL_SHOWN;
  const locale = useLocale();
  const unit = useTravelUnit();
  return useMemo(
    () => tripPage(tripView(document, owner, { who: 'viewer', shows }), { locale, unit, now }),
    [document, owner, shows, locale, unit, now],
  );
}

function useOwner(): TripOwner | null {
  const account = useAccount();
  const userId = account?.type === 'BP' ? account.id : null;
  const { data } = useBusinessProfile(userId);
  return useMemo(() => (userId === null ? null : ownerOf(data)), [userId, data]);
}

function ownerOf(profile: BusinessProfile | undefined): TripOwner {
  const { company } = profile ?? {};
  return {
    type: 'BP',
    businessPersonName: profile?.businessPersonName ?? null,
    businessTitle: profile?.businessTitle ?? null,
    businessEmail: profile?.businessEmail ?? null,
    businessPhone: profile?.businessPhone ?? null,
    tripOverviewURL: profile?.tripOverviewURL ?? null,
    scheduleMeetingURL: profile?.scheduleMeetingURL ?? null,
    company: company ? { website: company.website, image1: company.image1, image2: company.image2 } : null,
  };
}
