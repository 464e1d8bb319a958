import type { LocalDate } from '@wayfold/contract/kernel/values';
import type { TripIdea } from '@wayfold/contract/places/ideas-endpoints';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button';
import { DateField } from '../../ui/fields/date-field';
import { useBeginIdea } from './use-begin-idea';

/** Asks for the first day and makes a trip from an idea. */
export function UseIdeaForm({ idea, onUsed }: { idea: TripIdea; onUsed: (tripId: string) => void }) {
  const t = useTranslations('tripIdeas');
  const begin = useBeginIdea();
  const [startDate, setStartDate] = useState<LocalDate | null>(null);
  return (
    <>
      <DateField label={t('starts')} value={startDate} onChange={setStartDate} />
      <Button variant="primary" onClick={() => onUsed(begin(idea, startDate))}>
        {t('use')}
      </Button>
    </>
  );
}
