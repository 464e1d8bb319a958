import type { TripIdea } from '@wayfold/contract/ideas-endpoints';
import type { LocalDate } from '@wayfold/contract/values';
import { newId } from '@wayfold/domain/ids';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { beginTripWith } from '../../api/device-trips';
import { recordAction } from '../../api/record-action';
import { Button } from '../../ui/button';
import { DateField } from '../../ui/date-field';
import { newTripChanges } from './idea-changes';

/** Asks for the first day and makes a trip of an idea; works without an account and without a network. */
export function UseIdeaForm({ idea, onUsed }: { idea: TripIdea; onUsed: (tripId: string) => void }) {
  const t = useTranslations('tripIdeas');
  const [startDate, setStartDate] = useState<LocalDate | null>(null);
  const use = () => {
    recordAction('idea-used');
    onUsed(beginTripWith(newTripChanges(idea, startDate, { newId, now: new Date() })));
  };
  return (
    <>
      <DateField label={t('starts')} value={startDate} onChange={setStartDate} />
      <Button variant="primary" onClick={use}>
        {t('use')}
      </Button>
    </>
  );
}
