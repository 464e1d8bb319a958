import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { AddPanel } from '../../../features/add-destination/add-panel';
import { useBack } from '../../../lib/back/use-back';
import { afterPress } from '../../../lib/forms/after-press';
import { classNames } from '../../../ui/class-names';
import { useToastPlace } from '../../../ui/dialogs/use-toast-place';
import { IconButton } from '../../../ui/icon-button';
import { TextButton } from '../../../ui/text-button';
import type { Planner } from '../planner';
import styles from './add-dialog.module.css';
import { AddMap } from './add-map';

/** Adds destinations on a phone, until it is closed: a strip of map, and below it what can be added. */
export function AddDialog({ planner, onClose }: { planner: Planner; onClose: () => void }) {
  const { document, ripple, addPlace, addList } = planner;
  const t = useTranslations('planner');
  const words = useTranslations('addDestination');
  const shown = ripple.shown ? ripple.shown.today : document;
  const [hasAdded, setAdded] = useState(false);
  // What is typed needs the room that the keyboard leaves. The map is back after a press, so it doesn't move what is pressed.
  const [isTyping, setTyping] = useState(false);
  // On its side, a phone has no room for a map above a list.
  const hasRoom = planner.layout === 'phone';
  useBack(onClose);
  useToastPlace({ lift: 0 }, true);
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={styles.layer ?? ''}
    >
      <Modal className={styles.screen ?? ''}>
        <AriaDialog className={classNames(styles.dialog, (isTyping || !hasRoom) && styles.mapless)}>
          {hasRoom ? (
            <div className={styles.map} inert>
              <AddMap document={shown} />
            </div>
          ) : null}
          <IconButton label={words('backToTrip')} onClick={onClose} className={styles.back ?? ''}>
            <ChevronLeft size={22} strokeWidth={1.75} />
          </IconButton>
          <div className={styles.sheet}>
            <div className={styles.head}>
              <Heading slot="title" level={2} className={styles.title ?? ''}>
                {t('addTitle')}
              </Heading>
              {hasAdded ? <TextButton onClick={onClose}>{words('done')}</TextButton> : null}
            </div>
            <AddPanel
              document={shown}
              onFocusChange={(isFocused) =>
                isFocused ? setTyping(true) : afterPress(() => setTyping(false))
              }
              onAdd={(place, at) => {
                setAdded(true);
                addPlace(place, at);
              }}
              onAddList={(list, at) => {
                setAdded(true);
                addList(list, at);
              }}
            />
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
