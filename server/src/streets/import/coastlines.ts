import { osmBlocksOf } from '../../lib/osm-blocks';
import type { Point } from './sea';

/**
 * The coastline ways of an OpenStreetMap extract. The file is read twice: nodes come before the ways that name them.
 *
 * @param file absolute path of an .osm.pbf
 * @throws OperatorError if it isn't one
 */
export async function coastlinesOf(file: string): Promise<Point[][]> {
  const ways: number[][] = [];
  for await (const block of osmBlocksOf(file)) {
    if (!('elements' in block)) continue;
    for (const element of block.elements) {
      if (element.type === 'way' && element.tags?.natural === 'coastline') ways.push(element.refs);
    }
  }
  if (ways.length === 0) return [];
  const wanted = new Set(ways.flat());
  const points = new Map<number, Point>();
  for await (const block of osmBlocksOf(file)) {
    if (!('elements' in block)) continue;
    for (const element of block.elements) {
      if (element.type === 'node' && wanted.has(element.id))
        points.set(element.id, [element.lon, element.lat]);
    }
  }
  return ways.map((refs) => refs.flatMap((ref) => [points.get(ref)].filter((point) => point !== undefined)));
}
