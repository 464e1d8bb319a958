import type { Refusal } from '@wayfold/contract/refusals/refusal';
import { decodedText } from './decode-text';
import { FILE_LIMITS, type FileContents, FileRefused, READ_ENDINGS, type Span } from './file-contents';
import { readCsv } from './read-csv';
import { readGeoJson } from './read-geojson';
import { readGpx } from './read-gpx';
import { readIcs } from './read-ics';
import { readKml } from './read-kml';
import { readTripData, tripJsonInPage } from './read-trip-file';
import { unpack } from './unpack';

/**
 * Reads any file that can become part of a trip. The content determines the kind; the name only helps.
 *
 * Nothing is fetched, run or followed.
 *
 * @param during the days of the trip that the file is read for; null if it has none
 * @throws FileRefused with words for the person who chose the file
 */
export function readFile(name: string, bytes: Uint8Array, { during }: { during: Span | null }): FileContents {
  if (bytes.length > FILE_LIMITS.bytes) {
    throw new FileRefused(['fileTooLarge', { most: FILE_LIMITS.bytes / 1024 / 1024 }]);
  }
  if (bytes.length === 0) throw new FileRefused('fileEmpty');
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readZip(bytes, during);
  return readText(name, decodedText(bytes), during);
}

const IN_ZIP = /\.(kml|json|geojson|csv|gpx|ics)$/i;

function readZip(bytes: Uint8Array, during: Span | null): FileContents {
  const files = unpack(bytes, (name) => IN_ZIP.test(name) && !name.startsWith('__MACOSX/'));
  const names = [...files.keys()];
  // A KMZ shows the KML at its top level; everything else in it is pictures and parts.
  const maps = names.filter((name) => /\.kml$/i.test(name)).sort((a, b) => depthOf(a) - depthOf(b));
  const main = names.find((name) => name === 'doc.kml') ?? maps[0] ?? names[0];
  const content = main === undefined ? undefined : files.get(main);
  if (main === undefined || !content) throw new FileRefused('archiveNothingToRead');
  if (names.length > 1 && !/\.kml$/i.test(main)) {
    throw new FileRefused(['archiveSeveralFiles', { count: names.length }]);
  }
  return readText(main, decodedText(content), during);
}

/** How many folders deep a packed file is; where it would be unpacked to doesn't matter here. */
function depthOf(name: string): number {
  return name.split(/[/\\]/).length;
}

function readText(name: string, text: string, during: Span | null): FileContents {
  const start = text.trimStart().slice(0, 2_000);
  if (start.startsWith('{') || start.startsWith('[')) return readJson(text, 'jsonDamaged');
  if (/^BEGIN:VCALENDAR/i.test(start)) return readIcs(text, during);
  if (/<gpx[\s>]/i.test(start)) return readGpx(text);
  if (/<(\w+:)?kml[\s>]/i.test(start)) return readKml(text);
  if (/<!doctype html|<html/i.test(start)) {
    const json = tripJsonInPage(text);
    if (json === null) throw new FileRefused('pageWithoutTrip');
    return readJson(json, 'pageDamaged');
  }
  if (start.startsWith('<')) throw new FileRefused('xmlUnknown');
  if (/\.(csv|tsv|txt)$/i.test(name) || /^[^\n]*[,;\t]/.test(start)) return readCsv(text);
  throw new FileRefused(['fileKindUnknown', { endings: READ_ENDINGS.join(', ') }]);
}

function readJson(text: string, broken: Refusal): FileContents {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new FileRefused(broken);
  }
  if (typeof data === 'object' && data !== null) {
    if ('wayfold' in data) return readTripData(data);
    if ('type' in data && (data.type === 'FeatureCollection' || data.type === 'Feature'))
      return readGeoJson(data);
  }
  throw new FileRefused('jsonUnknown');
}
