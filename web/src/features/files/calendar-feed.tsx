import { callUrl } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import { Trash2 } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { useOnline } from '../../api/device/online';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { useCalendarFeed, useCalendarFeedSwitch } from '../../api/trips/exports';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { CopyField } from '../../ui/fields/copy-field';
import { TextButton } from '../../ui/text-button';
import styles from './calendar-feed.module.css';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The calendar feed of the open trip for other programs: created, copied and revoked. */
export function CalendarFeed() {
  const t = useTranslations('files');
  const locale = useLocale();
  const isOnline = useOnline();
  const tripId = useTripSelector((trip) => trip.tripId);
  const canHave = useTripSelector(
    ({ isOnServer, saveState: { kind } }) => isOnServer && kind !== 'example' && kind !== 'view-only',
  );
  const { data: feed } = useCalendarFeed(tripId, canHave && isOnline);
  const { create, revoke } = useCalendarFeedSwitch(tripId);
  const token = create.data?.token;
  const why = canHave ? (isOnline ? undefined : t('feedOffline')) : t('feedOnDevice');
  const since = feed ? new Date(feed.createdAt).toLocaleDateString(locale, { dateStyle: 'medium' }) : null;

  return (
    <section className={styles.feed} aria-labelledby="calendar-feed">
      <h3 id="calendar-feed" className={styles.title}>
        {t('feedTitle')}
      </h3>
      <p className={styles.help}>{t('feedHelp')}</p>
      {token ? (
        <CopyField
          label={t('feedAddress')}
          help={t('feedOnce')}
          address={location.origin + callUrl(paths.exports.calendar, { params: { token } })}
          words={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
        />
      ) : (
        <>
          {since ? <p className={styles.help}>{t('feedSince', { date: since })}</p> : null}
          <Button
            size="small"
            busy={create.isPending ? t('feedCreating') : undefined}
            unavailable={why}
            onClick={() => create.mutate()}
          >
            {since ? t('feedRenew') : t('feedCreate')}
          </Button>
        </>
      )}
      {feed ? (
        <p className={styles.end}>
          <TextButton
            tone="danger"
            aria-disabled={revoke.isPending || undefined}
            onClick={() => {
              if (!revoke.isPending) revoke.mutate();
            }}
          >
            <Trash2 {...ICON} />
            {revoke.isPending ? t('feedRevoking') : t('feedRevoke')}
          </TextButton>
          <span className={styles.help}>{t('feedRevokeHelp')}</span>
        </p>
      ) : null}
      {create.isError || revoke.isError ? <Banner tone="danger">{t('feedFailed')}</Banner> : null}
    </section>
  );
}
