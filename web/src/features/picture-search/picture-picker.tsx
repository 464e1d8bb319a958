import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import type { FoundPicture } from '../../api/pictures/picture-search';
import { pictureSearch } from '../../i18n/en/planner/picture-search';
import { MessageScope } from '../../i18n/message-scope';
import { refusals } from '../../i18n/refusals';
import { useBack } from '../../lib/back/use-back';
import type { PickedPicture, PickerProps } from '../../planner-state/picture-picking';
import { classNames } from '../../ui/class-names';
import dialogStyles from '../../ui/dialogs/dialog.module.css';
import { IconButton } from '../../ui/icon-button';
import { type Choice, toggled, withAll } from './choice';
import { ChoiceFoot } from './choice-foot';
import styles from './picture-picker.module.css';
import { PictureSources } from './picture-sources';
import { UploadQueue } from './upload/upload-queue';
import { useQueueState, useUploadQueue } from './upload/use-upload-queue';

const messages = { pictureSearch, refusals };
/** How long a single selection is visible before the dialog closes, in milliseconds. */
const SEEN_MS = 350;
/** At most this many search results can be chosen before DONE; uploads can fill the trip. */
const MOST_AT_ONCE = 5;

/** The dialog for searching, uploading and choosing pictures, with its messages. */
export function PicturePicker(props: PickerProps) {
  return (
    <MessageScope messages={messages}>
      <Picker {...props} />
    </MessageScope>
  );
}

function Picker({ request, onClose }: PickerProps) {
  const { most: room, taken, tripName, document, start, files, onDone } = request;
  const t = useTranslations('pictureSearch');
  const [choice, setChoice] = useState<Choice>([]);
  const isSingle = room === 1;
  const most = Math.max(Math.min(room, MOST_AT_ONCE), choice.length);
  // The header doesn't count toward the limit.
  const used = TRIP_LIMITS.pictures - room;
  const choosing = {
    choice,
    most,
    room,
    taken,
    document,
    onToggle: (found: FoundPicture) => setChoice((before) => toggled(isSingle ? [] : before, found, most)),
    onUploaded: (found: readonly FoundPicture[]) => setChoice((before) => withAll(before, found, room)),
  };
  const queue = useUploadQueue(files, choosing);
  const unsent = UploadQueue.unsent(useQueueState(queue));
  const [isTold, setTold] = useState(false);

  /** Closes the dialog with `end`, but first warns once about uploads that would be left out. */
  function unlessUnsent(end: () => void) {
    if (unsent > 0 && !isTold) setTold(true);
    else end();
  }

  useBack(() => unlessUnsent(onClose));

  function finish(picked: readonly PickedPicture[]) {
    if (picked.length > 0) onDone(picked);
    onClose();
  }

  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) unlessUnsent(onClose);
      }}
      isDismissable
      className={dialogStyles.scrim ?? ''}
    >
      <Modal className={classNames(dialogStyles.modal, styles.modal)}>
        <AriaDialog className={styles.dialog ?? ''}>
          <header className={styles.header}>
            <div className={styles.words}>
              <Heading slot="title" level={2} className={styles.title ?? ''}>
                {isSingle ? t('choosePicture') : t('addPictures')}
              </Heading>
              {isSingle ? null : (
                <p className={styles.used}>
                  {t('used', { trip: tripName, used, most: TRIP_LIMITS.pictures })}
                </p>
              )}
            </div>
            <IconButton
              label={t('cancel')}
              onClick={() => unlessUnsent(onClose)}
              className={styles.close ?? ''}
            >
              <X size={22} strokeWidth={1.75} />
            </IconButton>
          </header>
          <PictureSources
            choosing={choosing}
            start={start ?? 'library'}
            queue={queue}
            foot={
              <ChoiceFoot
                choice={choice}
                most={most}
                unsent={unsent}
                isToldUnsent={isTold}
                finishAfterMs={isSingle ? SEEN_MS : null}
                onDrop={(found) => setChoice((before) => toggled(before, found, most))}
                onTake={unlessUnsent}
                onDone={finish}
              />
            }
          />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
