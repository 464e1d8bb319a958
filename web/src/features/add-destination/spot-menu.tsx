import type { Destination } from '@wayfold/contract/trip/trip';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
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
  /** Replaces the button with the name of the position. */
  trigger?: ReactElement<Record<string, unknown>, string>;
}) {
  const { spot, stops, onChange, trigger } = props;
  const t = useTranslations('addDestination');
  const nameOf = useSpotName(stops);
  const rows = [
    { id: 'best', label: nameOf('best'), detail: t('bestSpotDetail') },
    { id: 'end', label: nameOf('end'), detail: t('afterPlace', { place: stops.at(-1)?.name ?? '' }) },
    { id: 'start', label: nameOf('start'), detail: t('beforePlace', { place: stops[0]?.name ?? '' }) },
  ];
  const after = stops.slice(0, -1).map(({ id }) => ({ id, label: nameOf(id) }));
  const words = nameOf(spot);
  return (
    <Menu
      label={t('whereItGoes')}
      placement="top end"
      selected={spot}
      onSelect={onChange}
      trigger={
        trigger ?? (
          <button type="button" className={styles.spot} aria-label={t('placeMenu', { place: words })}>
            <span className={styles.spotName}>{words}</span>
            <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
          </button>
        )
      }
      groups={[
        { id: 'spots', rows },
        { id: 'after', rows: after },
      ]}
    />
  );
}

/** Names a position: "At the end", "After Moab". */
export function useSpotName(stops: readonly Destination[]): (spot: AddSpot) => string {
  const t = useTranslations('addDestination');
  return (spot) => {
    if (spot === 'end') return t('atEnd');
    if (spot === 'start') return t('atStart');
    const before = stops.find(({ id }) => id === spot);
    return before ? t('afterPlace', { place: before.name }) : t('bestSpot');
  };
}
