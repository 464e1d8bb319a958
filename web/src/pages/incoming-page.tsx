import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readIncoming } from '../api/device/incoming';
import { lastTripId } from '../api/device/last-trip';
import { beginTrip } from '../api/trip-session/device-registry';
import { useTrips } from '../api/trips/trips';
import { tripLook } from '../features/landing/trip-look';
import { incoming } from '../i18n/en/pages/incoming';
import { MessageScope } from '../i18n/message-scope';
import { links } from '../lib/links';
import { FoldBar } from '../trip-ui/fold-strip/fold-bar';
import { TripRow, TripRows } from '../trip-ui/trip-rows';
import { useTripNames } from '../trip-ui/use-trip-names';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';
import { PageHead, SiteFrame } from './ideas/site-frame';

const messages = { incoming };

/** Takes what another app shared to the trip that was open last, or asks for a trip. It stays on this device until it is added. */
export function IncomingPage() {
  return (
    <SiteFrame>
      <MessageScope messages={messages}>
        <WaitingItems />
      </MessageScope>
    </SiteFrame>
  );
}

function WaitingItems() {
  const t = useTranslations('incoming');
  const navigate = useNavigate();
  const { choose = false } = useSearch({ from: '/share_target' });
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    void readIncoming().then(({ length }) => setCount(length));
  }, []);

  const open = useCallback(
    (trip: string) =>
      void navigate({ ...links.planner({ trip }), replace: true, state: { hasIncoming: true } }),
    [navigate],
  );
  const [last] = useState(() => (choose ? null : lastTripId()));
  useEffect(() => {
    if (count && last !== null) open(last);
  }, [count, last, open]);

  if (count === 0) {
    return (
      <EmptyState
        title={t('nothingTitle')}
        help={t('nothingHelp')}
        action={
          <Button variant="primary" onClick={() => void navigate(links.planner())}>
            {t('openPlanner')}
          </Button>
        }
      />
    );
  }
  return count === null || last !== null ? <Skeleton lines={3} /> : <ChooseTrip onChoose={open} />;
}

function ChooseTrip({ onChoose }: { onChoose: (tripId: string) => void }) {
  const t = useTranslations('incoming');
  const nameOf = useTripNames();
  const { data, isPending } = useTrips();
  if (isPending) return <Skeleton lines={3} />;
  const own = data?.trips.filter(({ demo }) => !demo) ?? [];
  return (
    <>
      <PageHead title={t('chooseTitle')} help={t('chooseHelp')} />
      {own.length > 0 ? (
        <TripRows title={t('yourTrips')} headingLevel={2}>
          {own.map((trip) => (
            <li key={trip.id}>
              <Link {...links.planner({ trip: trip.id })} replace state={{ hasIncoming: true }}>
                <TripRow
                  look={tripLook(trip)}
                  name={nameOf(trip)}
                  facts={trip.destinations.map(({ name }) => name).join(', ')}
                >
                  <FoldBar stops={trip.destinations} />
                </TripRow>
              </Link>
            </li>
          ))}
        </TripRows>
      ) : null}
      <div>
        <Button variant={own.length > 0 ? 'secondary' : 'primary'} onClick={() => onChoose(beginTrip())}>
          {t('newTrip')}
        </Button>
      </div>
    </>
  );
}
