import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useOnline } from '../../api/device/online';
import { ErrorState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';

/** Shown in a card without data: a placeholder while loading, or an error with a retry button. */
export function PartState({ query, lines }: { query: UseQueryResult<unknown>; lines: number }) {
  const t = useTranslations('account');
  const isOnline = useOnline();
  const { isError, refetch } = query;
  const wasOffline = useRef(!isOnline);
  useEffect(() => {
    if (isOnline && wasOffline.current && isError) void refetch();
    wasOffline.current = !isOnline;
  }, [isOnline, isError, refetch]);
  if (query.isFetching) return <Skeleton lines={lines} block={false} />;
  return (
    <ErrorState
      title={t('partFailed')}
      help={isOnline ? t('partFailedHelp') : t('partOfflineHelp')}
      headingLevel={3}
      onTryAgain={() => void refetch()}
    />
  );
}
