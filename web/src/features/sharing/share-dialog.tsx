import type { TripShare } from '@wayfold/contract/sharing/sharing-endpoints';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { ExternalLink, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsMember } from '../../api/account/account';
import { useOnline } from '../../api/device/online';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { useShare, useShareSwitch } from '../../api/trips/share';
import { copyLater } from '../../lib/copy-later';
import { sharedPage } from '../../planner-state/shared-links';
import type { TripLook } from '../../trip-ui/pictures/trip-picture';
import { useOpenTripName } from '../../trip-ui/use-open-trip-name';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { SideDialog } from '../../ui/dialogs/side-dialog';
import { EmptyState, ErrorState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { TextButton } from '../../ui/text-button';
import { MessagePreview } from './message-preview';
import { SendByEmail } from './send-by-email';
import { ShareCode } from './share-code';
import styles from './share-dialog.module.css';
import { ShareLink } from './share-link';
import { ShareOpened } from './share-opened';
import { ShareShowsList } from './share-shows';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Shares the open trip by a link, or stops sharing it. Opening the dialog creates nothing. */
export function ShareDialog(props: {
  /** Returns the picture or scene of a trip. */
  lookOf: (document: TripDocument) => TripLook;
  onClose: () => void;
}) {
  const { lookOf, onClose } = props;
  const t = useTranslations('sharing');
  const tripId = useTripSelector((trip) => trip.tripId);
  const document = useTripSelector((trip) => trip.document);
  const state = useTripSelector((trip) => trip.saveState.kind);
  const isOnServer = useTripSelector((trip) => trip.isOnServer);
  const isMember = useIsMember();
  const canShare = state !== 'example' && isOnServer;
  const query = useShare(tripId, canShare);
  const { create, revoke } = useShareSwitch(tripId);
  const [isCopied, setCopied] = useState(false);
  const name = useOpenTripName();
  const share = query.data;
  const frame = { title: t('title', { trip: name }), onClose };

  if (!canShare) {
    const why = state === 'example' ? 'example' : 'onDevice';
    return (
      <SideDialog {...frame} help={t('help')}>
        <EmptyState headingLevel={3} title={t(`${why}Title`)} help={t(why)} />
      </SideDialog>
    );
  }
  if (!share) {
    return (
      <SideDialog {...frame} help={t('help')}>
        {query.isPending ? (
          <Skeleton lines={4} />
        ) : query.isError ? (
          <ErrorState
            headingLevel={3}
            title={t('loadFailed')}
            help={t('loadFailedHelp')}
            onTryAgain={() => void query.refetch()}
          />
        ) : (
          <NoLink isRevoked={revoke.isSuccess} create={create} onCopied={setCopied} />
        )}
      </SideDialog>
    );
  }
  const address = addressOf(share.id);
  const look = lookOf(share.shows.pictures ? document : { ...document, pictures: {} });
  return (
    <SideDialog
      {...frame}
      help={t('help')}
      side={
        <>
          <MessagePreview document={document} look={look} />
          <ShareCode address={address} tripName={name} />
          <ShareOpened opened={share.opened} />
        </>
      }
      foot={
        <>
          <TextButton
            tone="danger"
            className={styles.revoke}
            aria-disabled={revoke.isPending || undefined}
            onClick={() => {
              if (!revoke.isPending) revoke.mutate();
            }}
          >
            <Trash2 {...ICON} />
            {revoke.isPending ? t('revoking') : t('revoke')}
          </TextButton>
          <span className={styles.revokeHelp}>{t('revokeHelp')}</span>
          <Button onClick={onClose}>{t('done')}</Button>
        </>
      }
    >
      <ShareLink address={address} tripName={name} isCopied={isCopied} />
      <p className={styles.page}>
        <a href={address} target="_blank" rel="noreferrer" className={styles.see}>
          {t('seePage')}
          <ExternalLink {...ICON} />
        </a>
      </p>
      {state === 'saved' ? null : <Banner>{t('unsaved')}</Banner>}
      <ShareShowsList tripId={tripId} shows={share.shows} document={document} />
      <SendByEmail tripId={tripId} isMember={isMember} />
      {revoke.isError ? <Banner tone="danger">{t('revokeFailed')}</Banner> : null}
    </SideDialog>
  );
}

function addressOf(shareId: string): string {
  return location.origin + sharedPage(shareId);
}

function addressOfShared(share: TripShare | null): string {
  if (!share) throw new Error('The trip was not shared.');
  return addressOf(share.id);
}

/** The dialog if there is no link: one question. */
function NoLink(props: {
  isRevoked: boolean;
  create: ReturnType<typeof useShareSwitch>['create'];
  /** Called when it is known whether the new link was copied, too. */
  onCopied: (isCopied: boolean) => void;
}) {
  const { isRevoked, create, onCopied } = props;
  const t = useTranslations('sharing');
  const isOnline = useOnline();
  return (
    <>
      <EmptyState
        headingLevel={3}
        title={isRevoked ? t('createAgainTitle') : t('createTitle')}
        help={isRevoked ? t('createAgainHelp') : t('createHelp')}
        action={
          <Button
            variant="primary"
            busy={create.isPending ? t('creating') : undefined}
            unavailable={isOnline ? undefined : t('offline')}
            onClick={() => {
              const address = create.mutateAsync().then(addressOfShared);
              void copyLater(address).then(onCopied);
            }}
          >
            {isRevoked ? t('createAgain') : t('create')}
          </Button>
        }
      />
      {isOnline ? null : <Banner>{t('offline')}</Banner>}
      {create.isError && isOnline ? <Banner tone="danger">{t('createFailed')}</Banner> : null}
    </>
  );
}
