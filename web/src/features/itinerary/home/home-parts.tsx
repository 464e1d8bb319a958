import type { Home } from '@wayfold/contract/trip/home';
import type { Destination } from '@wayfold/contract/trip/trip';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { type LegPair, legPairs } from '@wayfold/domain/travel/home-legs';
import { bookedWay, journeyOf } from '@wayfold/domain/travel/journeys';
import { House, Pencil, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureOf } from '../../../api/client/client';
import { loadTravelTimes } from '../../../api/places/travel-times';
import { useTripActions } from '../../../api/trip-session/react/trip-session';
import { home as homeWords } from '../../../i18n/en/planner/home';
import { MessageScope } from '../../../i18n/message-scope';
import { retryImport } from '../../../lib/loading/retry-import';
import { LaterBookingCards } from '../../../trip-ui/bookings/later-bookings';
import { legColorVar } from '../../../trip-ui/leg-color';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { MoreMenu } from '../../../ui/dialogs/more-menu';
import { toast } from '../../../ui/dialogs/toast-store';
import { TextButton } from '../../../ui/text-button';
import type { ItineraryActions } from '../actions';
import { LegRow } from '../leg-row';
import styles from './home.module.css';
import { type HomeEnds, homeChange, homeWays, withoutHomeEnd } from './home-changes';
import { useKnownHomes } from './use-known-homes';

const HomeDialog = lazy(async () => ({
  default: (await retryImport(() => import('./home-dialog'))).HomeDialog,
}));
const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const messages = { home: homeWords };

/** Props of both ends of the list. */
export interface HomeEndProps {
  document: TripDocument;
  isEditable: boolean;
  actions: ItineraryActions;
}

/** The first line of the list: home, and the leg from there; renders nothing if the trip doesn't start at home. */
export function HomeStart({ document, isEditable, actions }: HomeEndProps) {
  const pair = legPairs(document)[0];
  const [first] = orderedDestinations(document);
  if (!first) return null;
  if (!document.trip.homeOut || !pair)
    return <HomeJourney {...{ document, isEditable, actions }} fromDest={null} toDest={first.id} />;
  const leave = bookedWay(document.bookings, pair.from, pair.to).leave ?? document.trip.startDate;
  return (
    <MessageScope messages={messages}>
      <div className={styles.start}>
        <HomeRow document={document} home={pair.from} date={leave} end="homeOut" isEditable={isEditable} />
        <HomeLeg document={document} pair={pair} isEditable={isEditable} actions={actions} />
      </div>
    </MessageScope>
  );
}

/** The last line of the list: the leg back home, or the offer to start and end there. */
export function HomeEnd({ document, isEditable, actions }: HomeEndProps) {
  const { homeBack } = document.trip;
  const pair = legPairs(document).at(-1);
  const last = orderedDestinations(document).at(-1);
  if (!last) return null;
  return (
    <MessageScope messages={messages}>
      {homeBack && pair ? (
        <div className={styles.end}>
          <HomeLeg document={document} pair={pair} isEditable={isEditable} actions={actions} />
          <HomeRow
            document={document}
            home={pair.to}
            date={bookedWay(document.bookings, pair.from, pair.to).arrive ?? last.dtDepart}
            end="homeBack"
            isEditable={isEditable}
          />
        </div>
      ) : (
        <HomeJourney {...{ document, isEditable, actions }} fromDest={last.id} toDest={null} />
      )}
      {isEditable ? <HomeOffer document={document} /> : null}
    </MessageScope>
  );
}

/** What is booked from home or back while the trip has no leg there. */
function HomeJourney(props: HomeEndProps & { fromDest: string | null; toDest: string | null }) {
  const { document, isEditable, actions, fromDest, toDest } = props;
  return (
    <div className={styles.journey}>
      <LaterBookingCards
        bookings={journeyOf(document.bookings, fromDest, toDest)}
        onOpen={isEditable ? actions.openBooking : null}
        onConnect={() => actions.addBooking({ at: 'leg', fromDest, toDest })}
      />
    </div>
  );
}

