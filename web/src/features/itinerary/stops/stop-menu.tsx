import type { Destination } from '@wayfold/contract/trip/trip';
import {
  ArrowDown,
  ArrowUp,
  BedDouble,
  CloudSun,
  Pencil,
  Pin,
  PinOff,
  Split,
  Sun,
  TicketPlus,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSetting } from '../../../api/client/settings';
import { fillTemplate } from '../../../lib/template';
import { useSplitTrip } from '../../../trip-ui/use-split-trip';
import type { MenuRow } from '../../../ui/dialogs/menu-list';
import { MoreMenu } from '../../../ui/dialogs/more-menu';
import type { ItineraryActions } from '../actions';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The actions for a destination, including those that dragging does. */
export function StopMenu(props: { destination: Destination; count: number; actions: ItineraryActions }) {
  const { destination, count, actions } = props;
  const t = useTranslations('itinerary');
  const forecastHref = useForecastLink(destination);
  const { id, destinationOrder: order, dtArrive, arriveFixed, nights } = destination;

  const split = useSplitTrip();
  const linked = useTranslations('itinerary.linked');

  const moves: MenuRow[] = [
    {
      id: 'up',
      label: t('moveUp'),
      icon: <ArrowUp {...ICON} />,
      isDisabled: order === 1,
      onAction: () => actions.move(id, order - 1),
    },
    {
      id: 'down',
      label: t('moveDown'),
      icon: <ArrowDown {...ICON} />,
      isDisabled: order === count,
      onAction: () => actions.move(id, order + 1),
    },
  ];
  if (dtArrive !== null && order > 1) {
    moves.push(
      arriveFixed === null
        ? {
            id: 'fix',
            label: t('lockArrival'),
            icon: <Pin {...ICON} />,
            onAction: () => actions.setArrive(id, dtArrive),
          }
        : {
            id: 'fix',
            label: t('unlockArrival'),
            icon: <PinOff {...ICON} />,
            onAction: () => actions.unfixArrive(id),
          },
    );
  }
  if (nights > 0) {
    moves.push({
      id: 'day-visit',
      label: t('dayVisit'),
      icon: <Sun {...ICON} />,
      onAction: () => actions.setNights(id, 0),
    });
  }
  if (order > 1) {
    moves.push({
      id: 'split',
      label: linked('split'),
      detail: linked('splitDetail', { place: destination.name }),
      icon: <Split {...ICON} />,
      onAction: () => split(id),
    });
  }
  const bookings: MenuRow[] = [
    {
      id: 'lodging',
      label: t('addLodging'),
      icon: <BedDouble {...ICON} />,
      onAction: () => actions.addBooking({ at: 'stay', destid: id }),
    },
  ];
  const addWay = (
    row: 'addWayThere' | 'addWayHome',
    ends: { fromDest: string | null; toDest: string | null },
  ) =>
    bookings.push({
      id: row,
      label: t(row),
      icon: <TicketPlus {...ICON} />,
      onAction: () => actions.addBooking({ at: 'leg', ...ends }),
    });
  if (order === 1) addWay('addWayThere', { fromDest: null, toDest: id });
  if (order === count) addWay('addWayHome', { fromDest: id, toDest: null });
  return (
    <MoreMenu
      label={t('more', { place: destination.name })}
      groups={[
        { id: 'moves', rows: moves },
        { id: 'bookings', rows: bookings },
        {
          id: 'about',
          rows: [
            ...(forecastHref
              ? [
                  {
                    id: 'forecast',
                    label: t('forecast'),
                    icon: <CloudSun {...ICON} />,
                    onAction: () => void window.open(forecastHref, '_blank', 'noreferrer'),
                  },
                ]
              : []),
            {
              id: 'rename',
              label: t('rename'),
              icon: <Pencil {...ICON} />,
              onAction: () => actions.rename(destination),
            },
          ],
        },
      ]}
      removal={{ label: t('remove'), onAction: () => actions.remove(id) }}
    />
  );
}

/** The URL of the forecast: one service covers the United States, another the rest of the world. */
function useForecastLink({ coords, country }: Destination): string | null {
  const home = useSetting('forecast_url');
  const world = useSetting('forecast_url_world');
  const template = country === 'United States' || country === null ? home : world;
  return template ? fillTemplate(template, { lat: coords[1].toFixed(4), lon: coords[0].toFixed(4) }) : null;
}
