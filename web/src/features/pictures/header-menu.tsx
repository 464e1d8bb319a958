import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { headerPicture, picturesOf } from '@wayfold/domain/document/trip-document';
import { Camera, Images, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OpenPicker } from '../../planner-state/picture-picking';
import { useOpenTripName } from '../../trip-ui/use-open-trip-name';
import { Menu } from '../../ui/dialogs/menu';
import type { MenuRow } from '../../ui/dialogs/menu-list';
import styles from './header-menu.module.css';
import { usePictureActions } from './use-picture-actions';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The camera menu on the header of a trip: replaces or removes its picture. */
export function HeaderMenu(props: {
  document: TripDocument;
  openPicker: OpenPicker;
  /** Opens all pictures of the trip. */
  onShowAll: () => void;
}) {
  const { document, openPicker, onShowAll } = props;
  const t = useTranslations('pictures');
  const tripName = useOpenTripName();
  const actions = usePictureActions();
  const header = headerPicture(document);

  function replace() {
    const all = [...(header ? [header] : []), ...picturesOf(document)];
    openPicker({
      most: 1,
      taken: new Set(all.map(({ imageUrl }) => imageUrl)),
      tripName,
      document,
      onDone: ([picked]) => {
        if (picked) actions.setHeader(picked);
      },
    });
  }

  const rows: MenuRow[] = [
    {
      id: 'replace',
      label: header ? t('replace') : t('choose'),
      icon: <Camera {...ICON} />,
      onAction: replace,
    },
    { id: 'all', label: t('arrange'), icon: <Images {...ICON} />, onAction: onShowAll },
  ];
  if (header) {
    rows.push({
      id: 'remove',
      label: t('remove'),
      icon: <Trash2 {...ICON} />,
      isDanger: true,
      onAction: () => actions.remove(header.id),
    });
  }
  return (
    <Menu
      label={t('changeHeader')}
      placement="bottom end"
      trigger={
        <button type="button" className={styles.camera} aria-label={t('changeHeader')}>
          <Camera size={19} strokeWidth={1.75} aria-hidden="true" />
        </button>
      }
      groups={[{ id: 'header', rows }]}
    />
  );
}
