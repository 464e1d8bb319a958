import type { Transport } from '@wayfold/contract/kernel/values';
import { TRANSPORTS } from '@wayfold/contract/kernel/word-lists';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { TransportIcon } from '../../trip-ui/trip-icons';
import { Menu } from '../../ui/dialogs/menu';
import styles from './leg-row.module.css';

/** Chooses the means of transport from one destination to the next. */
export function TransportMenu(props: {
  value: Transport;
  from: string;
  to: string;
  onChange: (transport: Transport) => void;
}) {
  const { value, from, to, onChange } = props;
  const t = useTranslations('itinerary');
  const words = useTranslations('tripWords.transport');
  return (
    <Menu
      label={t('transportMenu', { from, to })}
      trigger={
        <button
          type="button"
          className={styles.mode}
          aria-label={t('legTransport', { from, to, transport: words(value) })}
        >
          <TransportIcon transport={value} />
          <span>{words(value)}</span>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </button>
      }
      selected={value}
      onSelect={(id) => {
        const chosen = TRANSPORTS.find((transport) => transport === id);
        if (chosen && chosen !== value) onChange(chosen);
      }}
      groups={[
        {
          id: 'ways',
          rows: TRANSPORTS.map((transport) => ({
            id: transport,
            label: words(transport),
            icon: <TransportIcon transport={transport} />,
          })),
        },
      ]}
    />
  );
}
