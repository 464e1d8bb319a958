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
 * @throws FileRefused with a message for the person who chose the file
 */
export function readFile(name: string, bytes: Uint8Array, { during }: { during: Span | null }): FileContents {
  if (bytes.length > FILE_LIMITS.bytes) {
    throw new FileRefused(
      `This file is larger than ${FILE_LIMITS.bytes / 1024 / 1024} MB, the most Wayfold takes.`,
    );
  }
  if (bytes.length === 0) throw new FileRefused('This file is empty.');
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
  if (main === undefined || !content)
    throw new FileRefused('There is nothing in this file that Wayfold can read.');
  if (names.length > 1 && !/\.kml$/i.test(main)) {
    throw new FileRefused(
      `There are ${names.length} files in this one. Unpack it and choose the one you want.`,
    );
  }
  return readText(main, decodedText(content), during);
}

/** How many folders deep a packed file is; where it would be unpacked to doesn't matter here. */
function depthOf(name: string): number {
  return name.split(/[/\\]/).length;
}

function readText(name: string, text: string, during: Span | null): FileContents {
  const start = text.trimStart().slice(0, 2_000);
  if (start.startsWith('{') || start.startsWith('['))
    return readJson(text, 'This JSON is broken and cannot be read.');
  if (/^BEGIN:VCALENDAR/i.test(start)) return readIcs(text, during);
  if (/<gpx[\s>]/i.test(start)) return readGpx(text);
  if (/<(\w+:)?kml[\s>]/i.test(start)) return readKml(text);
  if (/<!doctype html|<html/i.test(start)) {
    const json = tripJsonInPage(text);
    if (json === null)
      throw new FileRefused('This page does not come from Wayfold, so there is no trip in it.');
    return readJson(json, 'This page was changed, and the trip in it cannot be read any more.');
  }
  if (start.startsWith('<')) throw new FileRefused('This file is XML, but neither GPX nor KML.');
  if (/\.(csv|tsv|txt)$/i.test(name) || /^[^\n]*[,;\t]/.test(start)) return readCsv(text);
  throw new FileRefused(`Wayfold does not know this kind of file. It reads ${READ_ENDINGS.join(', ')}.`);
}

function readJson(text: string, broken: string): FileContents {
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
  throw new FileRefused('This JSON is neither a trip of Wayfold nor GeoJSON.');
}
