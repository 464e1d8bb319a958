import type { PagePicture } from '@wayfold/domain/pictures/page-picture';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PictureImage } from '../../trip-ui/pictures/picture';
import { PictureCredit } from '../../trip-ui/pictures/picture-credit';
import { pictureWords } from '../../trip-ui/pictures/picture-words';
import type { CellDrag } from '../../ui/lists/sortable-grid';
import { DescriptionField } from './description-field';
import styles from './picture-card.module.css';
import { PictureMenu } from './picture-menu';
import type { PictureActions } from './use-picture-actions';

/** A picture in the grid. */
export interface GridPicture extends PagePicture {
  /** Its name in labels. */
  readonly name: string;
  /** 1-based. */
  readonly position: number;
}

/** What the owner of a trip can do with a picture in the grid. */
export interface CardEditing {
  actions: PictureActions;
  drag: CellDrag | null;
  onPlace: () => void;
  onMenu: (isOpen: boolean) => void;
}

/** A picture with its description line; a click opens it large. */
export function PictureCard(props: {
  picture: GridPicture;
  count: number;
  onOpen: () => void;
  /** Null if the trip is view-only. */
  editing: CardEditing | null;
}) {
  const { picture, count, onOpen, editing } = props;
  const { id, name, position, description } = picture;
  const large = useTranslations('lightbox');
  const field = useRef<HTMLInputElement>(null);
  const words = pictureWords(picture);
  return (
    <>
      <div className={styles.frame} {...editing?.drag?.press}>
        <button
          type="button"
          className={styles.open}
          aria-label={
            words
              ? large('openNamed', { number: position, count, words })
              : large('open', { number: position, count })
          }
          onClick={onOpen}
        >
          <PictureImage
            className={styles.image}
            picture={picture}
            variant="whole-420"
            alt={words}
            loading="lazy"
            draggable={false}
          />
        </button>
        {picture.credit ? <PictureCredit picture={picture} className={styles.credit} /> : null}
        {editing ? (
          <div className={styles.tools}>
            {editing.drag?.handle}
            <PictureMenu
              picture={{ id, name, position }}
              count={count}
              actions={editing.actions}
              onOpenLarge={onOpen}
              onDescribe={() => field.current?.focus()}
              onPlace={editing.onPlace}
              onOpenChange={editing.onMenu}
            />
          </div>
        ) : null}
      </div>
      {editing ? (
        <DescriptionField
          ref={field}
          name={name}
          saved={description}
          onSave={(text) => editing.actions.describe(id, text)}
        />
      ) : description ? (
        <p className={styles.description} dir="auto" title={description}>
          {description}
        </p>
      ) : null}
    </>
  );
}

/** The copy of the picture that follows the pointer. */
export function LiftedPicture({ picture }: { picture: GridPicture }) {
  return (
    <div className={styles.lifted}>
      <PictureImage className={styles.image} picture={picture} variant="whole-420" alt="" draggable={false} />
    </div>
  );
}
