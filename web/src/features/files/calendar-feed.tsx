import { callUrl } from '@wayfold/contract/client';
import { paths } from '@wayfold/contract/paths.generated';
import { Check, Copy, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCalendarFeed, useCalendarFeedSwitch } from '../../api/exports';
import { useOnline } from '../../api/online';
import { useTripSelector } from '../../api/trip-session';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { TextButton } from '../../ui/text-button';
import { TextField } from '../../ui/text-field';
import styles from './calendar-feed.module.css';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The calendar of the open trip that other programs follow: made, copied and revoked. */
export function CalendarFeed() {
  const t = useTranslations('files');
  const locale = useLocale();
  const isOnline = useOnline();
  const tripId = useTripSelector((trip) => trip.tripId);
  const state = useTripSelector((trip) => trip.saveState.kind);
  const canHave = state !== 'local' && state !== 'example' && state !== 'view-only';
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
        <Address address={location.origin + callUrl(paths.exports.calendar, { params: { token } })} />
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

function Address({ address }: { address: string }) {
  const t = useTranslations('files');
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const field = useRef<HTMLInputElement>(null);

  function fail() {
    field.current?.select();
    setCopied('failed');
  }
  function copy() {
    // Browsers have no clipboard on pages without encryption.
    if (!('clipboard' in navigator)) return fail();
    navigator.clipboard.writeText(address).then(() => setCopied('yes'), fail);
  }

  return (
    <div className={styles.address}>
      <TextField
        ref={field}
        label={t('feedAddress')}
        help={t('feedOnce')}
        value={address}
        onChange={() => {}}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        error={copied === 'failed' ? t('copyFailed') : undefined}
        className={styles.field}
      />
      <Button
        variant="primary"
        className={styles.copy}
        icon={copied === 'yes' ? <Check {...ICON} /> : <Copy {...ICON} />}
        onClick={copy}
      >
        {copied === 'yes' ? t('copied') : t('copy')}
      </Button>
      <span role="status" className="visually-hidden">
        {copied === 'yes' ? t('copied') : ''}
      </span>
    </div>
  );
}
