import { useSyncExternalStore } from 'react';
import { deviceStorage, onOtherTab } from '../api/device/device-storage';

/** What the traveler can take off the map, in the order of the menu. */
export const MAP_LAYERS = ['streets', 'places', 'plans', 'legs'] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

/** Storage key of the layers that are off on this device, separated by spaces. */
export const LAYERS_OFF_KEY = 'wayfold.map-layers-off';

const listeners = new Set<() => void>();
let read: { text: string | null; off: ReadonlySet<MapLayer> } = { text: null, off: new Set() };

/** The layers that are off on this device; the same set until that changes. */
export function layersOff(): ReadonlySet<MapLayer> {
  const text = deviceStorage.getItem(LAYERS_OFF_KEY);
  if (text !== read.text) {
    const words = (text ?? '').split(' ');
    read = { text, off: new Set(MAP_LAYERS.filter((layer) => words.includes(layer))) };
  }
  return read.off;
}

/** Shows a layer on every map of this device, or takes it off. */
export function showLayer(layer: MapLayer, isShown: boolean): void {
  const off = MAP_LAYERS.filter((one) => (one === layer ? !isShown : layersOff().has(one)));
  deviceStorage.setItem(LAYERS_OFF_KEY, off.join(' '));
  for (const listener of listeners) listener();
}

/** Follows the layers that are off on this device. */
export function useLayersOff(): ReadonlySet<MapLayer> {
  return useSyncExternalStore(follow, layersOff);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onOtherTab(LAYERS_OFF_KEY, listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
