import { kindsCalled } from '@wayfold/domain/format/kind-words';
import { useTranslations } from 'use-intl';
import { useSignedIn } from '../../../api/account/account';
import { useOnline } from '../../../api/device/online';
import { Button } from '../../../ui/button';
import { EmptyState, ErrorState } from '../../../ui/empty-state';
import { SkeletonBar } from '../../../ui/skeleton';
import { ALL } from './things-filter';
import type { PlaceGroup } from './things-groups';
import styles from './things-list.module.css';
import type { Things } from './use-things';

/** Asks whether to search around the stop, if that doesn't happen automatically. */
export function Discover({ things: { stop, discover } }: { things: Things }) {
  const t = useTranslations('thingsToDo');
  return (
    <EmptyState
      headingLevel={3}
      title={t('discoverTitle')}
      action={<Button onClick={discover}>{t('lookNear', { place: stop?.name ?? '' })}</Button>}
    />
  );
}

/** Why a group is empty, and what the user can do instead; places that are farther away or match by name are listed below. */
export function Nothing({ group, things }: { group: PlaceGroup; things: Things }) {
  const { text, chosen, showAll, stop, setWhere, groups, kinds } = things;
  const t = useTranslations('thingsToDo');
  const isOperator = useSignedIn()?.role === 'ADMIN';
  const hasMore = groups.length > 1 && groups.slice(1).some(({ found }) => found.length > 0);
  const all = <Button onClick={showAll}>{t('showAll')}</Button>;
  const isKind = kindsCalled(text, [...kinds.byId.values()]).length > 0;
  if (isKind && !hasMore && group.kind !== 'saved') {
    return (
      <EmptyState
        headingLevel={3}
        title={t('nothingOfKind', { text: text.trim() })}
        help={t(isOperator ? 'nothingOfKindOperator' : 'nothingOfKindHelp')}
        action={all}
      />
    );
  }
  if (text.trim() && (group.hidden > 0 || hasMore)) {
    return (
      <EmptyState
        headingLevel={3}
        title={t('nothingFits', { text: text.trim() })}
        help={group.hidden > 0 ? t('nothingFitsHelp', { count: group.hidden }) : undefined}
        action={all}
      />
    );
  }
  if (chosen !== ALL && (chosen.kinds.length > 0 || chosen.events || chosen.inSeason)) {
    const title = chosen.events ? t('nothingEvents') : t('nothingFitsKinds');
    return <EmptyState headingLevel={3} title={title} action={all} />;
  }
  if (group.kind === 'saved') {
    return <EmptyState headingLevel={3} title={t('nothingSaved')} help={t('nothingSavedHelp')} />;
  }
  const title = {
    near: t('nothingNear', { place: stop?.name ?? '' }),
    along: t('nothingAlong'),
    me: t('nothingMe'),
    area: t('nothingArea'),
  };
  return (
    <EmptyState
      headingLevel={3}
      title={group.kind in title ? title[group.kind as keyof typeof title] : t('nothingArea')} // looked up just before
      help={hasMore ? t('nothingFarther') : t('nothingHelp')}
      action={
        group.kind === 'near' ? (
          <Button onClick={() => setWhere('area')}>{t('lookArea')}</Button>
        ) : stop ? (
          <Button onClick={() => setWhere('near')}>{t('lookNear', { place: stop.name })}</Button>
        ) : null
      }
    />
  );
}

/** Shown for the last stop, which has no leg after it. */
export function LastStop({ things, place }: { things: Things; place: string }) {
  const t = useTranslations('thingsToDo');
  return (
    <EmptyState
      title={t('lastStop', { place })}
      help={t('lastStopHelp')}
      action={<Button onClick={() => things.setWhere('near')}>{t('lookNear', { place })}</Button>}
    />
  );
}

/** Shown if the places of a group failed to load. */
export function Failed({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useTranslations('thingsToDo');
  const isOnline = useOnline();
  return (
    <ErrorState
      headingLevel={3}
      title={isOnline ? t('failed') : t('offline')}
      help={isOnline ? t('failedHelp') : t('offlineHelp')}
      onTryAgain={onTryAgain}
    />
  );
}

/** Placeholders for cards that are still loading. */
export function LoadingCards() {
  const t = useTranslations('ui');
  return (
    <div className={styles.cards} role="status" aria-label={t('loading')}>
      {[0, 1, 2].map((index) => (
        <SkeletonBar key={index} height="110px" />
      ))}
    </div>
  );
}
