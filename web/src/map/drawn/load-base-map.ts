import baseMapUrl from 'virtual:base-map';
import { type BaseShapes, type MapSheet, readBaseShapes, type SheetName } from './base-shapes';
import { piecesOfPath } from './sheet-pieces';

/** Fetches the shapes of countries and states. */
export async function loadBaseShapes(signal: AbortSignal): Promise<BaseShapes> {
  const answer = await fetch(baseMapUrl, { signal });
  if (!answer.ok) throw new Error('The shapes of the base map could not be fetched.');
  return readBaseShapes(await answer.json());
}

/** Fetches lakes, rivers, roads and names, which the server draws on a sheet as wide as ours. */
export async function loadMapSheet(path: string, signal: AbortSignal): Promise<MapSheet> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error('Lakes, rivers and roads could not be fetched.');
  const sheet: { lakes: string; rivers: string; roads: string; names: SheetName[] } = await answer.json();
  return {
    lakes: piecesOfPath(sheet.lakes),
    rivers: piecesOfPath(sheet.rivers),
    roads: piecesOfPath(sheet.roads),
    names: sheet.names.toSorted((a, b) => a[4] - b[4] || a[5] - b[5]),
  };
}
