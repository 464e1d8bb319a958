import type { SingleChange } from '@wayfold/contract/trip/change';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hasKeptForm } from '../../planner-state/kept-form';
import { AddCostForm } from '../../trip-ui/amounts/add-cost-form';
import { Button } from '../../ui/button';
import styles from './add-cost.module.css';

/** The button that opens the form for the next cost, and the form; initially open if it was left half filled in. */
export function AddCost(props: { tripId: string; currency: string; onAdd: (change: SingleChange) => void }) {
  const { tripId, currency, onAdd } = props;
  const t = useTranslations('costs');
  const draftKey = `${tripId}/costs`;
  const [open, setOpen] = useState<'pressed' | 'kept' | null>(() => (hasKeptForm(draftKey) ? 'kept' : null));
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && open === null) button.current?.focus();
    wasOpen.current = open !== null;
  }, [open]);

  return (
    <div className={styles.bar}>
      {open === null ? (
        <Button
          ref={button}
          wide
          icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setOpen('pressed')}
        >
          {t('add')}
        </Button>
      ) : (
        <AddCostForm
          draftKey={draftKey}
          amounts={['costEst', 'costAct']}
          category="Other"
          currency={currency}
          startsFocused={open === 'pressed'}
          onAdd={onAdd}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
