import { ArrowLeft, ArrowLeftToLine, ArrowRight, MapPin, Maximize2, PanelTop, Pencil } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { MoreMenu } from '../../ui/dialogs/more-menu';
import styles from './picture-card.module.css';
import type { PictureActions } from './use-picture-actions';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The actions for a picture of the trip, including those that dragging does. */
export function PictureMenu(props: {
  picture: { id: string; name: string; position: number };
  count: number;
  actions: PictureActions;
  onOpenLarge: () => void;
  /** Focuses its description. */
  onDescribe: () => void;
  onPlace: () => void;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const { picture, count, actions, onOpenLarge, onDescribe, onPlace, onOpenChange } = props;
  const { id, name, position } = picture;
  const t = useTranslations('pictures');
  // The menu returns the focus to its button as it closes; then the focus moves on.
  const describesNext = useRef(false);
  return (
    <MoreMenu
      label={t('more', { name })}
      onOpenChange={onOpenChange}
      button={{
        className: styles.more,
        'data-menu': id,
        onFocus: () => {
          if (!describesNext.current) return;
          describesNext.current = false;
          onDescribe();
        },
      }}
      groups={[
        {
          id: 'look',
          rows: [
            { id: 'open', label: t('openLarge'), icon: <Maximize2 {...ICON} />, onAction: onOpenLarge },
            {
              id: 'header',
              label: t('makeHeader'),
              icon: <PanelTop {...ICON} />,
              onAction: () => actions.makeHeader(id),
            },
          ],
        },
        {
          id: 'moves',
          rows: [
            {
              id: 'first',
              label: t('moveFirst'),
              icon: <ArrowLeftToLine {...ICON} />,
              isDisabled: position === 1,
              onAction: () => actions.move(id, 1),
            },
            {
              id: 'earlier',
              label: t('moveEarlier'),
              icon: <ArrowLeft {...ICON} />,
              isDisabled: position === 1,
              onAction: () => actions.move(id, position - 1),
            },
            {
              id: 'later',
              label: t('moveLater'),
              icon: <ArrowRight {...ICON} />,
              isDisabled: position === count,
              onAction: () => actions.move(id, position + 1),
            },
          ],
        },
        {
          id: 'about',
          rows: [
            {
              id: 'describe',
              label: t('describe'),
              icon: <Pencil {...ICON} />,
              onAction: () => {
                describesNext.current = true;
              },
            },
            { id: 'place', label: t('placeAndDate'), icon: <MapPin {...ICON} />, onAction: onPlace },
          ],
        },
      ]}
      removal={{ label: t('remove'), onAction: () => actions.remove(id) }}
    />
  );
}
