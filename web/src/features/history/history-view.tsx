import type { HistoryEntry } from '@wayfold/contract/trips-endpoints';
import { dayOf } from '@wayfold/domain/dates';
import { wallClock } from '@wayfold/domain/zones';
import { CalendarDays, Check, Coins, Route, User, X } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripHistory } from '../../api/history';
import { useOnline } from '../../api/online';
import { useTripSelector } from '../../api/trip-session';
import { useTripFormat } from '../../lib/trip-format';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { EmptyState, ErrorState } from '../../ui/empty-state';
import { IconButton } from '../../ui/icon-button';
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
 * What was changed in the open trip, newest first; any step can be opened and put back.
 *
 * It fills the height of what holds it and scrolls by itself.
 */
export function HistoryView(props: {
  /** Told what to show instead of the trip while a step is open, null when none is. Leave out where no map is seen. */
  onPreview?: (preview: HistoryPreview | null) => void;
  /** Leave out where something around the view closes it. */
  onClose?: () => void;
}) {
  const { onClose } = props;
  const t = useTranslations('history');
  const canSee = useTripSelector((trip) => trip.mode === 'normal');
  const isExample = useTripSelector((trip) => trip.saveState.kind === 'example');
  const isLocal = useTripSelector((trip) => trip.saveState.kind === 'local');
  if (canSee && !isExample && !isLocal) return <OwnHistory {...props} />;
  return (
    <Frame onClose={onClose}>
      <div className={styles.state}>
        {!canSee ? (
          <EmptyState title={t('viewTitle')} help={t('viewHelp')} />
        ) : isLocal ? (
          <EmptyState title={t('localTitle')} help={t('localHelp')} />
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
  const { entries: read, isLoading, failed, retry, loadMore } = useTripHistory();
  const entries = useSameList(read);
  const isOnline = useOnline();
  const document = useTripSelector((trip) => trip.document);
  const [filter, setFilter] = useState<HistoryFilter>('all');
  const zone = useMemo(() => new Intl.DateTimeFormat().resolvedOptions().timeZone, []);
  const steps = useMemo(() => historySteps(document, entries, zone), [document, entries, zone]);
  const days = useMemo(() => historyDays(steps.filter((step) => isShown(step, filter))), [steps, filter]);
  const today = dayOf(wallClock(Math.floor(Date.now() / 60_000), zone));
  const first = steps.at(-1);

  function titleOf(date: string): string {
    const name = dayName(date, today);
    if (name) return t(name);
    return date.slice(0, 4) === today.slice(0, 4) ? format.day(date) : format.longRange(date, date);
  }

  if (entries.length === 0) {
    return (
      <Frame onClose={onClose}>
        <div className={styles.state}>
          {!isOnline ? (
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
    loadMore === null && first
      ? t('countSince', { count: steps.length, date: format.monthDay(dayOf(first.at)) })
      : // Each change is one version, so the newest says how many there are.
        t('count', { count: entries[0]?.version ?? steps.length });
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
      <div className={styles.list}>
        {!isOnline ? <Banner className={styles.banner ?? ''}>{t('offlineNote')}</Banner> : null}
        {isOnline && failed ? (
          <Banner tone="danger" className={styles.banner ?? ''}>
            {t('failedTitle')}. {t('failedHelp')}
          </Banner>
        ) : null}
        <h3 className={styles.day}>{t('today')}</h3>
        <NowRow />
        <HistorySteps
          days={days}
          today={today}
          titleOf={titleOf}
          entries={entries}
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
      </div>
    </Frame>
  );
}

function Frame(props: { words?: string; onClose: (() => void) | undefined; children: ReactNode }) {
  const { words, onClose, children } = props;
  const t = useTranslations('history');
  return (
    <section className={styles.frame} aria-labelledby="history-title">
      <header className={styles.header}>
        <div className={styles.headline}>
          <h2 id="history-title" className={styles.title}>
            {t('title')}
          </h2>
          {words ? <p className={styles.count}>{words}</p> : null}
        </div>
        {onClose ? (
          <IconButton label={t('close')} onClick={onClose}>
            <X size={20} strokeWidth={1.75} />
          </IconButton>
        ) : null}
      </header>
      {children}
    </section>
  );
}

function NowRow() {
  const t = useTranslations('history');
  const format = useTripFormat();
  const state = useTripSelector((trip) => trip.saveState);
  const time = state.kind === 'saved' && state.at > 0 ? new Date(state.at).toTimeString().slice(0, 5) : null;
  const words =
    state.kind !== 'saved'
      ? t('nowWaiting')
      : time === null
        ? t('nowSaved')
        : t('nowSavedAt', { time: format.time(time) });
  return (
    <div className={styles.now}>
      <span className={styles.disc}>
        <Check {...ICON} />
      </span>
      <div>
        <p className={styles.nowTitle}>{t('now')}</p>
        <p className={styles.nowWords}>{words}</p>
      </div>
    </div>
  );
}

/** The same list for as long as it holds the same entries, since a refetch hands out a new one. */
function useSameList(list: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const last = useRef(list);
  const isSame =
    last.current.length === list.length && list.every((entry, index) => entry === last.current[index]);
  const current = isSame ? last.current : list;
  useEffect(() => {
    last.current = current;
  });
  return current;
}
