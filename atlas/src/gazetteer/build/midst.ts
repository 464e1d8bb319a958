import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import { type GazetteerRow, TOWN_RANK } from '../rows';

/**
 * Finds the town at the center of a country's or region's population.
 *
 * Picks a town because a bare center could be in a lake, abroad, or days from a road. Towns are weighted by the square
 * root of their size, so the capital doesn't decide alone.
 *
 * @returns null for a region without towns; `people` counts its towns only
 */
export function midstOf(towns: readonly GazetteerRow[]): { town: GazetteerRow; people: number } | null {
  let people = 0;
  const sum: [number, number, number] = [0, 0, 0];
  for (const { coords, population, rank } of towns) {
    if (rank === TOWN_RANK.district) continue;
    people += population;
    const pull = Math.sqrt(population + 1);
    const [lon, lat] = [(coords[0] * Math.PI) / 180, (coords[1] * Math.PI) / 180];
    sum[0] += pull * Math.cos(lat) * Math.cos(lon);
    sum[1] += pull * Math.cos(lat) * Math.sin(lon);
    sum[2] += pull * Math.sin(lat);
  }
  const center: LonLat = [
    (Math.atan2(sum[1], sum[0]) * 180) / Math.PI,
    (Math.atan2(sum[2], Math.hypot(sum[0], sum[1])) * 180) / Math.PI,
  ];
  let nearest: GazetteerRow | null = null;
  let nearestScore = Number.POSITIVE_INFINITY;
  for (const town of towns) {
    // A city some distance away is a better choice than a hamlet at the exact center.
    const score = (greatCircleMeters(center, town.coords) + 20_000) / (town.population + 300) ** 0.35;
    if (score < nearestScore) [nearest, nearestScore] = [town, score];
  }
  return nearest && { town: nearest, people };
}
