import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import styles from './add-plan-button.module.css';
import type { PlanDay } from './place-event';

/** Adds plans to a day: a small plus in its heading, or a wide button in a day without plans. */
export function AddPlanButton(props: {
  title: string;
  day: PlanDay;
  isWide: boolean;
  onAdd: (day: PlanDay) => void;
}) {
  const { title, day, isWide, onAdd } = props;
  const t = useTranslations('itinerary');
  return (
    <button
      type="button"
      data-add-plan={`${day.destid} ${day.dayIndex}`}
      className={isWide ? styles.wide : styles.plus}
      aria-label={t('addTo', { day: title })}
      title={isWide ? undefined : t('addTo', { day: title })}
      onClick={() => onAdd(day)}
    >
      <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
      {isWide ? t('addTo', { day: title }) : null}
    </button>
  );
}
