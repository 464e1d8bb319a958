import type { PagePicture } from '@wayfold/domain/pictures/page-picture';
import { Camera, MoveHorizontal, MoveVertical, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { focusOnceLost, useFocusOnClose } from '../../lib/focus-later';
import { PictureImage } from '../../trip-ui/pictures/picture';
import { PictureCredit } from '../../trip-ui/pictures/picture-credit';
import { pictureWords } from '../../trip-ui/pictures/picture-words';
import { Button } from '../../ui/button';
import { croppedAxis } from './focus-point';
import styles from './header-picture.module.css';
import { Reposition } from './reposition';
import type { PictureActions } from './use-picture-actions';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The header picture in full size, or the scene used instead; only editors of the trip see its buttons. */
export function HeaderPicture(props: {
  header: PagePicture | null;
  /** URL of the drawn landscape. */
  scene: string;
  onOpen: () => void;
  /** Null if the trip is view-only. */
  editing: { actions: PictureActions; onReplace: () => void } | null;
}) {
  const { header, scene, onOpen, editing } = props;
  const t = useTranslations('pictures');
  /** The visible part while the user is changing it. */
  const [start, setStart] = useState<number | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  useFocusOnClose(start !== null, () => buttons.current?.querySelector('[data-reposition]') ?? null);
  const isRemoving = useRef(false);
  const hasHeader = header !== null;
  // The remove button disappears with the picture, right away or once the change is made.
  useEffect(() => {
    if (hasHeader || !isRemoving.current) return;
    isRemoving.current = false;
    focusOnceLost(() => buttons.current?.querySelector('button') ?? null);
  }, [hasHeader]);
  const isMoving = header !== null && editing !== null && start !== null;
  const Move = header && croppedAxis(header) === 'x' ? MoveHorizontal : MoveVertical;

  function done() {
    if (header && editing && start !== null && start !== startOf(header)) {
      editing.actions.setFocus(header.id, focusFrom(header, start));
    }
    setStart(null);
  }

  return (
    <section
      className={styles.header}
      aria-label={t('header')}
      data-editing={editing && header ? '' : undefined}
    >
      {header === null ? (
        <img className={styles.picture} src={scene} alt="" />
      ) : (
        <Open header={header} onOpen={onOpen}>
          <PictureImage
            className={styles.picture}
            picture={isMoving ? { ...header, focus: focusFrom(header, start) } : header}
            variant="whole-1600"
            alt={pictureWords(header)}
            draggable={false}
          />
        </Open>
      )}
      {header?.credit && !isMoving ? <PictureCredit picture={header} className={styles.credit} /> : null}
      {isMoving ? (
        <Reposition
          picture={header}
          start={start}
          onMove={setStart}
          onDone={done}
          onCancel={() => setStart(null)}
        />
      ) : editing ? (
        <div ref={buttons} className={styles.buttons}>
          <Button size="small" icon={<Camera {...ICON} />} onClick={editing.onReplace}>
            {header ? t('replace') : t('choose')}
          </Button>
          {header ? (
            <>
              <Button
                size="small"
                icon={<Move {...ICON} />}
                data-reposition=""
                onClick={() => setStart(startOf(header))}
              >
                {t('reposition')}
              </Button>
              <Button
                size="small"
                icon={<Trash2 {...ICON} />}
                onClick={() => {
                  isRemoving.current = true;
                  editing.actions.remove(header.id);
                }}
              >
                {t('remove')}
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

const MIDDLE = [0.5, 0.5] as const;

/** The position of the visible part from the left or the top, 0 to 1. */
function startOf(header: PagePicture): number {
  const [left, top] = header.focus ?? MIDDLE;
  return croppedAxis(header) === 'x' ? left : top;
}

/** The new focus after that changes. */
function focusFrom(header: PagePicture, start: number): [number, number] {
  const [left, top] = header.focus ?? MIDDLE;
  return croppedAxis(header) === 'x' ? [start, top] : [left, start];
}

/** A click on the picture opens it large. */
function Open(props: { header: PagePicture; onOpen: () => void; children: ReactNode }) {
  const { header, onOpen, children } = props;
  const t = useTranslations('pictures');
  const words = pictureWords(header);
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={words ? t('openHeaderNamed', { words }) : t('openHeader')}
      onClick={onOpen}
    >
      {children}
    </button>
  );
}
