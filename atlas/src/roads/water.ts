import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { readPackageJson } from '../sources/package-file';
import { flattenPolygons } from '../tiles/antimeridian';
import { readInland } from '../tiles/shapes';
import { LandBitmap } from './land-bitmap';
import type { Neighbors } from './neighbors';
import { type Nodes, pointOf } from './nodes';

/** No road goes farther than this without a town. */
const LONGEST_EDGE_KM = 1_200;

/** Water along the straight line between neighbors, in kilometers: the total, and the widest. */
export type Water = { all: Float32Array; widest: Float32Array; km: Float32Array };

/** Checks for water between neighbors, at every kilometer. */
export function probeWater(nodes: Nodes, { all }: Neighbors): Water {
  const land = landBitmap();
  const pairs = all.length / 2;
  const water = {
    all: new Float32Array(pairs),
    widest: new Float32Array(pairs),
    km: new Float32Array(pairs),
  };
  for (let i = 0; i < pairs; i += 1) {
    const from = pointOf(nodes, all[2 * i] ?? 0);
    const to = pointOf(nodes, all[2 * i + 1] ?? 0);
    const km = greatCircleMeters(from, to) / 1000;
    water.km[i] = km;
    if (km > LONGEST_EDGE_KM) {
      water.widest[i] = km;
      continue;
    }
    const lonSpan = to[0] - from[0] - 360 * Math.round((to[0] - from[0]) / 360);
    const steps = Math.max(2, Math.ceil(km));
    const stepKm = km / steps;
    let run = 0;
    for (let step = 0; step < steps; step += 1) {
      const share = (step + 0.5) / steps;
      if (land.isLand(from[0] + lonSpan * share, from[1] + (to[1] - from[1]) * share)) {
        run = 0;
        continue;
      }
      run += stepKm;
      water.all[i] = (water.all[i] ?? 0) + stepKm;
      water.widest[i] = Math.max(water.widest[i] ?? 0, run);
    }
  }
  return water;
}

/** The land and lakes of the world, in cells of one minute of arc; takes about a second. */
export function landBitmap(): LandBitmap {
  const world = readPackageJson<Topology<{ land: GeometryCollection }>>('world-atlas/land-10m.json');
  const bitmap = new LandBitmap();
  bitmap.fill(
    feature(world, world.objects.land).features.flatMap(({ geometry }) => areasOf(geometry)),
    true,
  );
  const lakes = readInland().water?.features ?? [];
  bitmap.fill(
    lakes.flatMap(({ geometry }) => areasOf(geometry)),
    false,
  );
  return bitmap;
}

function areasOf(geometry: { type: string }): MultiPolygon[] {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
    ? [flattenPolygons(geometry as Polygon | MultiPolygon)] // checked by its type
    : [];
}
