import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { fromVectorTileJs } from 'vt-pbf';

/** What writing a tile needs of a layer. */
interface Layer {
  readonly version: number;
  readonly name: string;
  readonly extent: number;
  readonly length: number;
  feature: (index: number) => VectorTileFeature;
}

/**
 * One tile with what several have. Layers of one name become one, with the features of each in turn.
 *
 * @param tiles unzipped, of one address; at least one
 */
export function mergeTiles(tiles: readonly Uint8Array[]): Uint8Array {
  const layers = new Map<string, Layer>();
  for (const tile of tiles) {
    for (const [name, layer] of Object.entries(new VectorTile(new PbfReader(tile)).layers)) {
      const before = layers.get(name);
      // An odd resolution would put its features elsewhere; real sources all have 4096.
      if (before && before.extent !== layer.extent) continue;
      layers.set(name, before ? joined(before, layer) : layer);
    }
  }
  return fromVectorTileJs({ layers: Object.fromEntries(layers) } as never); // it only reads what a Layer has
}

function joined(first: Layer, second: Layer): Layer {
  const { version, name, extent, length } = first;
  return {
    ...{ version, name, extent },
    length: length + second.length,
    feature: (index) => (index < length ? first.feature(index) : second.feature(index - length)),
  };
}
