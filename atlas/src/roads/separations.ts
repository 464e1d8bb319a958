import { countryCodeAt } from '../reverse';
import { Islands } from './islands';
import { readClosedBorders } from './links';
import { type Nodes, pointOf } from './nodes';

/** Wider water has no bridge unless one is listed: in general, and across a border or between islands without car ferries. */
export const BRIDGED_WATER_KM = 8;
const BRIDGED_NARROWS_KM = 2;

/** What keeps roads and ships apart besides water and barriers. */
export type Separations = {
  /** By node: the number of its island, from 1; 0 if it is on none of those written down. */
  islandOf: Uint16Array;
  /** Whether no road leads from one node to the other. */
  byLand: (from: number, to: number) => boolean;
  /** Whether no car ferry sails between them; those from one country to another are few, and all written. */
  bySea: (from: number, to: number) => boolean;
  /** The widest water that a road between them may cross without a listed bridge. */
  mostWaterKm: (from: number, to: number) => number;
};

/** Reads closed borders and islands. */
export function separations(nodes: Nodes): Separations {
  const { country, count } = nodes;
  const islands = new Islands();
  const islandOf = Uint16Array.from({ length: count }, (_, node) => islands.at(pointOf(nodes, node)));
  const closed = new Set(readClosedBorders().flatMap(({ countries: [a, b] }) => [`${a}-${b}`, `${b}-${a}`]));
  const located = new Map<number, string | null>();
  const countryOf = (node: number) => {
    const known = country[node] || located.get(node);
    if (known !== undefined) return known;
    const found = countryCodeAt(pointOf(nodes, node));
    located.set(node, found);
    return found;
  };
  const isClosed = (from: number, to: number) =>
    country[from] !== country[to] && closed.has(`${countryOf(from)}-${countryOf(to)}`);
  const isAbroad = (from: number, to: number) =>
    country[from] !== country[to] && countryOf(from) !== countryOf(to);
  const hasFerry = (node: number) => islands.hasFerry(islandOf[node] ?? 0);
  return {
    islandOf,
    byLand: (from, to) =>
      islandOf[from] !== islandOf[to] || islands.isScattered(islandOf[from] ?? 0) || isClosed(from, to),
    bySea: (from, to) => isAbroad(from, to) || !hasFerry(from) || !hasFerry(to),
    mostWaterKm: (from, to) =>
      isAbroad(from, to) || !hasFerry(from) ? BRIDGED_NARROWS_KM : BRIDGED_WATER_KM,
  };
}
