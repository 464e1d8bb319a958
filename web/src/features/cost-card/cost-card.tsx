import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { ChevronDown, Minimize2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../trip-ui/trip-format';
import { Menu } from '../../ui/dialogs/menu';
import { Doughnut } from '../../ui/doughnut';
import { IconButton } from '../../ui/icon-button';
import styles from './cost-card.module.css';
import { type CostChartData, useCostChart } from './use-cost-chart';

type Kind = 'costEst' | 'costAct';

/** The cost of the trip, over the map: a ring chart by category with its total, or a pill with only the total. */
export function CostCard(props: {
  document: TripDocument;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const { document, isOpen, onOpenChange } = props;
  const t = useTranslations('costCard');
  const [kind, setKind] = useState<Kind>('costEst');
  const costs = useCostChart(document, kind);
  const pill = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);

  // The clicked button is gone, so the focus moves to its replacement.
  useEffect(() => {
    if (wasOpen.current && !isOpen) pill.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (!isOpen) {
    return (
      <button
        ref={pill}
        type="button"
        className={styles.pill}
        aria-label={t('expand', { total: costs.words })}
        onClick={() => onOpenChange(true)}
      >
        <Doughnut parts={costs.parts} size={22} thickness={5} />
        {costs.words}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    );
  }
  return (
    <section className={styles.card} aria-label={t('title')}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('title')}</h2>
        <KindMenu kind={kind} onChange={setKind} />
        <IconButton label={t('collapse')} className={styles.collapse} onClick={() => onOpenChange(false)}>
          <Minimize2 size={16} strokeWidth={1.75} />
        </IconButton>
      </header>
      <CostChart costs={costs} kind={kind} />
    </section>
  );
}

function CostChart({ costs, kind }: { costs: CostChartData; kind: Kind }) {
  const t = useTranslations('costCard');
  const format = useTripFormat();
  const total = format.money(costs.total, costs.currency);
  if (costs.parts.length === 0) {
    return (
      <div className={styles.nothing}>
        <p>{kind === 'costEst' ? t('nothing') : t('nothingActual')}</p>
        <p className={styles.help}>{t('nothingHelp')}</p>
      </div>
    );
  }
  return (
    <>
      <div className={styles.ring}>
        <Doughnut
          parts={costs.parts}
          size={118}
          thickness={19}
          label={t('chart', { total })}
          middle={{
            figure: { full: total, short: format.shortMoney(costs.total, costs.currency) },
            caption: kind === 'costEst' ? t('estimated') : t('actual'),
          }}
        />
      </div>
      <ul className={styles.legend} aria-hidden="true">
        {costs.parts
          .filter(({ labeled }) => labeled)
          .map((part) => (
            <li key={part.id}>
              <i style={{ background: part.color }} />
              <span>{part.label}</span>
              <span className={styles.amount}>{format.money(part.amount, costs.currency)}</span>
            </li>
          ))}
      </ul>
      {costs.others.map((other) => (
        <p key={other.currency} className={styles.other}>
          {t('otherCurrency', { amount: format.money(other.amount, other.currency) })}
        </p>
      ))}
      <CostTable costs={costs} />
    </>
  );
}

/** The chart as a table for screen readers: with every category, including those too small for a label. */
function CostTable({ costs }: { costs: CostChartData }) {
  const t = useTranslations('costCard');
  const format = useTripFormat();
  return (
    // Not on the table itself: Firefox doesn't clip its caption.
    <div className="visually-hidden">
      <table>
        <caption>{t('table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('category')}</th>
            <th scope="col">{t('amount')}</th>
            <th scope="col">{t('share')}</th>
          </tr>
        </thead>
        <tbody>
          {costs.parts.map((part) => (
            <tr key={part.id}>
              <th scope="row">{part.label}</th>
              <td>{format.money(part.amount, costs.currency)}</td>
              <td>{format.share(part.share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function KindMenu({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  const t = useTranslations('costCard');
  const words = { costEst: t('estimated'), costAct: t('actual') };
  return (
    <Menu
      label={t('which', { kind: words[kind] })}
      placement="bottom end"
      selected={kind}
      onSelect={(id) => onChange(id === 'costAct' ? 'costAct' : 'costEst')}
      trigger={
        <button type="button" className={styles.kindButton} aria-label={t('which', { kind: words[kind] })}>
          {words[kind]}
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </button>
      }
      groups={[
        {
          id: 'kinds',
          rows: [
            { id: 'costEst', label: words.costEst },
            { id: 'costAct', label: words.costAct },
          ],
        },
      ]}
    />
  );
}
