import type { Destination } from '@wayfold/contract/trip/trip';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Menu } from '../../ui/dialogs/menu';
import styles from './add-destination.module.css';
import type { AddSpot } from './add-spot';

/** Shows the position of a new destination, and lets the user change it. */
export function SpotMenu(props: {
  spot: AddSpot;
  /** In order; at least two. */
  stops: readonly Destination[];
  onChange: (spot: AddSpot) => void;
}) {
  const { spot, stops, onChange } = props;
  const t = useTranslations('addDestination');
  const after = stops.slice(0, -1).map(({ id, name }) => ({ id, label: t('afterPlace', { place: name }) }));
  const rows = [
    { id: 'best', label: t('bestSpot'), detail: t('bestSpotDetail') },
    { id: 'end', label: t('atEnd'), detail: t('afterPlace', { place: stops.at(-1)?.name ?? '' }) },
    { id: 'start', label: t('atStart'), detail: t('beforePlace', { place: stops[0]?.name ?? '' }) },
  ];
  const chosen = [...rows, ...after].find(({ id }) => id === spot) ?? rows[0];
  const words = chosen?.label ?? '';
  return (
    <Menu
      label={t('placeMenu', { place: words })}
      placement="top end"
      selected={chosen?.id ?? 'best'}
      onSelect={onChange}
      trigger={
        <button type="button" className={styles.spot} aria-label={t('placeMenu', { place: words })}>
          <span className={styles.spotName}>{words}</span>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </button>
      }
      groups={[
        { id: 'spots', rows },
        { id: 'after', rows: after },
      ]}
    />
  );
}
