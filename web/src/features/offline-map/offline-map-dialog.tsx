import { METERS_PER_MILE } from '@wayfold/contract/trip/limits';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { fileSize } from '../../i18n/file-size';
import type { StreetMap } from '../../map/base-map';
import { type Keeping, mapKeeperOf, useKeeping } from '../../map/offline/map-keeper';
import { type TilesToKeep, tilesToKeep } from '../../map/offline/tiles-to-keep';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import styles from './offline-map-dialog.module.css';
import { type Estimate, useEstimate } from './use-estimate';

/** Stores the map of a trip on this device, shows how far that is, and updates or removes it. */
export function OfflineMapDialog(props: { document: TripDocument; map: StreetMap; onClose: () => void }) {
  const { document, map, onClose } = props;
  const t = useTranslations('offlineMap');
  const keeper = mapKeeperOf(document.trip.id);
  const keeping = useKeeping(keeper);
  const wanted = useMemo(() => tilesToKeep(document, map), [document, map]);
  const needsEstimate = keeping.kind === 'none' || keeping.kind === 'stopped' || isStale(keeping, wanted);
  const { estimate, ask } = useEstimate(wanted, needsEstimate);
  // Without a connection, why it stopped is enough.
  const saysWhy = keeping.kind === 'stopped' && estimate.kind === 'unreachable';

  function store() {
    // The browser may otherwise clear the map when the device runs out of space; it decides without asking, or asks now.
    void navigator.storage?.persist?.().catch(() => {});
    void keeper.store(wanted);
  }

  return (
    <Dialog
      title={t('title')}
      help={t('help')}
      size="small"
      isSheet
      isOpen
      onClose={onClose}
      actions={
        <Actions
          keeping={keeping}
          isStale={isStale(keeping, wanted)}
          noRoom={estimate.kind === 'no-room'}
          onStore={store}
          onStop={() => keeper.stop()}
          onRemove={() => void keeper.remove()}
        />
      }
    >
      <Contents wanted={wanted} />
      <div className={styles.state}>
        <State keeping={keeping} wanted={wanted} />
        {needsEstimate && !saysWhy ? <Size estimate={estimate} onRetry={ask} /> : null}
      </div>
    </Dialog>
  );
}

/** The trip or the edition of the map isn't the one that was stored. */
function isStale(keeping: Keeping, { basis }: TilesToKeep): boolean {
  return keeping.kind === 'kept' && keeping.basis !== basis;
}

function Contents({ wanted: { aroundKm, isLimited, tiles } }: { wanted: TilesToKeep }) {
  const t = useTranslations('offlineMap');
  const { distance } = useTripFormat();
  const around = distance((aroundKm * 1_000) / METERS_PER_MILE);
  return (
    <>
      <ul className={styles.contents}>
        {[t('streets', { distance: around }), t('overview')].map((line) => (
          <li key={line}>
            <Check size={18} strokeWidth={1.75} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      {isLimited ? <p className={styles.note}>{t('limited', { count: tiles.length })}</p> : null}
    </>
  );
}

function State({ keeping, wanted }: { keeping: Keeping; wanted: TilesToKeep }) {
  const t = useTranslations('offlineMap');
  const locale = useLocale();
  switch (keeping.kind) {
    case 'storing':
      return (
        <div className={styles.storing}>
          <progress
            className={styles.bar}
            aria-label={t('progress')}
            value={keeping.tiles}
            max={keeping.total}
          />
          <p role="status">
            {keeping.isWaiting ? t('waiting') : t('storing', { size: fileSize(keeping.bytes, locale) })}
          </p>
        </div>
      );
    case 'kept':
      return (
        <>
          <Banner tone="ok">{t('kept', { size: fileSize(keeping.bytes, locale) })}</Banner>
          {isStale(keeping, wanted) ? <p className={styles.note}>{t('stale')}</p> : null}
        </>
      );
    case 'stopped': {
      const { why, bytes } = keeping;
      const isOwn = why === 'canceled' || why === 'interrupted';
      return (
        <Banner tone={isOwn ? 'plain' : 'danger'}>
          {t(`stopped.${why}`, { size: fileSize(bytes, locale) })}
        </Banner>
      );
    }
    default:
      return null;
  }
}

function Size({ estimate, onRetry }: { estimate: Estimate; onRetry: () => void }) {
  const t = useTranslations('offlineMap');
  const locale = useLocale();
  switch (estimate.kind) {
    case 'asking':
      return (
        <p role="status" className={styles.size}>
          {t('estimating')}
        </p>
      );
    case 'known':
      return (
        <p role="status" className={styles.size}>
          {t('size', { size: fileSize(estimate.bytes, locale) })}
        </p>
      );
    case 'no-room':
      return <Banner tone="danger">{t('noRoom', { size: fileSize(estimate.free, locale) })}</Banner>;
    case 'unreachable':
      return <Banner action={{ label: t('retry'), onAction: onRetry }}>{t('sizeUnknown')}</Banner>;
  }
}

function Actions(props: {
  keeping: Keeping;
  isStale: boolean;
  noRoom: boolean;
  onStore: () => void;
  onStop: () => void;
  onRemove: () => void;
}) {
  const { keeping, isStale: needsUpdate, noRoom, onStore, onStop, onRemove } = props;
  const t = useTranslations('offlineMap');
  const remove = <Button onClick={onRemove}>{t('remove')}</Button>;
  const store = (label: string) =>
    noRoom ? null : (
      <Button variant="primary" onClick={onStore}>
        {label}
      </Button>
    );
  switch (keeping.kind) {
    case 'unknown':
      return null;
    case 'none':
      return store(t('keep'));
    case 'storing':
      return <Button onClick={onStop}>{t('stop')}</Button>;
    case 'kept':
      return (
        <>
          {remove}
          {needsUpdate ? store(t('update')) : null}
        </>
      );
    case 'stopped':
      return (
        <>
          {remove}
          {store(t('goOn'))}
        </>
      );
  }
}
