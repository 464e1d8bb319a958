import type { PageCosts } from '@wayfold/domain/page/trip-page-costs';
import { useTranslations } from 'use-intl';
import { colorStyle } from '../../trip-ui/leg-color';
import styles from './cost-table.module.css';

/** The costs of a trip, by category. */
export function CostTable({ costs }: { costs: PageCosts }) {
  const t = useTranslations('tripPage');
  const words = useTranslations('tripWords');
  const id = `costs-${costs.kind}`;
  return (
    <section>
      <h2 id={id}>{t(`costs.${costs.kind}`)}</h2>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('item')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        {costs.groups.map((group) => (
          <tbody key={group.category} style={colorStyle(`var(--l${group.color})`)}>
            <tr className={styles.group}>
              <th scope="rowgroup">{words(`category.${group.category}`)}</th>
              <td>
                <Amounts amounts={group.totals} />
              </td>
            </tr>
            {group.lines.map((line) => (
              <tr key={line.id}>
                <th scope="row" dir="auto">
                  {line.name}
                </th>
                <td>{line.amount}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>
              <Amounts amounts={costs.totals} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Amounts of different currencies are never summed, so each has its own line. */
function Amounts({ amounts }: { amounts: readonly string[] }) {
  return amounts.map((amount) => (
    <span key={amount} className={styles.amount}>
      {amount}
    </span>
  ));
}
