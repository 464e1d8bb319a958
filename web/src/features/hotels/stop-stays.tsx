import type { Id } from '@wayfold/contract/kernel/values';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { Check, ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { usePriceWords } from '../../trip-ui/amounts/use-price-words';
import { useSumWords } from '../../trip-ui/amounts/use-sum-words';
import { legColorVar } from '../../trip-ui/leg-color';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Tag } from '../../ui/tag';
import type { StopStays } from './hotels-model';
import styles from './stop-stays.module.css';
import type { Hotels } from './use-hotels';

/** The id of the button that opens a stop, for returning the focus to it. */
export function stopHeadId(id: Id): string {
  return `hotels-stop-${id}`;
}

/** The head of a stop: its dates, its lodging and the cost. A click opens the stop. */
export function StopHead(props: {
  here: StopStays;
  isOpen: boolean;
  hotels: Hotels;
  document: TripDocument;
}) {
  const { here, isOpen, hotels, document } = props;
  const { stop, stays, openCount, costs, held } = here;
  const t = useTranslations('hotels');
  const words = useTranslations('tripWords');
  const format = useTripFormat();
  const sumWords = useSumWords();
  const { currency } = document.trip;
  const nights = words('nights', { count: stop.nights });
  const facts =
    stop.dtArrive !== null && stop.dtDepart !== null
      ? t.rich('stopFacts', {
          dates: format.range(stop.dtArrive, stop.dtDepart),
          nights,
          together: (part) => <span className={styles.together}>{part}</span>,
        })
      : nights;
  const none = held === null ? t('noStay') : t('noStayHeld', { amount: format.money(held, currency) });
  return (
    <h2 className={styles.heading}>
      <button
        type="button"
        id={stopHeadId(stop.id)}
        className={styles.head}
        aria-expanded={isOpen}
        onClick={() => hotels.open(isOpen ? null : stop.id)}
      >
        <span
          className={styles.pin}
          style={{ background: legColorVar(stop.destinationOrder - 1) }}
          aria-hidden="true"
        >
          {stop.destinationOrder}
        </span>
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={styles.place}>{stop.name}</span> <span className={styles.facts}>{facts}</span>
          </span>
          <span className={styles.stays}>
            {stays.length > 0 ? stays.map(({ name }) => name).join(', ') : none}
            {stays.length > 0 && openCount > 0 ? ` · ${t('partly', { open: openCount })}` : null}
          </span>
        </span>
        {costs.length === 0 ? null : (
          <span className={styles.cost}>{t('staysCost', { amount: sumWords(costs, currency) })}</span>
        )}
        {openCount === 0 ? (
          <span className={styles.end}>
            <Tag tone="ok">
              <Check size={14} strokeWidth={1.75} aria-hidden="true" />
              {t('inTrip')}
            </Tag>
          </span>
        ) : (
          <ChevronDown
            className={classNames(styles.arrow, isOpen && styles.turned)}
            size={18}
            strokeWidth={1.75}
            aria-hidden="true"
          />
        )}
      </button>
    </h2>
  );
}

/** The stays of the open stop, each with its nights, its price, and a button to edit it. */
export function PlannedStays(props: { here: StopStays; hotels: Hotels; document: TripDocument }) {
  const { here, hotels, document } = props;
  const { stop, stays, nights } = here;
  const t = useTranslations('hotels');
  const words = useTranslations('tripWords');
  const priceWords = usePriceWords();
  if (stays.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('staysHere', { place: stop.name })}>
      {stays.map((stay) => {
        const count = nights.filter((night) => night.stay === stay).length;
        const price = priceWords(stay, document.trip.currency);
        return (
          <li key={stay.id} className={styles.stay}>
            <span className={styles.name}>{stay.name}</span>
            <span className={styles.facts}>{words('nights', { count })}</span>
            {price === null ? null : <span className={styles.cost}>{price}</span>}
            {hotels.isEditable ? (
              <Button
                size="small"
                aria-label={t('editStayLabel', { name: stay.name })}
                onClick={() => hotels.editEvent(stay.id)}
              >
                {t('editStay')}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
