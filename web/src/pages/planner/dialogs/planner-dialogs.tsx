import { TEXT_MAX } from '@wayfold/contract/kernel/plain-text';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { addDays, daysBetween, LAST_DAY } from '@wayfold/domain/calendar/dates';
import { totalsOf, tripDates } from '@wayfold/domain/document/totals';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions } from '../../../api/trip-session/react/trip-session';
import { AddDestination } from '../../../features/add-destination/add-destination';
import { EventEditor } from '../../../features/itinerary/events/event-editor';
import { DatesDialog } from '../../../features/itinerary/head/dates-dialog';
import { RenameDialog } from '../../../features/itinerary/head/rename-dialog';
import { TripCurrencyDialog } from '../../../features/itinerary/head/trip-currency-dialog';
import { DisplayChoices } from '../../../features/planner-bar/display-settings';
import { retryImport } from '../../../lib/retry-import';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { Dialog } from '../../../ui/dialogs/dialog';
import { toast } from '../../../ui/dialogs/toast';
import type { Planner } from '../planner';
import styles from './planner-dialogs.module.css';

const ShareTripDialog = lazy(async () => ({
  default: (await retryImport(() => import('./share-trip-dialog'))).ShareTripDialog,
}));

const ExportDialog = lazy(async () => ({
  default: (await retryImport(() => import('./export-dialog'))).ExportDialog,
}));
const PicturePicker = lazy(async () => ({
  default: (await retryImport(() => import('../../../features/picture-search/picture-picker'))).PicturePicker,
}));
const ImportDialog = lazy(async () => ({
  default: (await retryImport(() => import('./import-dialog'))).ImportDialog,
}));

/** The planner's dialogs; one is open at a time. */
export function PlannerDialogs({ planner }: { planner: Planner }) {
  const { dialog, openDialog, document, ripple, addPlace } = planner;
  const t = useTranslations('planner');
  const { change } = useTripActions();
  const close = () => openDialog(null);
  switch (dialog?.kind) {
    case 'event':
      return <EventDialog planner={planner} id={dialog.id} onClose={close} />;
    case 'rename': {
      const destination = document.destinations[dialog.id];
      return destination ? (
        <RenameDialog
          name={destination.name}
          most={TEXT_MAX.place}
          // The local name is cleared, because it belonged to the old name.
          onRename={(name) =>
            change({ kind: 'destination.set', id: destination.id, fields: { name, localName: null } })
          }
          onClose={close}
        />
      ) : null;
    }
    case 'dates':
      return <TripDatesDialog planner={planner} onClose={close} />;
    case 'currency':
      return <TripCurrencyDialog currency={document.trip.currency} onClose={close} />;
    case 'add':
      return (
        <Dialog title={t('addTitle')} isOpen onClose={close}>
          <div className={styles.add}>
            <AddDestination
              document={ripple.shown ? ripple.shown.today : document}
              placement="bottom"
              autoFocus
              onAdd={(place, at) => {
                close();
                addPlace(place, at);
              }}
            />
          </div>
        </Dialog>
      );
    case 'share':
      return (
        <Suspense>
          <ShareTripDialog onClose={close} />
        </Suspense>
      );
    case 'export':
      return (
        <Suspense>
          <ExportDialog onClose={close} />
        </Suspense>
      );
    case 'import':
      return (
        <Suspense>
          <ImportDialog onClose={close} onOpenTrip={planner.openTrip} />
        </Suspense>
      );
    case 'pictures':
      return (
        <Suspense>
          <PicturePicker request={dialog.request} onClose={close} />
        </Suspense>
      );
    case 'display':
      return (
        <Dialog title={t('displaySettings')} isOpen onClose={close} size="small">
          <DisplayChoices />
        </Dialog>
      );
    default:
      return null;
  }
}

function EventDialog({ planner, id, onClose }: { planner: Planner; id: string; onClose: () => void }) {
  const { change, undo } = useTripActions();
  const t = useTranslations('itinerary');
  const words = useTranslations('tripWords');
  const event = planner.document.events[id];
  // It may have been deleted in the meantime, here or elsewhere.
  if (!event) return null;

  function remove({ id: removedId, name }: TripEvent) {
    change({ kind: 'event.remove', id: removedId });
    toast({
      message: t('removedEvent', { event: name }),
      action: { label: words('undo'), onAction: () => undo() },
    });
  }

  return (
    <EventEditor
      key={id}
      event={event}
      document={planner.document}
      onSave={change}
      onRemove={remove}
      onClose={onClose}
    />
  );
}

function TripDatesDialog({ planner, onClose }: { planner: Planner; onClose: () => void }) {
  const { document, ripple } = planner;
  const t = useTranslations('ripple');
  const format = useTripFormat();
  const dates = tripDates(document);
  const days = dates ? daysBetween(dates.from, dates.to) : totalsOf(document).nights;
  return (
    <DatesDialog
      startDate={document.trip.startDate}
      latest={addDays(LAST_DAY, -days)}
      onClose={onClose}
      onSave={(startDate) =>
        ripple.propose({
          edit: { kind: 'trip.set', fields: { startDate } },
          title: startDate === null ? t('noDates') : t('start', { date: format.day(startDate) }),
        })
      }
    />
  );
}
