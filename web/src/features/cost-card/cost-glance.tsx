import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Doughnut } from '../../ui/doughnut';
import { Figure } from '../../ui/figure';
import styles from './cost-glance.module.css';
import { useCostChart } from './use-cost-chart';

/** The maximum length of an amount that leaves room for the label beside it. */
const ROOM = 13;

/** The estimate at a glance, for the head of the sheet on phones; renders nothing if there are no costs. */
export function CostGlance({ document }: { document: TripDocument }) {
  const t = useTranslations('costCard');
  const words = useTranslations('itinerary');
  const format = useTripFormat();
  const costs = useCostChart(document, 'costEst');
  if (costs.parts.length === 0) return null;
  const total = costs.words;
  return (
    <div className={styles.glance}>
      <Doughnut parts={costs.parts} size={52} thickness={9} label={t('chart', { total })} />
      <p className={styles.words}>
        <span className={styles.total}>
          <Figure
            full={total}
            short={format.shortMoney(costs.total, costs.currency)}
            isShort={total.length > ROOM}
          />
        </span>
        <span className={styles.kind}>{words('estimatedTotal')}</span>
      </p>
    </div>
  );
}
