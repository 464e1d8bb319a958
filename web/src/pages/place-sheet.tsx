import { useNavigate } from '@tanstack/react-router';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { Place } from '@wayfold/contract/places/places';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useIsMember } from '../api/account/account';
import { lastTripId } from '../api/device/last-trip';
import { useFavorites } from '../api/places/favorites';
import { type PlaceKinds, usePlace, usePlaceKinds } from '../api/places/places';
import { forgetPendingPlace, openPlaceAfterSignIn } from '../api/sign-in/after-sign-in';
import { placeScene } from '../art/place-scene';
import { HeartButton } from '../features/things-to-do/place/heart';
import { PlaceFacts } from '../features/things-to-do/place/place-facts';
import { QuestionButton } from '../features/things-to-do/place/question-button';
import { placeFacts } from '../i18n/en/planner/place-facts';
import { thingsToDo } from '../i18n/en/planner/things-to-do';
import { MessageScope } from '../i18n/message-scope';
import { openAccountDialog } from '../lib/account-dialogs';
import { links } from '../lib/links';
import { useHoursThere } from '../trip-ui/hours/use-hours-there';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialogs/dialog';
import { EmptyState, ErrorState } from '../ui/empty-state';
import { Skeleton } from '../ui/skeleton';
import { TextButton } from '../ui/text-button';
import styles from './place-sheet.module.css';

const messages = { placeFacts, thingsToDo };

/** A shared place on a phone, over the landing page: its details, and a button to add it to a trip. */
export function PlaceSheet(props: { id: string; onClose: () => void }) {
  return (
    <MessageScope messages={messages}>
      <Sheet {...props} />
    </MessageScope>
  );
}

function Sheet({ id, onClose }: { id: string; onClose: () => void }) {
  // Signing in while the sheet is open leads back to the place.
  useEffect(() => {
    openPlaceAfterSignIn(id);
    return forgetPendingPlace;
  }, [id]);
  const t = useTranslations('thingsToDo');
  const navigate = useNavigate();
  const kinds = usePlaceKinds();
  const isMember = useIsMember();
  const { isSaved } = useFavorites();
  const { data: place, error, refetch } = usePlace(id);
  const tripId = lastTripId();
  const isGone = error instanceof ProblemError && error.code === 'not-found';
  return (
    <Dialog
      title={place?.name ?? t('place')}
      isOpen
      onClose={onClose}
      actions={
        place ? (
          <>
            {tripId ? (
              <Button
                onClick={() =>
                  void navigate(links.plannerTab('things_do', { trip: tripId, place: place.id }))
                }
              >
                {t('openInTrip')}
              </Button>
            ) : null}
            <Button
              variant="primary"
              onClick={() => {
                const { name, localName, coords, region, country, countryCode, timezone } = place;
                const firstStop = { name, localName, coords, region, country, countryCode, timezone };
                void navigate({ ...links.planner(), state: { firstStop } });
              }}
            >
              {t('startTrip')}
            </Button>
          </>
        ) : null
      }
    >
      {place ? (
        <div className={styles.place}>
          <div className={styles.picture}>
            <img src={placeScene(place)} alt="" />
            <HeartButton place={place} isFloating />
          </div>
          {isSaved(place) && !isMember ? (
            <p className={styles.kept}>
              {t.rich('keptHere', {
                link: (words) => (
                  <TextButton onClick={() => openAccountDialog({ kind: 'sign-in' })}>{words}</TextButton>
                ),
              })}
            </p>
          ) : null}
          <Facts place={place} kinds={kinds} />
          <QuestionButton place={place} />
        </div>
      ) : isGone ? (
        <EmptyState title={t('placeMissing')} />
      ) : error ? (
        <ErrorState title={t('placeFailed')} help={t('failedHelp')} onTryAgain={() => void refetch()} />
      ) : (
        <Skeleton lines={5} />
      )}
    </Dialog>
  );
}

function Facts({ place, kinds }: { place: Place; kinds: PlaceKinds }) {
  return <PlaceFacts place={place} kinds={kinds} there={useHoursThere(place, null)} />;
}
