import { Layers } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Popover } from '../ui/dialogs/popover';
import { Switch } from '../ui/fields/switch';
import { IconButton } from '../ui/icon-button';
import { type MapLayer, showLayer, useLayersOff } from './layers';
import styles from './map-controls.module.css';

/** Opens the switches of a map's layers: beside the button, or from the bottom of a phone. */
export function LayersButton({ layers }: { layers: readonly MapLayer[] }) {
  const t = useTranslations('map');
  const off = useLayersOff();
  return (
    <Popover
      label={t('layers')}
      placement="top start"
      isSheet
      trigger={
        <IconButton label={t('layers')} tooltipPlacement="top">
          <Layers size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      }
    >
      {() => (
        <div className={styles.layers}>
          {layers.map((layer) => (
            <Switch
              key={layer}
              label={t(`layer.${layer}`)}
              help={t(`layerHelp.${layer}`)}
              isOn={!off.has(layer)}
              onChange={(isOn) => showLayer(layer, isOn)}
            />
          ))}
        </div>
      )}
    </Popover>
  );
}
