import { useQueryClient } from '@tanstack/react-query';
import type { TripSummary } from '@wayfold/contract/trip/trip';
import { isDemo } from '@wayfold/domain/document/trip-types';
import { ChevronDown, Copy, Ellipsis, MapPlus, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SETTING_DEFAULTS } from '../../api/client/setting-defaults';
import { useSetting } from '../../api/client/settings';
import { enablesUpdate } from '../../api/shared-trip/view-mode';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { refreshTrips, useTrips } from '../../api/trips/trips';
import { useWasIdle } from '../../lib/loading/use-was-idle';
import { useOpenTripName } from '../../trip-ui/use-open-trip-name';
import { useTripNames } from '../../trip-ui/use-trip-names';
import { Menu } from '../../ui/dialogs/menu';
import type { MenuGroup, MenuRow } from '../../ui/dialogs/menu-list';
import { DeleteTripDialog } from './delete-trip-dialog';
import { ResetTripDialog } from './reset-trip-dialog';
import { TripDetailsDialog } from './trip-details-dialog';
import styles from './trip-menu.module.css';
import { useDuplicateTrip } from './use-duplicate-trip';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** How many other trips are listed; the rest is on the page of all trips. */
const LISTED_TRIPS = 6;

/** Rows of other features in the trip menu; each list is a group, and may be empty. */
export interface TripMenuRows {
  /** About the trip, such as History. */
  trip: readonly MenuRow[];
  /** What the trip can be turned into, and what can be added to it. */
  files: readonly MenuRow[];
  /** Not about the trip, such as the account. */
  app: readonly MenuRow[];
}

/** Props of `TripMenu`. */
export interface TripMenuProps {
  rows: TripMenuRows;
  onOpenTrip: (tripId: string) => void;
  onNewTrip: () => void;
  onAllTrips: () => void;
  /** Replaces a deleted trip with the user's last viewed one, or with a new one if null is given. */
  onDeleted: (nextTripId: string | null) => Promise<void>;
  /** `name` shows the trip name; `dots` shows three dots, for layouts with the name next to it. */
  look?: 'name' | 'dots';
}

