import { expect, test } from 'vitest';
import { calibrate } from './calibrate';
import { EDGE, EdgeList, MAIN_ROAD_SHARE } from './edges';
import { unitVectors } from './neighbors';
import type { Nodes } from './nodes';
import { TownRoutes } from './town-routes';

/** Four towns in a row in Kansas, about 87 km apart. */
function row(): { nodes: Nodes; edges: EdgeList } {
  const degrees = Float64Array.from([-100, 39, -99, 39, -98, 39, -97, 39]);
  const nodes: Nodes = {
    ...{ degrees, vectors: unitVectors(degrees), elevation: new Float64Array(4) },
    ...{ country: ['US', 'US', 'US', 'US'], count: 4, places: 4, joined: 4 },
  };
  const edges = new EdgeList();
  for (const from of [0, 1, 2]) edges.add(from, from + 1, { cost: 100, kind: EDGE.road });
  return { nodes, edges };
}

test('a known road passes through the towns along it, and guessed roads near it get their length from it', () => {
  const { nodes, edges } = row();

  calibrate(edges, nodes, { highways: [[{ from: 0, to: 2, km: 180 }]], bridges: [], wetRoads: new Set() });

  expect(edges.kind.slice(0, 3)).toEqual([EDGE.main, EDGE.main, EDGE.road]);
  expect((edges.meters[0] ?? 0) + (edges.meters[1] ?? 0)).toBe(180_000);
  expect((edges.cost[0] ?? 0) + (edges.cost[1] ?? 0)).toBeCloseTo(180 * MAIN_ROAD_SHARE);
  expect(edges.cost[2]).toBeGreaterThan(85);
  expect(edges.cost[2]).toBeLessThan(97);
});

test('no town lies along a slow road, which goes over passes', () => {
  const { nodes, edges } = row();

  calibrate(edges, nodes, {
    highways: [[{ from: 0, to: 2, km: 190, kmh: 40 }]],
    bridges: [],
    wetRoads: new Set(),
  });

  expect(edges.kind).not.toContain(EDGE.main);
});

test('a guessed road is no shortcut past a known one', () => {
  const { nodes, edges } = row();
  edges.add(0, 3, { cost: 265, kind: EDGE.road });
  const road = [0, 1, 2].map((from) => ({ from, to: from + 1, km: 130 }));

  calibrate(edges, nodes, { highways: [road], bridges: [], wetRoads: new Set() });
  const way = new TownRoutes(edges, nodes).find(0, 3, 1_000);

  expect((way?.guessedKm ?? 0) + (way?.writtenKm ?? 0)).toBeGreaterThan(340);
});

test('a slow road weighs more, takes its time, and has no shortcut', () => {
  const { nodes, edges } = row();
  edges.add(0, 3, { cost: 150, kind: EDGE.road });

  calibrate(edges, nodes, {
    highways: [[{ from: 0, to: 3, km: 360, kmh: 40 }]],
    bridges: [],
    wetRoads: new Set(),
  });

  const written = edges.kind.indexOf(EDGE.link);
  expect(edges.seconds[written]).toBe(9 * 3600);
  expect(edges.cost[written]).toBeCloseTo(360 * 1.25 * MAIN_ROAD_SHARE);
  expect(edges.cost[3]).toBeGreaterThan(350);
});

test('finds no route if none is short enough, and a route has its middle node', () => {
  const { nodes, edges } = row();
  const routes = new TownRoutes(edges, nodes);

  expect(routes.find(0, 3, 200)).toBeNull();
  expect(routes.find(0, 2, 1_000)).toMatchObject({ guessedKm: 200, writtenKm: 0, middle: 1 });
});
