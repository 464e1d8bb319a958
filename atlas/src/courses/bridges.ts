import type { LonLat } from '@wayfold/domain/travel/legs';
import { lengthMeters } from '../roads/line';
import { readLinks } from '../roads/links';
import type { DryLand } from './dry-land';
import { waterMeters } from './overland';

/** A written link with more water than this along it is a bridge, tunnel or causeway. */
const BRIDGE_SHARE = 0.5;

/** The pieces of written bridges, tunnels and causeways, which go straight over water. */
export function bridgePieces(land: DryLand): [from: LonLat, to: LonLat][] {
  return readLinks()
    .filter(
      ({ kind, points }) =>
        kind === 'road' && waterMeters(points, land) > BRIDGE_SHARE * lengthMeters(points),
    )
    .flatMap(({ points }) => points.slice(1).map((to, i): [LonLat, LonLat] => [points[i] ?? to, to]));
}
