import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFollowed } from '../../api/shared-trip/followed';
import { sceneFor } from '../../art/scene-for';
import { sharedLinks } from '../../planner-state/shared-links';
import { SharedPictures } from '../../trip-ui/pictures/shared-pictures';
import { useTripFormat } from '../../trip-ui/trip-format';
import { TripRow, TripRows } from '../../trip-ui/trip-rows';
import { useTripNames } from '../../trip-ui/use-trip-names';

/** Trips of others that the member follows, among their own; renders nothing if there are none. */
export function FollowedTrips() {
  const t = useTranslations('sharedTrip');
  const format = useTripFormat();
  const nameOf = useTripNames();
  const { data } = useFollowed();
  if (!data || data.length === 0) return null;
  return (
    <TripRows title={t('sharedWithYou')}>
      {data.map((trip) => (
        <li key={trip.shareId}>
          <Link {...sharedLinks.share(trip.shareId)}>
            <SharedPictures shareId={trip.shareId}>
              <TripRow
                look={{
                  picture: trip.picture === null ? null : { imageUrl: trip.picture, focus: null },
                  scene: sceneFor({ id: trip.tripId, name: undefined }),
                }}
                name={nameOf(trip)}
                facts={
                  trip.startDate && trip.endDate ? format.range(trip.startDate, trip.endDate) : t('noDates')
                }
              />
            </SharedPictures>
          </Link>
        </li>
      ))}
    </TripRows>
  );
}
