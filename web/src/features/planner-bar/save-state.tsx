import { BookOpen, Cloud, CloudAlert, CloudCheck, CloudOff, Eye, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsMember } from '../../api/account/account';
import { useOnline } from '../../api/device/online';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import type { SaveState as State } from '../../api/trip-session/trip-snapshot';
import { classNames } from '../../ui/class-names';
import { Explained } from '../../ui/dialogs/explained';
import styles from './save-state.module.css';
import { saveWords } from './save-words';

const ICONS: Record<State['kind'], typeof Cloud> = {
  saved: CloudCheck,
  saving: RefreshCw,
  offline: CloudOff,
  retrying: CloudAlert,
  local: Cloud,
  example: BookOpen,
  'view-only': Eye,
};

/** Shows whether the open trip's changes are saved; always as wide as its longest text, so that nothing beside it moves. */
export function SaveState({ isCompact = false }: { isCompact?: boolean }) {
  const state = useTripSelector((trip) => trip.saveState);
  return <SaveStateWords state={state} isCompact={isCompact} />;
}

/** The same, where there is room only for what needs attention; that changes are saved is for screen readers. */
export function QuietSaveState() {
  const state = useTripSelector((trip) => trip.saveState);
  const isOnline = useOnline();
  const isQuiet = isOnline && QUIET.includes(state.kind);
  return (
    <span className={isQuiet ? 'visually-hidden' : undefined}>
      <SaveStateWords state={state} isCompact />
    </span>
  );
}

const QUIET: readonly State['kind'][] = ['saved', 'saving', 'local'];

/** The same as `SaveState`, for a trip that doesn't exist yet. */
export function SaveStateWords({ state, isCompact = false }: { state: State; isCompact?: boolean }) {
  const t = useTranslations('plannerBar');
  const now = useMinuteClock();
  const { key, ...values } = saveWords(state, now, { isMember: useIsMember(), isOnline: useOnline() });
  const kind = key === 'offline' ? 'offline' : state.kind;
  const Icon = ICONS[kind];
  const words = t(key, values);
  const shown = (
    <>
      <Icon size={isCompact ? 14 : 18} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.words}>{words}</span>
    </>
  );
  return (
    <span className={classNames(styles.state, styles[kind], isCompact && styles.compact)}>
      {state.kind === 'example' ? (
        <Explained label={words} text={t('exampleHelp')}>
          <button type="button" className={styles.press}>
            {shown}
          </button>
        </Explained>
      ) : (
        shown
      )}
      {/* Passing minutes are shown but not announced; only a new kind of state is. */}
      <span className="visually-hidden" role="status" aria-live="polite">
        {kind === 'saved' ? t('savedJustNow') : words}
      </span>
    </span>
  );
}

function useMinuteClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
