import { PICTURE_TYPES_READ } from '@wayfold/contract/pictures/picture-rules';
import { ImageUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { DropZone } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { useMedia } from '../../../lib/media';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import styles from './picture-drop.module.css';

/** Accepts dropped, pasted or chosen pictures; a phone also offers its camera. */
export function PictureDrop(props: {
  isSmall: boolean;
  /** False if something else comes next. */
  isMain: boolean;
  onFiles: (files: File[]) => void;
}) {
  const { isSmall, isMain, onFiles } = props;
  const t = useTranslations('pictureSearch');
  const input = useRef<HTMLInputElement>(null);
  const isTouch = useMedia('(pointer: coarse)');
  const browse = t(isTouch ? 'chooseOrTake' : 'browse');
  const take = useRef(onFiles);
  take.current = onFiles;

  useEffect(() => {
    function onPaste({ clipboardData }: ClipboardEvent) {
      const files = Array.from(clipboardData?.files ?? []);
      if (files.length > 0) take.current(files);
    }
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  return (
    <DropZone
      className={classNames(styles.zone, isSmall && styles.small)}
      aria-label={t('drop')}
      onDrop={async ({ items }) => {
        const files = items.filter((item) => item.kind === 'file').map((item) => item.getFile());
        onFiles(await Promise.all(files));
      }}
    >
      <ImageUp size={28} strokeWidth={1.5} aria-hidden="true" />
      {isTouch ? null : <p className={styles.drop}>{t('drop')}</p>}
      <Button variant={isMain ? 'primary' : 'secondary'} onClick={() => input.current?.click()}>
        {browse}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={browse}
        accept={PICTURE_TYPES_READ.join(',')}
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          // Reset so that choosing the same file again fires an event.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <p className={styles.help}>{t(isTouch ? 'takeHelp' : 'dropHelp')}</p>
    </DropZone>
  );
}
