import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import { headerPicture, picturesOf, type TripDocument } from '@wayfold/domain/document/trip-document';
import { pagePicture } from '@wayfold/domain/pictures/page-picture';
import { useMemo, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useFocusOnClose } from '../../lib/focus-later';
import type { OpenPicker, PictureRequest } from '../../planner-state/picture-picking';
import { Lightbox } from '../../trip-ui/pictures/lightbox';
import { useOpenTripName } from '../../trip-ui/use-open-trip-name';
import { EmptyState } from '../../ui/empty-state';
import { SortableGrid } from '../../ui/lists/sortable-grid';
import { EmptyPlaces } from './empty-places';
import { GridHead } from './grid-head';
import { HeaderPicture } from './header-picture';
import { type GridPicture, LiftedPicture, PictureCard } from './picture-card';
import styles from './pictures-view.module.css';
import { PlaceDialog } from './place-dialog';
import { useFileDrop } from './use-file-drop';
import { usePictureActions } from './use-picture-actions';
import { usePictureName } from './use-picture-name';

const MOST = TRIP_LIMITS.pictures;

/**
 * The pictures of a trip: the header, and a grid of the others to arrange and describe. Users who can't edit the trip see them
 * without controls.
 */
export function PicturesView(props: {
  document: TripDocument;
  /** URL of the landscape that is shown if there is no header. */
  scene: string;
  isEditable: boolean;
  openPicker: OpenPicker;
}) {
  const { document, scene, isEditable, openPicker } = props;
  const t = useTranslations('pictures');
  const tripName = useOpenTripName();
  const locale = useLocale();
  const actions = usePictureActions();
  const nameOf = usePictureName(document);
  const [large, setLarge] = useState<string | null>(null);
  const [placing, setPlacing] = useState<string | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const view = useRef<HTMLElement>(null);
  const menuOf = useRef('');
  // Removing a picture removes its menu, which had the focus. A menu that opened a dialog is gone when the dialog closes.
  const backToGrid = () => {
    const find = (selector: string) => view.current?.querySelector(selector) ?? null;
    return find(`[data-menu="${CSS.escape(menuOf.current)}"]`) ?? find('ol button');
  };
  useFocusOnClose(isMenuOpen, backToGrid);
  useFocusOnClose(placing !== null, backToGrid);

  const { header, pictures } = useMemo(() => {
    const first = headerPicture(document);
    return {
      header: first ? pagePicture(first, document, locale) : null,
      pictures: picturesOf(document).map(
        (picture): GridPicture => ({
          ...pagePicture(picture, document, locale),
          name: nameOf(picture),
          position: picture.sortId,
        }),
      ),
    };
  }, [document, locale, nameOf]);
  const all = header ? [header, ...pictures] : pictures;
  const left = MOST - pictures.length;
  const placed = placing === null ? undefined : document.pictures[placing];

  function pick(request: Pick<PictureRequest, 'most' | 'start' | 'files' | 'onDone'>) {
    const taken = new Set(all.map(({ imageUrl }) => imageUrl));
    openPicker({ ...request, taken, tripName, document });
  }
  const add = (more: Pick<PictureRequest, 'start' | 'files'> = {}) =>
    pick({ ...more, most: left, onDone: actions.add });
  const replace = () =>
    pick({
      most: 1,
      onDone: ([picked]) => {
        if (picked) actions.setHeader(picked);
      },
    });
  const hasRoom = isEditable && left > 0;
  const files = useFileDrop(hasRoom ? (files) => add({ start: 'upload', files }) : null);

  return (
    <section ref={view} className={styles.view} aria-label={t('region')} {...files.target}>
      <div className={styles.inner}>
        {header || isEditable ? (
          <HeaderPicture
            header={header}
            scene={scene}
            onOpen={() => setLarge(header?.id ?? null)}
            editing={isEditable ? { actions, onReplace: replace } : null}
          />
        ) : null}
        {isEditable || pictures.length > 0 ? (
          <GridHead
            count={pictures.length}
            editing={isEditable ? { onAdd: () => add(), onUpload: () => add({ start: 'upload' }) } : null}
          />
        ) : header === null ? (
          <EmptyState title={t('emptyTitle')} help={t('emptyHelp')} />
        ) : null}
        <SortableGrid
          label={t('list')}
          className={styles.grid}
          rows={pictures}
          onMove={isEditable ? actions.move : null}
          words={{
            help: t('dragHelp'),
            reorder: (name) => t('reorder', { name }),
            lifted: (place) => t('lifted', { ...place }),
            over: (place) => t('over', { ...place }),
            dropped: (place) => t('dropped', { ...place }),
            back: (name) => t('back', { name }),
            dropsHere: (position) => t('dropsHere', { position }),
          }}
          lifted={(picture) => <LiftedPicture picture={picture} />}
          after={isEditable ? <EmptyPlaces left={left} onAdd={() => add()} /> : null}
        >
          {(picture, drag) => (
            <PictureCard
              picture={picture}
              count={pictures.length}
              onOpen={() => setLarge(picture.id)}
              editing={
                isEditable
                  ? {
                      actions,
                      drag,
                      onPlace: () => setPlacing(picture.id),
                      onMenu: (isOpen) => {
                        menuOf.current = picture.id;
                        setMenuOpen(isOpen);
                      },
                    }
                  : null
              }
            />
          )}
        </SortableGrid>
        {isEditable && left <= 0 ? <p className={styles.full}>{t('fullHelp', { most: MOST })}</p> : null}
      </div>
      {files.isOver ? <p className={styles.dropping}>{t('dropNow')}</p> : null}
      {large !== null && all.some(({ id }) => id === large) ? (
        <Lightbox
          pictures={all}
          title={tripName}
          first={all.findIndex(({ id }) => id === large)}
          onClose={() => setLarge(null)}
        />
      ) : null}
      {placed && isEditable ? (
        <PlaceDialog
          picture={placed}
          document={document}
          onSave={(taken) => actions.setTaken(placed.id, taken)}
          onClose={() => setPlacing(null)}
        />
      ) : null}
    </section>
  );
}
