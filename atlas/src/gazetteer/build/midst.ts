import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import { type GazetteerRow, TOWN_RANK } from '../rows';

/**
 * Finds the town in the midst of where the people of a country or region live.
 *
 * A town, because a bare center may lie in a lake, abroad, or days from a road. Larger towns pull with the root of
 * their size, so that the capital does not decide alone.
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
    // A city some way off is a better stand-in than a hamlet at the very center.
    const score = (greatCircleMeters(center, town.coords) + 20_000) / (town.population + 300) ** 0.35;
    if (score < nearestScore) [nearest, nearestScore] = [town, score];
  }
  return nearest && { town: nearest, people };
}
