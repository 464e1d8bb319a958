import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import { picturesOf } from '@wayfold/domain/document/trip-document';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { AddDestination } from '../../../features/add-destination/add-destination';
import { TotalsStrip } from '../../../features/itinerary/head/totals-strip';
import { TripHeader } from '../../../features/itinerary/head/trip-header';
import { TripHeading } from '../../../features/itinerary/head/trip-heading';
import { ListEnd, ListStart } from '../../../features/itinerary/home/list-ends';
import { Itinerary } from '../../../features/itinerary/itinerary';
import { TrackList } from '../../../features/itinerary/track-list';
import { retryImport } from '../../../lib/loading/retry-import';
import { LaterLooseBookings } from '../../../trip-ui/bookings/later-bookings';
import { useOpenTripName } from '../../../trip-ui/use-open-trip-name';
import { classNames } from '../../../ui/class-names';
import { Skeleton } from '../../../ui/skeleton';
import type { Planner } from '../planner';
import { SessionNotices } from '../session-notices';
import { useArrivalNights } from '../use-arrival-nights';
import styles from './current-trip.module.css';
import { hasOwnHead, panelView, TRIP_VIEW_SCREENS } from './trip-views';
import { ViewSwitch } from './view-switch';

const HeaderCamera = lazy(async () => ({
  default: (await retryImport(() => import('./header-camera'))).HeaderCamera,
}));

/** The open trip in the panel: its header, its figures, and the selected view. */
export function CurrentTrip({ planner }: { planner: Planner }) {
  const { shown, isEditable, showsCosts, openDialog, ripple } = planner;
  const view = panelView(planner);
  const name = useOpenTripName();
  return (
    <>
      {view === 'itinerary' ? (
        <>
          <TripHeader
            document={shown}
            onDates={isEditable && !ripple.shown ? () => openDialog({ kind: 'dates' }) : null}
            camera={
              isEditable ? (
                <Suspense>
                  <HeaderCamera planner={planner} />
                </Suspense>
              ) : null
            }
          />
          <TotalsStrip document={shown} isPhone={false} showsCosts={showsCosts} />
        </>
      ) : hasOwnHead(view) ? (
        <h1 className="visually-hidden">{name}</h1>
      ) : view === 'pictures' ? (
        <TripHeading
          document={shown}
          pictures={{ count: picturesOf(shown).length, most: isEditable ? TRIP_LIMITS.pictures : null }}
          end={<ViewSwitch planner={planner} className={styles.viewsBeside} />}
        />
      ) : (
        <TripHeading document={shown} />
      )}
      {hasOwnHead(view) || view === 'pictures' ? null : (
        <ViewSwitch planner={planner} className={styles.views} />
      )}
      <SessionNotices />
      {view === 'itinerary' ? <ItineraryView planner={planner} /> : <OtherView planner={planner} />}
      {view === 'itinerary' && isEditable ? <AddBar planner={planner} /> : null}
    </>
  );
}

/** The list of destinations, which scrolls by itself. */
export function ItineraryView({ planner, className }: { planner: Planner; className?: string | undefined }) {
  const { shown, ripple, expanded, expand, openDay, isEditable, document } = planner;
  const actions = useMemo(() => ({ ...planner.actions, openDay }), [planner.actions, openDay]);
  const scroller = useRef<HTMLDivElement>(null);
  const nights = useArrivalNights(planner);
  const isOpen = isEditable && ripple.shown === null && planner.historyPreview === null;
  const ends = { document: shown, isEditable: isOpen, actions };
  return (
    <div ref={scroller} className={classNames(styles.list, className)}>
      <ListStart {...ends} />
      <Itinerary
        document={shown}
        // Users who can't edit see the list as a preview without changes, which has nothing to click.
        today={ripple.shown ? ripple.shown.today : isEditable ? null : document}
        expanded={expanded}
        onExpand={expand}
        actions={actions}
        between={nights}
        scroller={scroller}
      />
      <LaterLooseBookings
        document={shown}
        onOpen={isEditable && !ripple.shown ? actions.openBooking : null}
        propose={ripple.propose}
      />
      <ListEnd {...ends} />
      <TrackList document={shown} isEditable={isEditable && !ripple.shown} />
    </div>
  );
}

/** A view that another feature renders. */
export function OtherView({ planner }: { planner: Planner }) {
  const { view } = planner;
  const Screen = view === 'itinerary' ? undefined : TRIP_VIEW_SCREENS[view]?.Component;
  if (!Screen) return null;
  return (
    <div className={styles.view}>
      <Suspense fallback={<Skeleton className={styles.loading ?? ''} />}>
        <Screen planner={planner} />
      </Suspense>
    </div>
  );
}

function AddBar({ planner }: { planner: Planner }) {
  const { document, addPlace, addList, insertAfter, setInsertAfter } = planner;
  const t = useTranslations('planner');
  const input = useRef<HTMLInputElement>(null);
  return (
    <section className={styles.add} aria-label={t('addDestination')} data-add-destination>
      <AddDestination
        key={insertAfter}
        document={document}
        onAdd={(place, at) => {
          setInsertAfter(null);
          addPlace(place, at);
        }}
        onAddList={(list, at) => {
          setInsertAfter(null);
          addList(list, at);
        }}
        firstSpot={insertAfter ?? 'best'}
        autoFocus={insertAfter !== null}
        inputRef={input}
      />
    </section>
  );
}
