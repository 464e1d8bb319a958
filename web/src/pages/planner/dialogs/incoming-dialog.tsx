import { useNavigate } from '@tanstack/react-router';
import { FILE_LIMITS } from '@wayfold/domain/files/read/file-contents';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { forgetIncoming, type Incoming, readIncoming } from '../../../api/device/incoming';
import { newPlaceFromAtlas } from '../../../features/add-destination/new-destination';
import { IncomingText } from '../../../features/incoming/incoming-text';
import { incoming as words } from '../../../i18n/en/pages/incoming';
import { MessageScope } from '../../../i18n/message-scope';
import { links } from '../../../lib/links';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import type { Planner } from '../planner';
import { ImportDialog } from './import-dialog';

const messages = { incoming: words };

/**
 * Adds what another app shared to the open trip, one after the other: files as imports, links and text as plans. After a file
 * that became a new trip, the others go on there.
 */
export function IncomingDialog({ planner, onClose }: { planner: Planner; onClose: () => void }) {
  const [items, setItems] = useState<readonly Incoming[] | null>(null);
  const navigate = useNavigate();
  const [item] = items ?? [];

  useEffect(() => {
    let isOver = false;
    void readIncoming().then((read) => {
      if (isOver) return;
      setItems(read);
      // The page was reloaded after everything was added.
      if (read.length === 0) onClose();
    });
    return () => {
      isOver = true;
    };
  }, [onClose]);

  const next = useCallback(() => {
    if (!item) return;
    void forgetIncoming(item.key);
    setItems((waiting) => waiting?.slice(1) ?? null);
    if (items?.length === 1) onClose();
  }, [item, items, onClose]);

  async function goOnIn(tripId: string) {
    if (!item) return;
    // The dialog of the new trip reads what is left.
    await forgetIncoming(item.key);
    await navigate({ ...links.planner({ trip: tripId }), state: { hasIncoming: true } });
  }

  if (!item) return null;
  return (
    <MessageScope messages={messages}>
      {item.kind === 'file' ? (
        <ImportDialog
          key={item.key}
          file={item.file}
          onClose={next}
          onOpenTrip={(tripId) => void goOnIn(tripId)}
        />
      ) : item.kind === 'text' ? (
        <IncomingText
          key={item.key}
          item={item}
          document={planner.document}
          onAddPlace={(place, at) => planner.addPlace(newPlaceFromAtlas(place), at)}
          onOtherTrip={() => {
            onClose();
            void navigate(links.incoming({ choose: true }));
          }}
          onClose={next}
        />
      ) : (
        <TooLarge key={item.key} name={item.name} onClose={next} />
      )}
    </MessageScope>
  );
}

function TooLarge({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useTranslations('incoming');
  return (
    <Dialog
      title={t('tooLarge', { name })}
      isOpen
      isAlert
      size="small"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('ok')}
        </Button>
      }
    >
      {t('tooLargeHelp', { megabytes: FILE_LIMITS.bytes / 1024 / 1024 })}
    </Dialog>
  );
}
