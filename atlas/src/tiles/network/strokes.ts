import type { LonLat } from '@wayfold/domain/travel/legs';

/** A road goes on straight through a crossing if it turns by less than this. */
const MOST_TURN = (55 * Math.PI) / 180;

type Edge = readonly [from: number, to: number];

/**
 * Joins edges to long lines, as a pen would draw them: at a crossing, a line goes on along the edge that is most straight
 * ahead.
 *
 * @returns the nodes of each line; each edge is in one of them
 */
export function strokesOf(edges: readonly Edge[], at: (node: number) => LonLat): number[][] {
  const ahead = continuations(edges, at);
  const isDrawn = new Uint8Array(edges.length);
  const strokes: number[][] = [];
  const walk = (edge: number, node: number): number[] => {
    const nodes: number[] = [];
    let [here, end] = [edge, node];
    for (;;) {
      nodes.push(end);
      const next = ahead.get(end)?.get(here);
      if (next === undefined || isDrawn[next]) return nodes;
      isDrawn[next] = 1;
      [here, end] = [next, otherEnd(edges[next], end)];
    }
  };
  for (const [i, [from, to]] of edges.entries()) {
    if (isDrawn[i]) continue;
    isDrawn[i] = 1;
    const forward = walk(i, to);
    strokes.push([...walk(i, from).reverse(), ...forward]);
  }
  return strokes;
}

/** By node and edge: the edge that goes on from it. */
function continuations(
  edges: readonly Edge[],
  at: (node: number) => LonLat,
): Map<number, Map<number, number>> {
  const edgesAt = new Map<number, number[]>();
  for (const [i, ends] of edges.entries()) {
    for (const node of ends) edgesAt.set(node, [...(edgesAt.get(node) ?? []), i]);
  }
  const ahead = new Map<number, Map<number, number>>();
  for (const [node, meeting] of edgesAt) {
    const turns = meeting.flatMap((a, i) =>
      meeting.slice(i + 1).map((b) => ({ a, b, turn: turnBetween(edges[a], edges[b], node, at) })),
    );
    turns.sort((one, other) => one.turn - other.turn);
    const pairs = new Map<number, number>();
    for (const { a, b, turn } of turns) {
      const isFree = !pairs.has(a) && !pairs.has(b);
      // Two edges alone are one road, however it turns.
      if (isFree && (turn < MOST_TURN || meeting.length === 2)) pairs.set(a, b).set(b, a);
    }
    ahead.set(node, pairs);
  }
  return ahead;
}

/** How far a road that comes along `a` turns to leave along `b`, in radians. */
function turnBetween(
  a: Edge | undefined,
  b: Edge | undefined,
  node: number,
  at: (node: number) => LonLat,
): number {
  const [coming, leaving] = [
    directionTo(otherEnd(a, node), node, at),
    directionTo(node, otherEnd(b, node), at),
  ];
  const turn = Math.abs(coming - leaving) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}

function directionTo(from: number, to: number, at: (node: number) => LonLat): number {
  const [[lonA, latA], [lonB, latB]] = [at(from), at(to)];
  const east = (lonB - lonA - 360 * Math.round((lonB - lonA) / 360)) * Math.cos((latA * Math.PI) / 180);
  return Math.atan2(latB - latA, east);
}

function otherEnd([from, to]: Edge = [0, 0], node: number): number {
  return from === node ? to : from;
}
