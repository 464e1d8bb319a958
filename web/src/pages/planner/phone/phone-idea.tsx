import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../../ui/dialogs/sheet';
import { type SheetStop, sheetHeight } from '../../../ui/dialogs/sheet-stops';
import { IdeaCardDock } from '../map/idea-dock';
import { MapArea } from '../map/map-area';
import type { IdeaPreview } from '../map/use-idea-preview';
import type { Planner } from '../planner';
import { useHeight } from '../use-height';
import styles from './phone-idea.module.css';

/** An idea as a full screen on a phone: its map, and a sheet with the actions for it. */
export function PhoneIdea({ planner, idea }: { planner: Planner; idea: IdeaPreview }) {
  const t = useTranslations('tripIdeas');
  const [stop, setStop] = useState<SheetStop>('half');
  const room = useHeight();
  const bottom = room.height > 0 ? sheetHeight(stop === 'full' ? 'half' : stop, room.height) : 0;
  return (
    <div ref={room.ref} className={styles.screen}>
      <MapArea planner={planner} bottom={bottom} idea={idea} />
      <Sheet label={t('previewLabel', { trip: idea.idea.name })} stop={stop} onStopChange={setStop}>
        <IdeaCardDock idea={idea} />
      </Sheet>
    </div>
  );
}
