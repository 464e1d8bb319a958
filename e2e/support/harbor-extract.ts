import { osmExtract } from '../../server/src/testing/stand-ins/osm-file';

/** Where the town of the extract is; our own map has the open sea there. */
export const HARBOR: [number, number] = [-140.1, 30.1];

/** Degrees from the middle of the town to the edges of the extract. */
const REACH = 0.1;

const NODES: [id: number, east: number, north: number, tags?: Record<string, string>][] = [
  // The coast runs from south to north, so its land, on the left, is in the west. Extracts have whole ways, beyond their edges.
  [1, 0.06, -1.5 * REACH],
  [2, 0.06, 0],
  [3, 0.06, 1.5 * REACH],
  [4, -0.05, -0.02],
  [5, 0.05, -0.02],
  [6, -0.008, 0.004],
  [7, 0.008, 0.004],
  [8, 0.008, 0.012],
  [9, -0.008, 0.012],
  [10, 0.01, -0.01, { tourism: 'museum', name: 'Museum of Tides' }],
  [11, 0, 0, { place: 'town', name: 'New Harbor' }],
];

/** An OpenStreetMap extract of a small town: a coast, a road, a park and a museum. */
export function harborExtract(): Buffer {
  const [lon, lat] = HARBOR;
  return osmExtract(
    [lon - REACH, lat - REACH, lon + REACH, lat + REACH],
    [
      ...NODES.map(([id, east, north, tags]) => ({
        ...{ type: 'node' as const, id, lon: lon + east, lat: lat + north },
        ...(tags ? { tags } : {}),
      })),
      { type: 'way', id: 21, refs: [1, 2, 3], tags: { natural: 'coastline' } },
      { type: 'way', id: 22, refs: [4, 5], tags: { highway: 'primary', name: 'Harbor Street' } },
      { type: 'way', id: 23, refs: [6, 7, 8, 9, 6], tags: { leisure: 'park', name: 'Lighthouse Park' } },
    ],
  );
}
