import { dayOf } from '@wayfold/domain/calendar/dates';
import { bestSpread, type PlacedPhoto } from '@wayfold/domain/pictures/photos';
import { Check, CircleAlert, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ProgressBar } from 'react-aria-components';
import { useTranslations } from 'use-intl';
import { useOnline } from '../../../api/device/online';
import { useRefusalWords } from '../../../i18n/refusal-words';
import { retryImport } from '../../../lib/loading/retry-import';
import { useTripFormat } from '../../../trip-ui/trip-format';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { IconButton } from '../../../ui/icon-button';
import { type UploadItem, UploadQueue } from './upload-queue';
import styles from './upload-rows.module.css';
import { useQueueState } from './use-upload-queue';

const CropEditor = lazy(() =>
  retryImport(() => import('../crop/crop-editor')).then(({ CropEditor: component }) => ({
    default: component,
  })),
);

/** The pictures being uploaded: their progress, EDIT and remove, and the upload button. */
export function UploadRows(props: {
  queue: UploadQueue;
  /** The place of the photos in the trip, by item id. */
  placed: ReadonlyMap<string, PlacedPhoto>;
  /** How many of them fit. */
  room: number;
}) {
  const { queue, placed, room } = props;
  const t = useTranslations('pictureSearch');
  const state = useQueueState(queue);
  const { items, isSaving } = state;
  const [editing, setEditing] = useState<string | null>(null);
  // Being offline isn't a failure: uploads resume automatically, as each row says.
  const isOnline = useOnline();
  const [isNothingLeft, setNothingLeft] = useState(false);
  const [isToldUnsent, setToldUnsent] = useState(false);
  const waiting = UploadQueue.waiting(state);
  const failed = items.filter(({ uploadStatus }) => uploadStatus === 'failed');
  const isSaved = waiting.length === 0 && !isSaving;
  const chosen = items.filter(({ isChosen }) => isChosen);
  const isMore = items.length > room;
  function choose(id: string, isChosen: boolean) {
    const next = items.filter((item) => (item.id === id ? isChosen : item.isChosen));
    queue.choose(new Set(next.map((item) => item.id)));
  }
  const edited = items.find(({ id }) => id === editing);

  return (
    <div className={styles.queue}>
      {isMore ? (
        <div className={styles.spread}>
          <p role="status">{t('tooMany', { count: items.length, room, chosen: chosen.length })}</p>
          <Button size="small" onClick={() => queue.choose(new Set(bestSpread([...placed.values()], room)))}>
            {t('bestSpread')}
          </Button>
        </div>
      ) : null}
      <ul className={styles.rows} aria-label={t('queue')}>
        {items.map((item) => (
          <UploadRow
            key={item.id}
            item={item}
            shows={placed.get(item.id)?.caption ?? ''}
            onChoose={isMore ? (isChosen) => choose(item.id, isChosen) : null}
            onEdit={() => setEditing(item.id)}
            onRemove={() => {
              queue.remove(item.id);
              // Items that didn't fit before fit now.
              if (items.length - 1 <= room) queue.choose(new Set(items.map(({ id }) => id)));
            }}
          />
        ))}
      </ul>
      {isOnline && !isSaving && failed.length > 0 ? (
        <Banner tone="danger">
          {failed.length === items.length ? t('allFailed') : t('someFailed', { count: failed.length })}
        </Banner>
      ) : null}
      {isNothingLeft && isSaved ? <Banner>{t('nothingToUpload')}</Banner> : null}
      {isToldUnsent && !isSaved ? (
        <Banner>{t('closeUnsent', { count: UploadQueue.unsent(state) })}</Banner>
      ) : null}
      <div className={styles.actions}>
        <Button
          variant="quiet"
          onClick={() => {
            if (isSaved || isToldUnsent) queue.clear();
            else setToldUnsent(true);
          }}
        >
          {t('close')}
        </Button>
        <Button
          variant={isSaved ? 'secondary' : 'primary'}
          busy={isSaving ? t('uploading') : undefined}
          onClick={() => {
            setNothingLeft(isSaved);
            if (!isSaved) void queue.save();
          }}
        >
          {isSaved ? t('imagesSaved') : t('saveImages')}
        </Button>
      </div>
      {edited ? (
        <Suspense>
          <CropEditor
            file={edited.file}
            onClose={() => setEditing(null)}
            onCropped={(bytes) => {
              queue.crop(edited.id, bytes);
              setEditing(null);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function UploadRow(props: {
  item: UploadItem;
  /** What the photo probably shows; empty if not known. */
  shows: string;
  /** Null if all are uploaded. */
  onChoose: ((isChosen: boolean) => void) | null;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { item, shows, onChoose, onEdit, onRemove } = props;
  const { name, facts, isChosen, originalSrc, croppedSrc, uploadStatus, uploadProgress } = item;
  const { failure, refusal } = item;
  const say = useRefusalWords();
  const t = useTranslations('pictureSearch');
  const format = useTripFormat();
  const told = [shows, facts.takenAt && format.day(dayOf(facts.takenAt))].filter(Boolean).join(' · ');
  const isMoving = uploadStatus === 'getting_url' || uploadStatus === 'uploading';
  function failureWords() {
    if (refusal !== null) return t('failedWhy', { why: say(refusal) });
    return t(failure === 'connection' ? 'failedOffline' : 'failed');
  }
  return (
    <li className={styles.row}>
      {onChoose && uploadStatus === 'idle' ? (
        <Checkbox
          label={<span className="visually-hidden">{t('take', { name })}</span>}
          isChecked={isChosen}
          onChange={onChoose}
        />
      ) : null}
      <img className={styles.thumb} src={croppedSrc ?? originalSrc} alt="" width={96} height={54} />
      <div className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
          {told ? <span className={styles.told}>{told}</span> : null}
        </span>
        {isMoving ? (
          <ProgressBar
            aria-label={t('progress', { name })}
            value={uploadProgress}
            className={styles.progress ?? ''}
          >
            <div className={styles.bar}>
              <div style={{ width: `${uploadProgress}%` }} />
            </div>
            <span className={styles.status}>
              {uploadStatus === 'getting_url' ? t('preparing') : t('sending', { percent: uploadProgress })}
            </span>
          </ProgressBar>
        ) : (
          <span className={styles.status} data-status={uploadStatus} role="status">
            {uploadStatus === 'success' ? <Check size={16} strokeWidth={2} aria-hidden="true" /> : null}
            {uploadStatus === 'failed' ? (
              <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            ) : null}
            {uploadStatus === 'success'
              ? t('uploaded')
              : uploadStatus === 'failed'
                ? failureWords()
                : t('waiting')}
          </span>
        )}
      </div>
      {isMoving || uploadStatus === 'success' ? null : (
        <Button size="small" onClick={onEdit} aria-label={t('editName', { name })}>
          {t('edit')}
        </Button>
      )}
      <IconButton label={t('remove', { name })} onClick={onRemove}>
        <X size={18} strokeWidth={1.75} />
      </IconButton>
    </li>
  );
}
