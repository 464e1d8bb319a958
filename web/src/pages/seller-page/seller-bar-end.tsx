import { Eye, Share } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { useShare } from '../../api/trips/share';
import { AccountEntry } from '../../features/account-menu/account-entry';
import { retryImport } from '../../lib/loading/retry-import';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Tag } from '../../ui/tag';
import styles from './seller-bar-end.module.css';

const ShareTripDialog = lazy(async () => ({
  default: (await retryImport(() => import('../planner/dialogs/share-trip-dialog'))).ShareTripDialog,
}));

/** The end of the bar: whether others can see the page, the share button, and the account. */
export function SellerBarEnd({ isPhone }: { isPhone: boolean }) {
  const t = useTranslations('sellerPage');
  const tripId = useTripSelector((trip) => trip.tripId);
  const isOnServer = useTripSelector((trip) => trip.isOnServer && trip.saveState.kind !== 'example');
  const { data: share } = useShare(tripId, isOnServer);
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      {share && !isPhone ? (
        <span className={styles.live}>
          <Tag tone="ok">
            <Eye size={14} strokeWidth={1.75} aria-hidden="true" />
            {t('live', { times: share.opened.times })}
          </Tag>
        </span>
      ) : null}
      {isPhone ? (
        <IconButton label={t('share')} onClick={() => setSharing(true)}>
          <Share size={20} strokeWidth={1.75} />
        </IconButton>
      ) : (
        <>
          <Button
            variant="primary"
            size="small"
            icon={<Share size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setSharing(true)}
          >
            {t('share')}
          </Button>
          <AccountEntry />
        </>
      )}
      {isSharing ? (
        <Suspense>
          <ShareTripDialog onClose={() => setSharing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
