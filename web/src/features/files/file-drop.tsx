import { FILE_LIMITS, READ_ENDINGS } from '@wayfold/domain/files/read/file-contents';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { DropZone } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { useMedia } from '../../lib/media';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import styles from './file-drop.module.css';

/** Accepts a dropped, pasted or chosen file. */
export function FileDrop(props: {
  /** Why the last file couldn't be read, as a sentence; null if there was no problem. */
  problem: string | null;
  onFile: (file: File) => void;
  onSeveral: () => void;
  /** Called for a folder or text. */
  onNone: () => void;
}) {
  const { problem, onFile, onSeveral, onNone } = props;
  const t = useTranslations('files');
  const input = useRef<HTMLInputElement>(null);
  const isTouch = useMedia('(pointer: coarse)');

  return (
    <>
      <DropZone
        className={styles.zone ?? ''}
        aria-label={t('drop')}
        onDrop={(event) => {
          const files = event.items.filter((item) => item.kind === 'file');
          const [file] = files;
          if (files.length > 1) onSeveral();
          else if (file) void file.getFile().then(onFile);
          else onNone();
        }}
      >
        <FileUp size={28} strokeWidth={1.5} aria-hidden="true" />
        {isTouch ? null : <p className={styles.drop}>{t('drop')}</p>}
        <Button variant="primary" onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={READ_ENDINGS.join(',')}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // Reset so that choosing the same file again fires an event.
            event.currentTarget.value = '';
            if (file) onFile(file);
          }}
        />
        <p className={styles.help}>{t('dropHelp', { megabytes: FILE_LIMITS.bytes / 1024 / 1024 })}</p>
      </DropZone>
      {problem ? <Banner tone="danger">{problem}</Banner> : null}
    </>
  );
}
