import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { AddDestination } from '../../../features/add-destination/add-destination';
import { AddPanel } from '../../../features/add-destination/add-panel';
import { useBack } from '../../../lib/back/use-back';
import { Dialog } from '../../../ui/dialogs/dialog';
import { IconButton } from '../../../ui/icon-button';
import type { Planner } from '../planner';
import styles from './add-dialog.module.css';
import { AddMap } from './add-map';

/** Adds a destination: beside the map on a phone, in a dialog on a tablet. */
export function AddDialog({ planner, onClose }: { planner: Planner; onClose: () => void }) {
  const { layout, document, ripple, addPlace } = planner;
  const t = useTranslations('planner');
  const shown = ripple.shown ? ripple.shown.today : document;
  const add: typeof addPlace = (place, at) => {
    onClose();
    addPlace(place, at);
  };
  const isEmpty = Object.keys(shown.destinations).length === 0;
  if (layout === 'phone' && !isEmpty) {
    return (
      <AddSheet document={shown} onClose={onClose}>
        {/* The keyboard would cover what is likely. */}
        <AddPanel document={shown} onAdd={add} autoFocus={false} />
      </AddSheet>
    );
  }
  return (
    <Dialog title={t('addTitle')} isOpen onClose={onClose}>
      <div className={styles.add}>
        {isEmpty ? (
          <AddDestination document={shown} onAdd={add} placement="bottom" autoFocus />
        ) : (
          <AddPanel document={shown} onAdd={add} autoFocus />
        )}
      </div>
    </Dialog>
  );
}

/** The whole screen of a phone: a strip of map, and below it what can be added. */
function AddSheet(props: { document: TripDocument; onClose: () => void; children: ReactNode }) {
  const { document, onClose, children } = props;
  const t = useTranslations('planner');
  const words = useTranslations('addDestination');
  useBack(onClose);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={styles.layer ?? ''}
    >
      <Modal className={styles.screen ?? ''}>
        <AriaDialog className={styles.dialog ?? ''}>
          <div className={styles.map} inert>
            <AddMap document={document} />
          </div>
          <IconButton label={words('backToTrip')} onClick={onClose} className={styles.back ?? ''}>
            <ChevronLeft size={22} strokeWidth={1.75} />
          </IconButton>
          <div className={styles.sheet}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {t('addTitle')}
            </Heading>
            {children}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
