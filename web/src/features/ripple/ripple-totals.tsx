import type { RipplePreview } from '@wayfold/domain/changes/ripple';
import { leadingAmount } from '@wayfold/domain/document/costs';
import { estimatesOf } from '@wayfold/domain/document/totals';
import { useTranslations } from 'use-intl';
import { useSumWords } from '../../trip-ui/amounts/use-sum-words';
import { isDriven } from '../../trip-ui/dominant-transport';
import { useTripFormat } from '../../trip-ui/trip-format';
import styles from './ripple-dock.module.css';
import type { ShownRipple } from './use-ripple';

/** Distance, time and cost of the trip after the change, and the differences. */
export function RippleTotals({ shown: { preview, today, isMeasuring } }: { shown: ShownRipple }) {
  const t = useTranslations('ripple');
  const words = useTranslations('tripWords');
  const format = useTripFormat();
  const { totalsBefore: was, totalsAfter: now } = preview;
  const sumWords = useSumWords();
  const { currency: own } = today.trip;
  const costNow = leadingAmount(estimatesOf(now), own);
  const money = (amount: number) => format.money(amount, costNow.currency);
  const rows = [
    {
      id: 'distance',
      value: words('about', { amount: format.distance(now.miles) }),
      change: difference(now.miles - was.miles, format.distance),
    },
    {
      id: isDriven(preview.after) ? 'driving' : 'onTheWay',
      value: words('about', { amount: format.duration(now.hours) }),
      change: difference(now.hours - was.hours, format.duration),
    },
    {
      id: 'cost',
      value: sumWords(estimatesOf(now), own),
      change: difference(costNow.amount - costIn(was, costNow.currency), money),
    },
  ] as const;
  return (
    <dl className={styles.totals}>
      {rows.map(({ id, value, change }) =>
        // A figure that is about to change isn't useful.
        isMeasuring && id !== 'cost' ? (
          <div key={id}>
            <dt>{t(id)}</dt>
            <dd>{t('measuring')}</dd>
          </div>
        ) : (
          <div key={id}>
            <dt>{t(id)}</dt>
            <dd>{value}</dd>
            <dd className={styles.difference}>{change ?? t('same')}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function costIn(totals: RipplePreview['totalsBefore'], currency: string): number {
  return totals.costs.find((total) => total.currency === currency)?.costEst ?? 0;
}

/** "+51 mi"; null if the difference is too small to show. */
function difference(change: number, words: (value: number) => string): string | null {
  const said = words(Math.abs(change));
  if (said === words(0)) return null;
  return `${change > 0 ? '+' : '−'}${said}`;
}
