import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { legColorVar } from '../../trip-ui/leg-color';
import styles from './destination-band-row.module.css';
import type { DestinationBand } from './destination-bands';

/** The destinations of the days shown, in as many columns as days; a click selects one. */
export function DestinationBandRow(props: {
  bands: readonly DestinationBand[];
  /** The number of days shown. */
  days: number;
  onSelect: (destinationId: string) => void;
}) {
  const { bands, days, onSelect } = props;
  const t = useTranslations('calendar');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form.
    <div className={styles.row} role="group" aria-label={t('destinations')}>
      {bands.map(({ id, number, name, nights, colorIndex, start, end }) => (
        <button
          key={id}
          type="button"
          className={styles.band}
          style={placeStyle(start / days, end / days, legColorVar(colorIndex))}
          title={t('band', { number, name, nights })}
          onClick={() => onSelect(id)}
        >
          {t('band', { number, name, nights })}
        </button>
      ))}
    </div>
  );
}

function placeStyle(start: number, end: number, color: string): CSSProperties {
  return { insetInlineStart: `${start * 100}%`, insetInlineEnd: `${(1 - end) * 100}%`, background: color };
}
