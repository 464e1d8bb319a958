import { useTranslations } from 'use-intl';
import { Sheet } from '../../../ui/sheets/sheet';
import { IdeaCardDock } from '../map/idea-dock';
import type { IdeaPreview } from '../map/use-idea-preview';
import over from './over-map.module.css';
import type { MapSheet } from './use-map-sheet';

/** A sheet with the actions for an idea, over its map on a phone. */
export function PhoneIdea({ idea, sheet }: { idea: IdeaPreview; sheet: MapSheet }) {
  const t = useTranslations('tripIdeas');
  return (
    <div className={over.screen}>
      <Sheet
        label={t('previewLabel', { trip: idea.idea.name })}
        head={sheet.head}
        stop={sheet.stop}
        onStopChange={sheet.setStop}
      >
        <IdeaCardDock idea={idea} />
      </Sheet>
    </div>
  );
}