function HomeLeg(props: HomeEndProps & { pair: LegPair }) {
  const { document, pair, isEditable, actions } = props;
  const count = orderedDestinations(document).length;
  const { from, to } = pair;
  return (
    <LegRow
      from={from}
      to={to}
      color={legColorVar(from.destinationOrder === 0 ? count : from.destinationOrder - 1)}
      was={null}
      isPreview={!isEditable}
      bookings={document.bookings}
      actions={actions}
    />
  );
}

function HomeRow(props: {
  document: TripDocument;
  home: Destination;
  date: string | null;
  end: 'homeOut' | 'homeBack';
  isEditable: boolean;
}) {
  const { document, home, date, end, isEditable } = props;
  const t = useTranslations('home');
  const format = useTripFormat();
  const { change } = useTripActions();
  const undoable = useUndoable();
  const [isAsking, setAsking] = useState(false);
  const known = useKnownHomes(document);
  const day = date === null ? null : format.day(date);
  const ends = { out: document.trip.homeOut !== null, back: document.trip.homeBack !== null };
  return (
    <div className={styles.row}>
      <span className={styles.pin}>
        <House size={16} strokeWidth={2} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{t('name', { name: home.name })}</p>
        {day ? <p className={styles.day}>{t(end === 'homeOut' ? 'leave' : 'back', { day })}</p> : null}
      </div>
      {isEditable ? (
        <MoreMenu
          label={t(end === 'homeOut' ? 'moreStart' : 'moreEnd')}
          groups={[
            {
              id: 'about',
              rows: [
                {
                  id: 'change',
                  label: t('change'),
                  icon: <Pencil {...ICON} />,
                  onAction: () => setAsking(true),
                },
                ...(ends.out && ends.back
                  ? [
                      {
                        id: 'both',
                        label: t('removeBoth'),
                        icon: <X {...ICON} />,
                        onAction: () => {
                          change({ kind: 'trip.set', fields: { home: null, homeOut: null, homeBack: null } });
                          undoable(t('removed'));
                        },
                      },
                    ]
                  : []),
              ],
            },
          ]}
          removal={{
            label: t(end === 'homeOut' ? 'removeStart' : 'removeEnd'),
            onAction: () => {
              change(withoutHomeEnd(document, end));
              undoable(t(end === 'homeOut' ? 'removedStart' : 'removedEnd'));
            },
          }}
        />
      ) : null}
      {isAsking ? (
        <Suspense>
          <HomeDialog
            known={known}
            onChoose={(chosen) => change({ kind: 'trip.set', fields: { home: chosen } })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Offers the legs of home that the trip doesn't have, each in one press; asks where home is if nothing says so. */
function HomeOffer({ document }: { document: TripDocument }) {
  const t = useTranslations('home');
  const { change } = useTripActions();
  const undoable = useUndoable();
  const known = useKnownHomes(document);
  const [asked, setAsked] = useState<HomeEnds | null>(null);
  const { home, homeOut, homeBack } = document.trip;
  if (homeOut && homeBack) return null;

  async function set(place: Home, ends: HomeEnds) {
    try {
      await loadTravelTimes(homeWays(document, place));
    } catch (problem) {
      // Offline, what the device can guess does.
      if (failureOf(problem) === null) throw problem;
    }
    change(homeChange(document, place, ends));
    undoable(t(ends.out && ends.back ? 'added' : ends.out ? 'addedStart' : 'addedEnd', { name: place.name }));
  }

  function offer(ends: HomeEnds) {
    const place = home ?? known[0];
    if (place) void set(place, ends);
    else setAsked(ends);
  }

  return (
    <div className={styles.offers}>
      <TextButton className={styles.offer ?? ''} onClick={() => offer({ out: true, back: true })}>
        <House size={18} strokeWidth={1.75} aria-hidden="true" />
        {t(homeOut ? 'endHere' : homeBack ? 'startHere' : 'both')}
      </TextButton>
      {asked ? (
        <Suspense>
          <HomeDialog
            known={known}
            onChoose={(place) => void set(place, asked)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Says what was done, with a way to undo it. */
function useUndoable(): (message: string) => void {
  const words = useTranslations('tripWords');
  const { undo } = useTripActions();
  return (message) => toast({ message, action: { label: words('undo'), onAction: () => undo() } });
}
