import { gzipSync } from 'node:zlib';
import { randomFrom } from '@wayfold/domain/arrange/random-from';
import { square, type TileFeature, vectorTile } from '../../server/src/testing/stand-ins/map-archive';

const EXTENT = 4_096;
/** Streets in each direction of a block grid, and buildings in each block, by zoom level; below 10, main roads only. */
const GRID: Record<number, { streets: number; buildings: number; places: number }> = {
  14: { streets: 20, buildings: 4, places: 40 },
  13: { streets: 26, buildings: 0, places: 30 },
  12: { streets: 34, buildings: 0, places: 20 },
};
const FARTHER = { streets: 16, buildings: 0, places: 8 };

const CLASSES = ['primary', 'secondary', 'tertiary', 'minor', 'minor', 'minor'] as const;

/**
 * A tile of a city that has no end, in the schema of OpenMapTiles and gzipped: as many streets, buildings and names as the
 * middle of Vaduz has, everywhere. The same address always has the same tile.
 */
export function denseTile(z: number, x: number, y: number): Buffer {
  const { streets, buildings, places } = GRID[z] ?? FARTHER;
  const random = randomFrom(z * 7_919 + x * 104_729 + y * 1_299_709);
  const step = EXTENT / streets;
  const bend = () => Math.round((random() - 0.5) * step * 0.4);
  const roads: TileFeature[] = [];
  const names: TileFeature[] = [];
  for (let line = 0; line < streets; line += 1) {
    for (const isAcross of [true, false]) {
      const at = Math.round((line + 0.5) * step);
      const geometry = [
        Array.from({ length: streets + 1 }, (_, i) => {
          const [along, aside] = [Math.round(i * step), i === 0 || i === streets ? at : at + bend()];
          return isAcross ? [along, aside] : [aside, along];
        }),
      ];
      const name = `${NAMES[Math.floor(random() * NAMES.length)]} ${isAcross ? 'Street' : 'Avenue'}`;
      const tags = { class: CLASSES[line % CLASSES.length] ?? 'minor' };
      roads.push({ type: 2, geometry, tags });
      names.push({ type: 2, geometry, tags: { ...tags, name, 'name:latin': name } });
    }
  }
  const ground: TileFeature[] = [];
  const houses: TileFeature[] = [];
  for (let column = 0; column < streets; column += 1) {
    for (let row = 0; row < streets; row += 1) {
      const [west, north] = [column * step, row * step];
      if (random() < 0.15) {
        const box = square(west, north, west + step, north + step).map((point) => point.map(Math.round));
        ground.push({ type: 3, geometry: [box], tags: { class: 'wood' } });
      }
      for (let house = 0; house < buildings; house += 1) {
        const [left, top] = [west + random() * step * 0.8, north + random() * step * 0.8];
        const box = square(left, top, left + step / 8, top + step / 8).map((point) => point.map(Math.round));
        houses.push({ type: 3, geometry: [box], tags: { render_height: 8 } });
      }
    }
  }
  const points = Array.from({ length: places }, (_, index): TileFeature => {
    const name = `${NAMES[index % NAMES.length]} Museum ${index}`;
    return {
      type: 1,
      geometry: [[Math.round(random() * EXTENT), Math.round(random() * EXTENT)]],
      tags: { class: 'museum', subclass: 'museum', rank: index, name, 'name:latin': name },
    };
  });
  return gzipSync(
    vectorTile({
      landcover: ground,
      building: houses,
      transportation: roads,
      transportation_name: names,
      poi: points,
    }),
  );
}

const NAMES = [
  'Castle',
  'Rhine',
  'Church',
  'Mill',
  'Vineyard',
  'Station',
  'Meadow',
  'Bridge',
  'Market',
  'Alp',
];
