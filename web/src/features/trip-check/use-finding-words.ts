import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../trip-ui/trip-format';
import { useLegContents } from '../../trip-ui/use-leg-contents';
import type { FindingWords } from './finding-words';

/** Returns what the sentences about findings need. */
export function useFindingWords(): FindingWords {
  const t = useTranslations('tripCheck');
  const format = useTripFormat();
  const contents = useLegContents();
  return useMemo(() => ({ t, format, contents }), [t, format, contents]);
}
