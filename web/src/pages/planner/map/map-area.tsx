import { daysOfTrip } from '@wayfold/domain/day/trip-days';
import { MapPin } from 'lucide-react';
import {
  type CSSProperties,
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { useSetting } from '../../../api/client/settings';
import { useRouteLegs } from '../../../api/places/routes';
import { CostCard } from '../../../features/cost-card/cost-card';
import { HistoryChip, HistoryDock } from '../../../features/history/history-dock';
import { retryImport } from '../../../lib/loading/retry-import';
import { useReducedMotion } from '../../../lib/media';
import { useTheme } from '../../../lib/theme';
import { useHeight } from '../../../lib/use-height';
import { loadTripMap } from '../../../map/load-trip-map';
import type { MapBox, StreetPlace } from '../../../map/trip-map-props';
import { type FullMap, useFullMap } from '../../../map/use-full-map';
import { useDiscovery, useDiscoveryActions } from '../../../planner-state/discovery';
import { MapLegend, MapNote } from '../../../trip-ui/map-note';
import { mapLegs, mapStops, mapTracks, previewLegs } from '../../../trip-ui/maps/map-model';
import { classNames } from '../../../ui/class-names';
import type { Planner } from '../planner';
import { IdeaLegend } from './idea-legend';
import styles from './map-area.module.css';
import { MapFoldStrip } from './map-fold-strip';
import { MapSearch } from './map-search';
import { NearMe } from './near-me';
import { RippleArea } from './ripple-area';
import { SearchArea } from './search-area';
import type { IdeaPreview } from './use-idea-preview';
import { useMapSelection } from './use-map-selection';
import { usePlansMap } from './use-plans-map';

const TripMap = lazy(async () => ({
  default: (await loadTripMap()).TripMap,
}));

const IdeaCardDock = lazy(async () => ({
  default: (await retryImport(() => import('./idea-dock'))).IdeaCardDock,
}));

const PickCard = lazy(async () => ({
  default: (await retryImport(() => import('./pick-card'))).PickCard,
}));

const DayPickCard = lazy(async () => ({
  default: (await retryImport(() => import('./day-pick-card'))).DayPickCard,
}));

const StreetPlaceCard = lazy(async () => ({
  default: (await retryImport(() => import('./street-place-card'))).StreetPlaceCard,
}));

/** Padding for the fold strip, for what is at the top of the map, and for the cost card while it is open. */
// `card` keeps a pin and the start of its name visible beside the cost card.
const EDGES = { top: 70, lowerTop: 104, right: 70, bottom: 130, left: 70, card: 320 };
/** The same on a phone on its side, where the strip is thin. */
const LOW_EDGES = { ...EDGES, top: 48, right: 48, bottom: 136, left: 48 };
/** The largest zoom for the plans of a day: the streets between them can be read. */
const CLOSEST_DAY = 15;
/** Minimum window width for the cost card to start open. */
const ROOM_FOR_CARD = 1360;
/** Padding on a phone, within what isn't covered: a selected pin is above its place, and a preview has notes at the top. */
// A small phone leaves little room between header and sheet, but still enough for pins.
const PHONE_EDGES = { pin: 56, notes: 50, side: 32, gap: 24, most: 0.9 };
/** The map's own buttons on a phone, from the left edge and from the sheet. */
const PHONE_BUTTONS = { width: 200, full: 44, nearMe: 52, height: 78 };

/**
 * The map with everything that floats over it.
 *
 * Pass a deferred planner: after an edit, the list must update first; the map can follow.
 *
 * @param top pixels at the top that a header covers
 * @param bottom pixels at the bottom that a sheet covers
 * @param idea shown on the map instead of the trip
 * @param isCovered true while another screen is over the whole map: nothing floats over it then, and it stays as it is
 */
export const MapArea = memo(function MapArea(props: {
  planner: Planner;
  top?: number;
  bottom?: number;
  idea?: IdeaPreview | null;
  isCovered?: boolean;
}) {
  const { planner, idea = null, isCovered = false } = props;
  const { document, ripple, historyPreview, layout, tab, view, pick, setPick } = planner;
  const shown = idea?.document ?? planner.shown;
  const isEditable = planner.isEditable && !idea;
  const t = useTranslations('planner');
  const add = useTranslations('addDestination');
  const words = useTranslations('tripWords');
  const isDayOpen = view === 'day' && tab === 'trip_details';
  const selection = useMapSelection(planner, { isDayOpen });
  const { hoveredPlanId } = selection;
  // Beside a narrow map the card would leave no room for pins, so it starts as a pill.
  const [isCardOpen, setCardOpen] = useState(() => innerWidth >= ROOM_FOR_CARD);
  const places = useDiscovery((discovery) => discovery.places);
  const focus = useDiscovery((discovery) => discovery.focus);
  const hoveredPlaceId = useDiscovery((discovery) => discovery.hoveredId);
  const { noteView } = useDiscoveryActions();
  const onView = useCallback((box: MapBox, isByHand: boolean) => noteView({ box, isByHand }), [noteView]);
  const pressed = useRef({ x: 0, y: 0 });
  const [picked, setPicked] = useState(pressed.current);
  const dock = useHeight();
  const isPhone = layout === 'phone';
  const isLow = layout === 'landscape';
  const edges = isLow ? LOW_EDGES : EDGES;
  const stops = useMemo(() => mapStops(shown), [shown]);
  const tracks = useMemo(() => mapTracks(shown), [shown]);
  const lines = useRouteLegs(shown);
  const todayLines = useRouteLegs(document);
  const legs = useMemo(
    () =>
      ripple.shown
        ? previewLegs(ripple.shown.today, todayLines, ripple.shown.preview, lines)
        : historyPreview
          ? previewLegs(historyPreview.today, todayLines, { after: shown, legs: [] }, lines)
          : mapLegs(shown, lines).map((leg) => (isDayOpen ? { ...leg, muted: true } : leg)),
    [ripple.shown, historyPreview, shown, lines, todayLines, isDayOpen],
  );
  const isEmpty = stops.length === 0;
  // The other views have their own figures and need the room on the map.
  const showsCard =
    planner.showsCosts &&
    tab !== 'things_do' &&
    tab !== 'hotels' &&
    view === 'itinerary' &&
    !isPhone &&
    !isLow &&
    !isEmpty &&
    !ripple.shown &&
    !idea;
  const isPreview = ripple.shown !== null || historyPreview !== null || (idea !== null && !isPhone);
  const hasNotes = isPreview || idea !== null;
  const isSearchable =
    tab === 'trip_details' && !isPhone && !isLow && !isEmpty && !ripple.shown && !historyPreview && !idea;
  const full = useFullMap();
  useLeaveFull(full, [tab, view, planner.search.place]);
  const [top, bottom] = full.isFull ? [0, 0] : [props.top ?? 0, props.bottom ?? 0];
  const covered = isPreview ? dock.height + 56 : bottom;
  const padding = useMemo(
    () =>
      isPhone
        ? {
            top: top + PHONE_EDGES.pin + (hasNotes ? PHONE_EDGES.notes : 0),
            right: PHONE_EDGES.side,
            bottom: covered + PHONE_EDGES.gap,
            left: PHONE_EDGES.side,
            most: PHONE_EDGES.most,
          }
        : {
            // The search field and the labels of a preview are above the pins.
            top: isPreview || isSearchable ? edges.lowerTop : edges.top,
            right: showsCard && isCardOpen ? edges.card : edges.right,
            bottom: Math.max(covered, edges.bottom),
            left: edges.left,
          },
    [isPhone, edges, top, hasNotes, isPreview, isSearchable, covered, showsCard, isCardOpen],
  );
  const corner = useMemo(() => {
    if (!isPhone) return undefined;
    const { width, nearMe, height } = PHONE_BUTTONS;
    const wide = width + (full.isPossible ? PHONE_BUTTONS.full : 0) + (tab === 'things_do' ? nearMe : 0);
    return { width: wide, height: covered + height };
  }, [isPhone, tab, covered, full.isPossible]);
  const singleZoom = useSetting('map_zoom_one_destination');
  const homeLon = useSetting('map_lon');
  const homeLat = useSetting('map_lat');
  const home = useMemo((): [number, number] => [homeLon, homeLat], [homeLon, homeLat]);
  const frame = useRef<HTMLElement>(null);
  const openKey = isDayOpen ? (planner.search.day ?? '') : null;
  const onDays = usePlansMap(shown, { openKey, today: planner.arranged ? document : null });
  const showsPlans = tab === 'trip_details' && !isPreview && !idea;
  const [streetPlace, setStreetPlace] = useState<StreetPlace | null>(null);
  // While a day is open, what is pressed on the map is added to it.
  const openDay = useMemo(
    () => (isEditable && openKey !== null && daysOfTrip(document).find(({ key }) => key === openKey)) || null,
    [isEditable, openKey, document],
  );
  const pressedAt = streetPlace?.coords ?? pick;
  const pressedForDay = pressedAt && { at: pressedAt, street: streetPlace };

  const onPick = useCallback(
    (at: [number, number]) => {
      setStreetPlace(null);
      if (!isEditable || ripple.shown) return;
      setPicked(pressed.current);
      setPick(at);
    },
    [isEditable, ripple.shown, setPick],
  );
  const onStreetPlace = useCallback(
    (place: StreetPlace) => {
      setPick(null);
      setPicked(pressed.current);
      setStreetPlace(place);
    },
    [setPick],
  );

  const map = (
    <Suspense fallback={<div className={styles.waiting} />}>
      <TripMap
        label={words('mapLabel')}
        stops={stops}
        legs={legs}
        tracks={tracks}
        selectedId={selection.selectedId}
        hoveredId={selection.hoveredId}
        isAside={isDayOpen}
        selectedLegId={selection.legId}
        ghost={selection.ghost}
        padding={padding}
        layout={layout}
        corner={corner}
        singleZoom={singleZoom}
        home={home}
        theme={useTheme()}
        reducedMotion={useReducedMotion()}
        controlsBottom={isPhone ? covered + 30 : isPreview ? covered : isEmpty ? 32 : isLow ? 80 : 108}
        attributionBottom={isPhone ? covered + 4 : 4}
        places={places}
        hoveredPlaceId={
          hoveredPlaceId ?? hoveredPlanId ?? (tab === 'hotels' ? (planner.search.place ?? null) : null)
        }
        selectedPlanId={selection.planId}
        plans={showsPlans ? onDays.plans : undefined}
        dayWays={showsPlans ? onDays.dayWays : undefined}
        focus={onDays.focus ?? focus}
        closest={onDays.focus ? CLOSEST_DAY : undefined}
        full={full}
        onPlan={selection.onPlan}
        onStreetPlace={isPreview || idea ? undefined : onStreetPlace}
        onPlace={tab === 'hotels' ? planner.choosePlace : planner.openPlace}
        onPlaceHover={selection.onPlaceHover}
        onView={onView}
        onSelect={selection.onSelect}
        onHover={selection.hover}
        onPick={onPick}
        controls={tab === 'things_do' && !isPreview ? <NearMe /> : null}
      >
        {(tab === 'things_do' || tab === 'hotels') && !isEmpty && !isPreview ? (
          <SearchArea isPhone={isPhone} />
        ) : null}
        {isSearchable ? <MapSearch planner={planner} /> : null}
        {isEmpty && isEditable && !isPhone ? (
          <p className={styles.hint}>
            <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
            {add('clickMap')}
          </p>
        ) : null}
      </TripMap>
    </Suspense>
  );
  const pressedOnMap = { place: picked, room: frame.current, top, bottom: isPhone ? bottom : 110, isPhone };
  // React skips an element that it has rendered before.
  const rendered = useRef(map);
  useEffect(() => {
    if (!isCovered) rendered.current = map;
  });

  return (
    <section
      ref={frame}
      className={classNames(styles.area, isSearchable && styles.searchable, full.className)}
      style={{ '--map-top': `${top}px` } as CSSProperties} // React's type leaves custom properties out
      aria-label={t('mapArea')}
      onPointerDownCapture={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        pressed.current = { x: event.clientX - box.left, y: event.clientY - box.top };
      }}
    >
      {isCovered ? rendered.current : map}
      {isCovered ? null : showsCard ? (
        <div className={styles.card}>
          <CostCard document={shown} isOpen={isCardOpen} onOpenChange={setCardOpen} />
        </div>
      ) : null}
      {isCovered ? null : ripple.shown ? (
        <>
          <MapLegend>
            <MapNote>{t('previewChip')}</MapNote>
            <MapNote shows="today">{t('todayChip')}</MapNote>
          </MapLegend>
          <div ref={dock.ref} className={styles.dock}>
            <RippleArea planner={planner} ripple={ripple} shown={ripple.shown} />
          </div>
        </>
      ) : historyPreview ? (
        <>
          <MapLegend>
            <HistoryChip preview={historyPreview} />
          </MapLegend>
          <div ref={dock.ref} className={styles.dock}>
            <HistoryDock preview={historyPreview} />
          </div>
        </>
      ) : idea ? (
        <>
          <IdeaLegend idea={idea} isPhone={isPhone} />
          {isPhone ? null : (
            <div ref={dock.ref} className={styles.fold}>
              <Suspense>
                <IdeaCardDock idea={idea} />
              </Suspense>
            </div>
          )}
        </>
      ) : !isPhone && !isEmpty ? (
        <div className={styles.fold}>
          <MapFoldStrip planner={planner} />
        </div>
      ) : null}
      {pressedForDay && openDay && !isCovered ? (
        <Suspense>
          <DayPickCard
            key={pressedForDay.at.join()}
            {...pressedForDay}
            document={document}
            day={openDay}
            pressed={pressedOnMap}
            onClose={() => {
              setPick(null);
              setStreetPlace(null);
            }}
          />
        </Suspense>
      ) : null}
      {pick && isEditable && !openDay && !isCovered ? (
        <Suspense>
          <PickCard
            key={pick.join()}
            at={pick}
            pressed={pressedOnMap}
            document={document}
            onAdd={(place, at) => {
              setPick(null);
              planner.addPlace(place, at);
            }}
            onClose={() => setPick(null)}
            {...(tab === 'things_do' ? { onKept: planner.openPlace } : {})}
          />
        </Suspense>
      ) : null}
      {streetPlace && !openDay && !isCovered ? (
        <Suspense>
          <StreetPlaceCard
            key={streetPlace.coords.join()}
            planner={planner}
            place={streetPlace}
            pressed={pressedOnMap}
            onClose={() => setStreetPlace(null)}
          />
        </Suspense>
      ) : null}
    </section>
  );
});

/** Ends full screen once something else is shown beside the map: it would be behind it. */
function useLeaveFull({ isFull, toggle }: FullMap, shown: readonly unknown[]): void {
  const key = shown.join(' ');
  const before = useRef(key);
  useEffect(() => {
    if (isFull && before.current !== key) toggle();
    before.current = key;
  }, [isFull, toggle, key]);
}
