import { Expand, Maximize, Minus, Plus, Shrink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../ui/icon-button';
import type { MapLayer } from './layers';
import { LayersButton } from './layers-button';
import styles from './map-controls.module.css';
import type { FullMap } from './use-full-map';

/** Props of `MapControls`. */
export type MapControlsProps = {
  /** False without destinations, when there is nothing to fit. */
  hasTrip: boolean;
  /** The layers that this map has. */
  layers: readonly MapLayer[];
  /** If missing, the map can't fill the screen. */
  full?: FullMap | undefined;
  /** Zooms in by this many levels, or out if negative. */
  onZoom(levels: number): void;
  onFit(): void;
  /** More buttons from the page, after the map's own. */
  children?: ReactNode;
};

/** The map's own buttons, bottom left: zoom in, zoom out, fit the whole trip, fill the screen, layers. */
export function MapControls({ hasTrip, layers, full, onZoom, onFit, children }: MapControlsProps) {
  const t = useTranslations('map');
  const FullIcon = full?.isFull ? Shrink : Expand;
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
      <div className={styles.group}>
        {hasTrip && (
          <IconButton label={t('fit')} tooltipPlacement="top" onClick={onFit}>
            <Maximize size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
        {full?.isPossible && (
          <IconButton
            label={full.isFull ? t('leaveFullScreen') : t('fullScreen')}
            tooltipPlacement="top"
            onClick={full.toggle}
          >
            <FullIcon size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
        {layers.length > 0 && <LayersButton layers={layers} />}
      </div>
      {children && <div className={styles.group}>{children}</div>}
    </div>
  );
}
