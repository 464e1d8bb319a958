import { type AmountKind, costSlices } from '@wayfold/domain/document/costs';
import { useLocale, useTranslations } from 'use-intl';
import { categoryColorVar } from '../../trip-ui/amounts/category-color';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Doughnut } from '../../ui/doughnut';
import styles from './cost-summary.module.css';
import { type CostTable, costFigures } from './costs-model';

const MIDDLE = {
  costEst: 'estimated',
  costAct: 'spent',
  approximate: 'approximate',
} as const satisfies Record<AmountKind, string>;

/** The trip's costs at a glance: a ring chart by category, the amounts spent and left, and a legend. */
export function CostSummary(props: { table: CostTable; ownCurrency: string; isBusiness: boolean }) {
  const { table, ownCurrency, isBusiness } = props;
  const t = useTranslations('costs');
  const categories = useTranslations('tripWords.category');
  const locale = useLocale();
  const format = useTripFormat();
  const figures = costFigures(table, ownCurrency, isBusiness);
  const { currency, kind, left, others } = figures;
  const slices = costSlices(table.lines, currency, kind);
  const money = (amount: number) => format.money(amount, currency);
  const total = money(figures.total);
  return (
    <section className={styles.summary} aria-label={t('summary')}>
      <Doughnut
        parts={slices.map(({ category, amount }) => ({
          id: category,
          label: categories(category),
          value: amount,
          color: categoryColorVar(category),
        }))}
        size={168}
        thickness={24}
        label={t('chart', { total })}
        middle={{
          figure: { full: total, short: format.shortMoney(figures.total, currency) },
          caption: t(MIDDLE[kind]),
        }}
      />
      <div className={styles.words}>
        <dl className={styles.figures}>
          <div>
            <dt>{t('spentSoFar')}</dt>
            <dd>{money(figures.spent)}</dd>
          </div>
          {left === null ? null : (
            <div>
              <dt>{t(left < 0 ? 'overEstimate' : 'leftOfEstimate')}</dt>
              <dd>{money(Math.abs(left))}</dd>
            </div>
          )}
        </dl>
        <ul className={styles.legend}>
          {slices
            .filter(({ labeled }) => labeled)
            .map(({ category, share }) => (
              <li key={category}>
                <i style={{ background: categoryColorVar(category) }} />
                <span>{categories(category)}</span>
                <span className={styles.share}>{format.share(share)}</span>
              </li>
            ))}
        </ul>
      </div>
      {others.length > 0 ? (
        <p className={styles.note}>
          {t('otherCurrencies', { currency, others: new Intl.ListFormat(locale).format(others) })}
        </p>
      ) : null}
    </section>
  );
}
