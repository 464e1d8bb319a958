import type { GeoJSONSource } from 'maplibre-gl';

type Data = Parameters<GeoJSONSource['setData']>[0];

/** The data each source was last given, as JSON. */
const drawn = new WeakMap<Pick<GeoJSONSource, 'setData'>, string>();

/**
 * Gives a source its data, unless it has the same already: most edits of a trip change nothing on its map, and new data
 * makes the library cut tiles, place labels and paint again.
 */
export function setSourceData(source: Pick<GeoJSONSource, 'setData'>, data: Data): void {
  const json = JSON.stringify(data);
  if (drawn.get(source) === json) return;
  drawn.set(source, json);
  source.setData(data);
}
