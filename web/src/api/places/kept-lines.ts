import type { Coords } from '@wayfold/contract/kernel/values';
import { decodeLine, encodeLine } from '@wayfold/contract/places/polyline';
import { nearestLon } from '@wayfold/domain/map/mercator';
import { unbroken } from '@wayfold/domain/travel/tracks';
import { LEG_LINES_KEY } from '../device/device-keys';
import type { DeviceStorage } from '../device/device-storage';

/** Lines of legs by the keys of the legs, `[lon, lat]` in degrees. */
export type Lines = ReadonlyMap<string, readonly Coords[]>;

/** Lines of legs that are stored on this device. */
export interface KeptLines {
  /** Returns the same lines while the stored text is the same. */
  read(): Lines;
  /** Stores more lines; the ones stored longest ago are dropped when there are too many. */
  add(lines: Lines): void;
}

/** Maximum length of all lines together: those of a few trips. */
const MOST_LETTERS = 250_000;

/** The lines that are stored on this device. */
export function keptLines(storage: DeviceStorage): KeptLines {
  let lastText: string | null = null;
  let lastLines: Lines = new Map();
  return {
    read() {
      const text = storage.getItem(LEG_LINES_KEY);
      if (text !== lastText) {
        lastText = text;
        lastLines = new Map(parseLines(text).map(([key, line]) => [key, unbroken(decodeLine(line) ?? [])]));
      }
      return lastLines;
    },
    add(lines) {
      const others = parseLines(storage.getItem(LEG_LINES_KEY)).filter(([key]) => !lines.has(key));
      let letters = 0;
      const newest = [...[...lines].map(encoded), ...others].filter(([key, line]) => {
        letters += key.length + line.length;
        return letters <= MOST_LETTERS;
      });
      storage.setItem(LEG_LINES_KEY, JSON.stringify(newest));
    },
  };
}

type Entry = readonly [key: string, line: string];

function encoded([key, line]: readonly [string, readonly Coords[]]): Entry {
  return [key, encodeLine(line.map(([lon, lat]) => [nearestLon(lon, 0), lat]))];
}

/** Skips entries that aren't lines. */
function parseLines(text: string | null): Entry[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [key, line] = value as unknown[]; // a list
  return typeof key === 'string' && typeof line === 'string' && (decodeLine(line)?.length ?? 0) > 1;
}
