import type { Write } from '@wayfold/contract/trip/patch';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../trip-ui/trip-format';
import { textOf } from './main-write';
import type { StepWords } from './step-words';

/** What is needed to write the sentences of this trip's history. */
export function useStepWords({ trip, costs, events }: TripDocument): StepWords {
  const t = useTranslations('history');
  const category = useTranslations('tripWords.category');
  const format = useTripFormat();
  return useMemo(() => {
    const currencyOf = (write: Write): string => {
      // A change of only an amount doesn't name the currency; the row still has it.
      const row =
        write.in === 'costs' ? costs[write.id] : write.in === 'events' ? events[write.id] : undefined;
      const written = textOf(write.after, 'currency') ?? textOf(write.before, 'currency');
      return written ?? row?.currency ?? trip.currency;
    };
    return { t, category, format, currencyOf };
  }, [t, category, format, trip.currency, costs, events]);
}
