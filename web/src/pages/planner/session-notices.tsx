import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { enablesUpdate } from '../../api/shared-trip/view-mode';
import { useTripActions, useTripSelector } from '../../api/trip-session/react/trip-session';
import { useRefusalWords } from '../../i18n/refusal-words';
import { Banner } from '../../ui/banner';
import { IconButton } from '../../ui/icon-button';
import { Tag } from '../../ui/tag';
import { noticeWords } from './notice-words';
import styles from './session-notices.module.css';

/** Changes that could not be saved, each until it is dismissed; and a note if the trip is view-only. */
export function SessionNotices() {
  const t = useTranslations('planner');
  const notices = useTripSelector((trip) => trip.notices);
  const isViewOnly = useTripSelector(({ mode }) => !enablesUpdate(mode));
  const shared = useTranslations('sharedTrip');
  const isTour = useTripSelector(({ mode }) => mode === 'tour');
  const viewed = useTripSelector(({ viewed: look }) => {
    if (look && look.ownTripId !== null) return 'lookingAtOwn';
    if (isTour) return 'lookingAtTour';
    return look ? 'lookingAt' : null;
  });
  const { dismiss } = useTripActions();
  const say = useRefusalWords();
  if (notices.length === 0 && !isViewOnly) return null;
  return (
    <div className={styles.notices}>
      {isViewOnly ? (
        <Banner>
          {isTour ? <Tag tone="accent">{shared('tour')}</Tag> : null}{' '}
          {viewed ? shared(viewed) : t('viewOnly')}
        </Banner>
      ) : null}
      {notices.map((notice) => (
        <div key={notice.id} className={styles.notice}>
          <Banner tone="danger" className={styles.banner ?? ''}>
            {noticeWords(notice, say(notice.refusal), t)}
          </Banner>
          <IconButton
            label={t('noticeDismiss')}
            className={styles.dismiss}
            onClick={() => dismiss(notice.id)}
          >
            <X size={18} strokeWidth={1.75} />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
