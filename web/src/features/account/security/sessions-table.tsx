import type { Session } from '@wayfold/contract/people/security-endpoints';
import { Laptop, Smartphone, Tablet } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useEndSession, useSecurityActions, useSessions } from '../../../api/account/security';
import { Banner } from '../../../ui/banner';
import { AskDialog } from '../../../ui/dialogs/ask-dialog';
import { Tag } from '../../../ui/tag';
import { TextButton } from '../../../ui/text-button';
import { PartState } from '../part-state';
import { SectionHead } from '../section';
import { useCall } from '../use-call';
import { ago, shortDay, zoneCity } from '../when';
import styles from './sessions-table.module.css';

const ICONS = { computer: Laptop, phone: Smartphone, tablet: Tablet };
const TITLE_ID = 'sessions-title';

/** The devices the user is signed in on, with buttons to sign out. */
export function SessionsTable({ userId, onSignedOut }: { userId: string; onSignedOut: () => void }) {
  const t = useTranslations('accountSecurity');
  const query = useSessions(userId);
  const { mutate, isError } = useEndSession(userId);
  const [isAsking, setAsking] = useState(false);
  const now = useMinuteClock();
  return (
    <>
      <SectionHead id={TITLE_ID} title={t('devices')}>
        <TextButton tone="danger" onClick={() => setAsking(true)}>
          {t('everywhere')}
        </TextButton>
      </SectionHead>
      {isError ? <Banner tone="danger">{t('signOutFailed')}</Banner> : null}
      {query.data ? (
        <table className={styles.table} aria-labelledby={TITLE_ID}>
          <thead>
            <tr>
              <th scope="col">{t('device')}</th>
              <th scope="col" className={styles.place}>
                {t('timeZone')}
              </th>
              <th scope="col">{t('lastActive')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('signOut')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {query.data.map((session) => (
              <SessionRow key={session.id} session={session} now={now} onEnd={() => mutate(session.id)} />
            ))}
          </tbody>
        </table>
      ) : (
        <PartState query={query} lines={3} />
      )}
      {isAsking ? (
        <EverywhereDialog userId={userId} onSignedOut={onSignedOut} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}

function SessionRow(props: { session: Session; now: number; onEnd: () => void }) {
  const { session, now, onEnd } = props;
  const t = useTranslations('accountSecurity');
  const Icon = ICONS[session.kind];
  const device = session.device || t('unknownDevice');
  const city = zoneCity(session.timezone);
  const place = city === null ? null : t('zone', { city });
  return (
    <tr>
      <th scope="row">
        <span className={styles.device}>
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.name}>{device}</span>
          {session.isThis ? <Tag tone="primary">{t('thisDevice')}</Tag> : null}
        </span>
      </th>
      <td className={styles.place}>{place ?? <span className={styles.unknown}>{t('zoneUnknown')}</span>}</td>
      <td>
        <LastActive session={session} now={now} />
      </td>
      <td className={styles.end}>
        {session.isThis ? null : (
          <TextButton onClick={onEnd} aria-label={t('signOutLabel', { device })}>
            {t('signOut')}
          </TextButton>
        )}
      </td>
    </tr>
  );
}

function LastActive({ session, now }: { session: Session; now: number }) {
  const t = useTranslations('accountSecurity');
  const locale = useLocale();
  const last = session.isThis ? ({ key: 'now' } as const) : ago(session.lastSeenAt, now);
  if (last.key === 'now') return t('now');
  return last.key === 'day' ? shortDay(last.instant, now, locale) : t(last.key, { count: last.count });
}

function EverywhereDialog(props: { userId: string; onSignedOut: () => void; onClose: () => void }) {
  const { userId, onSignedOut, onClose } = props;
  const t = useTranslations('accountSecurity');
  const { endSessions } = useSecurityActions(userId);
  const { run, isBusy, problem } = useCall(endSessions);

  async function signOut() {
    if (await run()) onSignedOut();
  }

  return (
    <AskDialog
      title={t('everywhereTitle')}
      confirm={t('everywhereGo')}
      busy={isBusy ? t('signingOut') : undefined}
      problem={problem}
      onCancel={onClose}
      onConfirm={() => void signOut()}
    >
      {t('everywhereHelp')}
    </AskDialog>
  );
}

function useMinuteClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
