import { useTranslations } from 'use-intl';
import { useIsMember } from '../../api/account/account';
import { failureOf } from '../../api/client/client';
import { useFollow, useFollowed } from '../../api/shared-trip/followed';
import { toast } from '../../ui/dialogs/toast-store';

/** Follows a shared trip, for a button or a menu row; null if there is no share or nobody is signed in. */
export function useFollowTrip(shareId: string | null, name: string) {
  const t = useTranslations('sharedTrip');
  const isMember = useIsMember();
  const { data } = useFollowed();
  const { mutateAsync, isPending } = useFollow();
  if (shareId === null || !isMember || data === undefined) return null;
  const isFollowing = data.some((trip) => trip.shareId === shareId);

  async function toggle(id: string) {
    if (isPending) return;
    try {
      await mutateAsync({ shareId: id, follow: !isFollowing });
      toast({ message: isFollowing ? t('unfollowed', { trip: name }) : t('followed', { trip: name }) });
    } catch (problem) {
      if (failureOf(problem) === null) throw problem;
      toast({ message: t('followFailed') });
    }
  }

  return { isFollowing, label: isFollowing ? t('unfollow') : t('follow'), toggle: () => toggle(shareId) };
}
