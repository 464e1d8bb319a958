import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import { useIsMember } from '../../api/account/account';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { AccountEntry } from '../../features/account-menu/account-entry';
import { openAccountDialog } from '../../lib/account-dialogs';
import { Button } from '../../ui/button';
import styles from './planner-account.module.css';

/** A trip with at least this many stops is worth having on more than one device. */
const OFFERED_FROM = 3;

/** The account in the planner's bar; guests with a trip worth saving see an unobtrusive offer beside it. */
export function PlannerAccount({ document }: { document: TripDocument }) {
  const t = useTranslations('accountMenu');
  const isMember = useIsMember();
  // An example doesn't belong to the user until it is changed.
  const isOwn = useTripSelector(({ saveState: { kind } }) => kind !== 'example' && kind !== 'view-only');
  const isOffered = !isMember && isOwn && Object.keys(document.destinations).length >= OFFERED_FROM;
  return (
    <div className={styles.account}>
      {isOffered ? <span className={styles.kept}>{t('savedOnDevice')}</span> : null}
      <AccountEntry />
      {isOffered ? (
        <Button size="small" className={styles.create} onClick={() => openAccountDialog({ kind: 'sign-up' })}>
          {t('create')}
        </Button>
      ) : null}
    </div>
  );
}
