import { Maximize, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../ui/icon-button';
import styles from './map-controls.module.css';

/** Props of `MapControls`. */
export type MapControlsProps = {
  /** Without destinations there is nothing to fit. */
  hasTrip: boolean;
  /** Nearer by so many levels; negative is farther away. */
  onZoom(levels: number): void;
  onFit(): void;
  /** More buttons of the page, after the map's own. */
  children?: ReactNode;
};

/** The map's own buttons, bottom left: nearer, farther, the whole trip. */
export function MapControls({ hasTrip, onZoom, onFit, children }: MapControlsProps) {
  const t = useTranslations('map');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div className={styles.controls} role="group" aria-label={t('controls')}>
      <div className={styles.group}>
        <IconButton label={t('zoomIn')} tooltipPlacement="top" onClick={() => onZoom(1)}>
          <Plus size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton label={t('zoomOut')} tooltipPlacement="top" onClick={() => onZoom(-1)}>
          <Minus size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      {hasTrip && (
        <div className={styles.group}>
          <IconButton label={t('fit')} tooltipPlacement="top" onClick={onFit}>
            <Maximize size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </div>
      )}
      {children && <div className={styles.group}>{children}</div>}
    </div>
  );
}
