import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { DisplayChoices } from '../../../features/planner-bar/display-settings';
import { retryImport } from '../../../lib/loading/retry-import';
import { Dialog } from '../../../ui/dialogs/dialog';
import type { Planner } from '../planner';

const EditDialog = lazy(async () => ({ default: (await loadEditDialogs()).EditDialog }));
const AddDialog = lazy(async () => ({ default: (await loadAddDialog()).AddDialog }));
const ShareTripDialog = lazy(async () => ({
  default: (await retryImport(() => import('./share-trip-dialog'))).ShareTripDialog,
}));
const ExportDialog = lazy(async () => ({
  default: (await retryImport(() => import('./export-dialog'))).ExportDialog,
}));
const OfflineDialog = lazy(async () => ({
  default: (await retryImport(() => import('./offline-dialog'))).OfflineDialog,
}));
const BookingDialog = lazy(async () => ({
  default: (await retryImport(() => import('./booking-dialog'))).BookingDialog,
}));
const PicturePicker = lazy(async () => ({
  default: (await retryImport(() => import('../../../features/picture-search/picture-picker'))).PicturePicker,
}));
const ImportDialog = lazy(async () => ({
  default: (await retryImport(() => import('./import-dialog'))).ImportDialog,
}));

/** Loads the dialog that adds a destination. */
export function loadAddDialog(): Promise<typeof import('./add-dialog')> {
  return retryImport(() => import('./add-dialog'));
}

const IncomingDialog = lazy(async () => ({
  default: (await retryImport(() => import('./incoming-dialog'))).IncomingDialog,
}));

/** Loads the dialogs that edit one thing of the trip. */
export function loadEditDialogs(): Promise<typeof import('./edit-dialogs')> {
  return retryImport(() => import('./edit-dialogs'));
}

/** The planner's dialogs; one is open at a time. */
export function PlannerDialogs({ planner }: { planner: Planner }) {
  const { dialog, openDialog } = planner;
  const t = useTranslations('planner');
  const close = () => openDialog(null);
  switch (dialog?.kind) {
    case 'event':
    case 'add-plan':
    case 'rename':
    case 'dates':
    case 'currency':
      return (
        <Suspense>
          <EditDialog planner={planner} request={dialog} onClose={close} />
        </Suspense>
      );
    case 'booking':
    case 'add-booking':
      return (
        <Suspense>
          <BookingDialog planner={planner} request={dialog} onClose={close} />
        </Suspense>
      );
    case 'add':
      return (
        <Suspense>
          <AddDialog planner={planner} onClose={close} />
        </Suspense>
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
          <ImportDialog
            onClose={close}
            onOpenTrip={(tripId) => {
              close();
              planner.openTrip(tripId);
            }}
          />
        </Suspense>
      );
    case 'incoming':
      return (
        <Suspense>
          <IncomingDialog planner={planner} onClose={close} />
        </Suspense>
      );
    case 'offline-map':
      return (
        <Suspense>
          <OfflineDialog document={planner.document} onClose={close} />
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
