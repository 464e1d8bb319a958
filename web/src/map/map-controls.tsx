import { Maximize, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../ui/icon-button';
import styles from './map-controls.module.css';

/** Props of `MapControls`. */
export type MapControlsProps = {
  /** False without destinations, when there is nothing to fit. */
  hasTrip: boolean;
  /** Zooms in by this many levels, or out if negative. */
  onZoom(levels: number): void;
  onFit(): void;
  /** More buttons from the page, after the map's own. */
  children?: ReactNode;
};

/** The map's own buttons, bottom left: zoom in, zoom out, fit the whole trip. */
export function MapControls({ hasTrip, onZoom, onFit, children }: MapControlsProps) {
  const t = useTranslations('map');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
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
