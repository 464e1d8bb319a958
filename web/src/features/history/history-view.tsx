import { dayOf } from '@wayfold/domain/calendar/dates';
import { wallClock } from '@wayfold/domain/calendar/zones';
import { CalendarDays, Check, CloudOff, Coins, RefreshCw, Route, User, X } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnline } from '../../api/device/online';
import { enablesUpdate } from '../../api/shared-trip/view-mode';
import { useTripHistory } from '../../api/trip-session/react/history';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { classNames } from '../../ui/class-names';
import { EmptyState, ErrorState } from '../../ui/empty-state';
import { IconButton } from '../../ui/icon-button';
import { Panel, PanelBody } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import {
  dayName,
  HISTORY_FILTERS,
  type HistoryFilter,
  historyDays,
  historySteps,
  isShown,
} from './history-list';
import type { HistoryPreview } from './history-preview';
import { HistorySteps } from './history-steps';
import styles from './history-view.module.css';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const FILTER_ICONS: Partial<Record<HistoryFilter, ReactNode>> = {
  route: <Route {...ICON} />,
  plans: <CalendarDays {...ICON} />,
  costs: <Coins {...ICON} />,
  mine: <User {...ICON} />,
};

/**
 * The changes of the open trip, newest first; any step can be opened and undone.
 *
 * Fills the height of its container and scrolls by itself.
 */
export function HistoryView(props: {
  /**
   * Called with the preview to show instead of the trip while a step is open, and with null when none is. Omit if there is no
   * map.
   */
  onPreview?: (preview: HistoryPreview | null) => void;
  onClose: () => void;
}) {
  const { onClose } = props;
  const t = useTranslations('history');
  const canSee = useTripSelector(({ mode }) => enablesUpdate(mode));
  const isExample = useTripSelector((trip) => trip.saveState.kind === 'example');
  if (canSee && !isExample) return <OwnHistory {...props} />;
  return (
    <Frame onClose={onClose}>
      <div className={styles.state}>
        {!canSee ? (
          <EmptyState title={t('viewTitle')} help={t('viewHelp')} />
        ) : (
          <EmptyState title={t('emptyTitle')} help={t('emptyHelp')} />
        )}
      </div>
    </Frame>
  );
}

function OwnHistory({ onPreview, onClose }: Parameters<typeof HistoryView>[0]) {
  const t = useTranslations('history');
  const format = useTripFormat();
  const { entries, isCurrent, isLoading, failed, retry, loadMore } = useTripHistory();
  const isOnline = useOnline();
  const document = useTripSelector((trip) => trip.document);
  const [filter, setFilter] = useState<HistoryFilter>('all');
  const isNew = useTripSelector((trip) => trip.version === 0);
  const zone = useMemo(() => new Intl.DateTimeFormat().resolvedOptions().timeZone, []);
  const steps = useMemo(() => historySteps(document, entries, zone), [document, entries, zone]);
  const today = dayOf(wallClock(Math.floor(Date.now() / 60_000), zone));
  const days = useMemo(
    () =>
      historyDays(
        steps.filter((step) => isShown(step, filter)),
        today,
      ),
    [steps, filter, today],
  );
  const first = steps.at(-1);
  const waiting = entries.filter(({ version }) => version === null).length;

  function titleOf(date: string): string {
    const name = dayName(date, today);
    if (name) return t(name);
    return date.slice(0, 4) === today.slice(0, 4) ? format.day(date) : format.longRange(date, date);
  }

  if (entries.length === 0) {
    return (
      <Frame onClose={onClose}>
        <div className={styles.state}>
          {isNew ? (
            <EmptyState title={t('emptyTitle')} help={t('emptyHelp')} />
          ) : !isOnline ? (
            <EmptyState title={t('offlineTitle')} help={t('offlineHelp')} />
          ) : failed ? (
            <ErrorState title={t('failedTitle')} help={t('failedHelp')} onTryAgain={retry} />
          ) : isLoading ? (
            <Skeleton lines={6} block={false} />
          ) : (
            <EmptyState title={t('emptyTitle')} help={t('emptyHelp')} />
          )}
        </div>
      </Frame>
    );
  }

  const counted =
    isLoading || failed
      ? undefined
      : loadMore === null && first
        ? t('countSince', { count: steps.length, date: format.monthDay(dayOf(first.at)) })
        : // Each change is one version, so the newest says how many there are.
          t('count', { count: waiting + (entries[waiting]?.version ?? 0) });
  return (
    <Frame words={counted} onClose={onClose}>
      <fieldset className={styles.filters}>
        <legend className="visually-hidden">{t('filters')}</legend>
        {HISTORY_FILTERS.map((id) => (
          <Chip key={id} icon={FILTER_ICONS[id]} isSelected={filter === id} onClick={() => setFilter(id)}>
            {t(`filter.${id}`)}
          </Chip>
        ))}
      </fieldset>
      <PanelBody className={styles.list}>
        {!isOnline && !isNew ? <Banner className={styles.banner ?? ''}>{t('offlineNote')}</Banner> : null}
        {isOnline && failed ? (
          <Banner tone="danger" className={styles.banner ?? ''}>
            {t('failedTitle')}. {t('failedHelp')}
          </Banner>
        ) : null}
        <h3 className={styles.day}>{t('today')}</h3>
        <NowRow waiting={waiting} />
        <HistorySteps
          days={days}
          today={today}
          titleOf={titleOf}
          entries={entries}
          isCurrent={isCurrent}
          document={document}
          onPreview={onPreview ?? null}
        />
        {days.length === 0 ? (
          <p className={styles.none}>{t('emptyFilter', { more: loadMore === null ? 'false' : 'true' })}</p>
        ) : null}
        {loadMore ? (
          <Button className={styles.older} onClick={loadMore}>
            {t('older')}
          </Button>
        ) : null}
      </PanelBody>
    </Frame>
  );
}

function Frame(props: { words?: string | undefined; onClose: () => void; children: ReactNode }) {
  const { words, onClose, children } = props;
  const t = useTranslations('history');
  return (
    <Panel
      title={t('title')}
      words={words}
      end={
        <IconButton label={t('close')} onClick={onClose}>
          <X size={20} strokeWidth={1.75} />
        </IconButton>
      }
    >
      {children}
    </Panel>
  );
}

/** @param props.waiting number of unsaved changes on this device */
function NowRow({ waiting }: { waiting: number }) {
  const t = useTranslations('history');
  const format = useTripFormat();
  const state = useTripSelector((trip) => trip.saveState);
  const time = state.kind === 'saved' && state.at > 0 ? new Date(state.at).toTimeString().slice(0, 5) : null;
  const isSaved = state.kind === 'saved';
  const isKept = !isSaved && state.kind !== 'saving' && waiting > 0;
  const words = isKept
    ? t('nowKept', { count: waiting })
    : !isSaved
      ? t('nowSaving')
      : time === null
        ? t('nowSaved')
        : t('nowSavedAt', { time: format.time(time) });
  const Icon = isKept ? CloudOff : isSaved ? Check : RefreshCw;
  return (
    <div className={styles.now}>
      <span className={classNames(styles.disc, !isSaved && styles.unsaved)}>
        <Icon {...ICON} />
      </span>
      <div>
        <p className={styles.nowTitle}>{t('now')}</p>
        <p className={styles.nowWords}>{words}</p>
      </div>
    </div>
  );
}
