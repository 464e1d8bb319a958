import { ChevronLeft } from 'lucide-react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { AddPanel } from '../../../features/add-destination/add-panel';
import { useBack } from '../../../lib/back/use-back';
import { IconButton } from '../../../ui/icon-button';
import type { Planner } from '../planner';
import styles from './add-dialog.module.css';
import { AddMap } from './add-map';

/** Adds a destination on a phone: a strip of map, and below it what can be added. */
export function AddDialog({ planner, onClose }: { planner: Planner; onClose: () => void }) {
  const { document, ripple, addPlace } = planner;
  const t = useTranslations('planner');
  const words = useTranslations('addDestination');
  const shown = ripple.shown ? ripple.shown.today : document;
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
            <AddMap document={shown} />
          </div>
          <IconButton label={words('backToTrip')} onClick={onClose} className={styles.back ?? ''}>
            <ChevronLeft size={22} strokeWidth={1.75} />
          </IconButton>
          <div className={styles.sheet}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {t('addTitle')}
            </Heading>
            <AddPanel
              document={shown}
              onAdd={(place, at) => {
                onClose();
                addPlace(place, at);
              }}
            />
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
