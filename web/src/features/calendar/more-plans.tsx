import { useTranslations } from 'use-intl';
import { usePriceWords } from '../../trip-ui/amounts/use-price-words';
import { colorStyle, legColorVar } from '../../trip-ui/leg-color';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Popover } from '../../ui/dialogs/popover';
import styles from './more-plans.module.css';
import { type CrowdedDay, MOST_UNTIMED } from './untimed-plans';

/** The button that says how many plans of a day are hidden, and shows all of its plans without a time. */
export function MorePlans(props: {
  crowded: CrowdedDay;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onOpenEvent: (eventId: string) => void;
}) {
  const { crowded, isOpen, onOpenChange, onOpenEvent } = props;
  const t = useTranslations('calendar');
  const format = useTripFormat();
  const priceWords = usePriceWords();
  const day = format.day(crowded.day);
  const count = crowded.plans.length - MOST_UNTIMED;
  return (
    <Popover
      label={t('untimedOf', { day })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={styles.popover ?? ''}
      trigger={
        <button type="button" className={styles.more} aria-label={t('moreLabel', { count, day })}>
          {t('more', { count })}
        </button>
      }
    >
      {(close) => (
        <>
          <p className={styles.title}>{day}</p>
          <ul className={styles.plans}>
            {crowded.plans.map((plan) => (
              <li key={plan.id}>
                <button
                  type="button"
                  className={styles.plan}
                  style={colorStyle(legColorVar(plan.colorIndex))}
                  onClick={() => {
                    close();
                    onOpenEvent(plan.id);
                  }}
                >
                  <span className={styles.name}>{plan.name}</span>
                  <span className={styles.cost}>{priceWords(plan, plan.currency)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Popover>
  );
}
