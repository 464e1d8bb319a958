import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { TripList } from '../features/landing/trip-list';
import { FollowedTrips } from '../features/sharing/followed-trips';
import { sharedTrip } from '../i18n/en/pages/shared-trip';
import { MessageScope } from '../i18n/message-scope';
import { useCloseTo } from '../lib/back/use-back';
import { links } from '../lib/links';
import { MOBILE_WIDTH, useMedia } from '../lib/media';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialogs/dialog';

const messages = { sharedTrip };

/** The visitor's trips, over the landing page. */
export function MyTripsDialog() {
  const t = useTranslations('landing.trips');
  const navigate = useNavigate();
  const closeTo = useCloseTo();
  // Only wide screens have a dialog for creating a named trip.
  const isWide = useMedia(`(min-width: ${MOBILE_WIDTH + 1}px)`);
  return (
    <Dialog
      title={t('title')}
      isOpen
      hasUrl
      onClose={() => closeTo(links.home())}
      actions={
        isWide ? (
          <Button variant="primary" onClick={() => void navigate(links.newTrip())}>
            {t('newTrip')}
          </Button>
        ) : null
      }
    >
      <TripList />
      <MessageScope messages={messages}>
        <FollowedTrips />
      </MessageScope>
    </Dialog>
  );
}