/** The actions for the open trip as a whole, and links to other trips. */
export function TripMenu(props: TripMenuProps) {
  const { rows, onOpenTrip, onNewTrip, onAllTrips, onDeleted, look = 'name' } = props;
  const t = useTranslations('tripMenu');
  const newTripText = useSetting('new_trip_button_text');
  const trip = useTripSelector((snapshot) => snapshot.document.trip);
  const tripId = useTripSelector((snapshot) => snapshot.tripId);
  const isEditable = useTripSelector(({ mode }) => enablesUpdate(mode));
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<'details' | 'delete' | 'reset' | null>(null);
  const [isAsked, setAsked] = useState(false);
  // The open trip comes first; the others are only in this menu.
  const { data: list } = useTrips({ enabled: useWasIdle() || isAsked });
  const tripGroups = useTripGroups(list?.trips ?? [], { openTripId: tripId, onOpenTrip, onAllTrips });
  const duplicate = useDuplicateTrip(list?.trips ?? [], onOpenTrip);
  const name = useOpenTripName();
  const isOwn = trip.userid !== null || !isDemo(trip.type);
  // While viewing a shared trip, the user's own trips are hidden.
  const isViewed = useTripSelector(({ viewed }) => viewed !== null);
  const isDemoCopy = trip.userid !== null && isDemo(trip.type);

  const own: MenuRow[] = [
    ...(isEditable
      ? [
          {
            id: 'details',
            label: t('details'),
            icon: <Pencil {...ICON} />,
            onAction: () => setDialog('details'),
          },
        ]
      : []),
    {
      id: 'duplicate',
      label: t('duplicate'),
      icon: <Copy {...ICON} />,
      onAction: () => void duplicate(tripId, name),
    },
  ];
  const removal: MenuRow[] = [
    ...(isDemoCopy
      ? [
          {
            id: 'reset',
            label: t('resetDemo'),
            icon: <RotateCcw {...ICON} />,
            onAction: () => setDialog('reset'),
          },
        ]
      : []),
    ...(isEditable && isOwn
      ? [
          {
            id: 'delete',
            label: t('remove'),
            icon: <Trash2 {...ICON} />,
            isDanger: true,
            onAction: () => setDialog('delete'),
          },
        ]
      : []),
  ];
  const newTrip: MenuRow = {
    id: 'new-trip',
    // The setting's own text names a tab, not what the row does; an operator's text stands below, whatever it says.
    label: t('newTrip'),
    ...(newTripText && newTripText !== SETTING_DEFAULTS.new_trip_button_text.default
      ? { detail: newTripText }
      : {}),
    icon: <MapPlus {...ICON} />,
    onAction: onNewTrip,
  };
  const groups: MenuGroup[] = isViewed
    ? [
        { id: 'trip', rows: rows.trip },
        { id: 'files', rows: rows.files },
      ]
    : [
        { id: 'trip', title: t('thisTrip'), rows: [...rows.trip, ...own] },
        { id: 'files', title: t('files'), rows: rows.files },
        { id: 'removal', rows: removal },
        { id: 'new', rows: [newTrip] },
        ...tripGroups,
      ];
  const shown = [...groups, { id: 'app', title: t('app'), rows: rows.app }].filter(
    (group) => group.rows.length > 0,
  );
  return (
    <>
      <Menu
        label={t('label')}
        placement={look === 'dots' ? 'bottom end' : 'bottom start'}
        groups={shown}
        onOpenChange={(isOpen) => {
          if (!isOpen) return;
          setAsked(true);
          void refreshTrips(queryClient);
        }}
        trigger={
          look === 'dots' ? (
            <button type="button" className={styles.dots} aria-label={t('label')}>
              <Ellipsis size={22} strokeWidth={1.75} aria-hidden="true" />
            </button>
          ) : (
            <button type="button" className={styles.button} aria-label={t('open', { trip: name })}>
              <span className={styles.name}>{name}</span>
              <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
            </button>
          )
        }
      />
      {dialog === 'details' ? <TripDetailsDialog onClose={() => setDialog(null)} /> : null}
      {dialog === 'delete' ? (
        <DeleteTripDialog name={name} onClose={() => setDialog(null)} onDeleted={onDeleted} />
      ) : null}
      {dialog === 'reset' ? <ResetTripDialog name={name} onClose={() => setDialog(null)} /> : null}
    </>
  );
}

function useTripGroups(
  trips: readonly TripSummary[],
  props: { openTripId: string } & Pick<TripMenuProps, 'onOpenTrip' | 'onAllTrips'>,
): MenuGroup[] {
  const { openTripId, onOpenTrip, onAllTrips } = props;
  const t = useTranslations('tripMenu');
  const nameOf = useTripNames();
  const others = trips.filter((trip) => trip.id !== openTripId);
  const row = (trip: (typeof others)[number]): MenuRow => ({
    id: `trip-${trip.id}`,
    label: nameOf(trip),
    detail: t('tripFacts', { stops: trip.destinations.length }),
    onAction: () => onOpenTrip(trip.id),
  });
  const own = others.filter((trip) => !trip.demo);
  const demos = others.filter((trip) => trip.demo);
  const all: MenuRow = { id: 'all-trips', label: t('allTrips'), onAction: onAllTrips };
  return [
    ...(own.length > 0
      ? [
          {
            id: 'own-trips',
            title: t('ownTrips'),
            rows: [...own.slice(0, LISTED_TRIPS).map(row), ...(own.length > LISTED_TRIPS ? [all] : [])],
          },
        ]
      : []),
    ...(demos.length > 0 ? [{ id: 'demo-trips', title: t('demoTrips'), rows: demos.map(row) }] : []),
  ];
}
