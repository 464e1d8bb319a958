import type { ExportFormat } from '@wayfold/contract/sharing/exports-endpoints';
import { atOnce } from '../../changes/at-once';
import type { Audience, TripView } from '../../page/trip-view';
import { viewWithoutHome } from '../../page/without-home';
import { fileNameOf } from '../file-name';
import { fileTitle } from './file-title';
import type { LegLines } from './trip-points';
import { costsCsvOf } from './write-costs-csv';
import { geoJsonOf } from './write-geojson';
import { gpxOf } from './write-gpx';
import { type PageContext, tripHtmlInParts } from './write-html';
import { icsInParts } from './write-ics';
import { tripJsonOf } from './write-json';
import { kmlInParts, kmzInParts } from './write-kml';

/** A file of a trip. */
export interface WrittenFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** What is needed to write a file, besides the trip. */
export interface FileContext extends PageContext {
  /** When the trip was last changed, as an ISO instant. */
  readonly stamp: string;
  /** What maps draw for the trip's legs. */
  readonly lines: LegLines;
}

const TYPES: Readonly<Record<ExportFormat, string>> = {
  html: 'text/html; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  gpx: 'application/gpx+xml; charset=utf-8',
  kml: 'application/vnd.google-earth.kml+xml; charset=utf-8',
  kmz: 'application/vnd.google-earth.kmz',
  geojson: 'application/geo+json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** The media type of a format. */
export function typeOf(format: ExportFormat): string {
  return TYPES[format];
}

/**
 * The audience a file is written for: owners get net prices and commissions only in JSON and CSV, because all other
 * formats are meant to be passed on.
 */
export function audienceOfFile(audience: Audience, format: ExportFormat): Audience {
  const isForSelf = format === 'json' || format === 'csv';
  return audience.who === 'owner' && !isForSelf ? { who: 'recipient' } : audience;
}

/**
 * Writes a trip as a file, in the browser or on the server.
 *
 * @returns null if the format can't represent the trip: a calendar of a trip without dates
 */
export function writeFile(format: ExportFormat, view: TripView, context: FileContext): WrittenFile | null {
  return atOnce(writeFileInParts(format, view, context));
}

/** Like `writeFile`, in slices, for large trips. */
export function* writeFileInParts(
  format: ExportFormat,
  view: TripView,
  context: FileContext,
): Generator<void, WrittenFile | null> {
  const content = yield* contentOf(format, view, context);
  if (content === null) return null;
  return { name: fileNameOf(fileTitle(view.document), format), type: TYPES[format], content };
}

function* contentOf(
  format: ExportFormat,
  view: TripView,
  context: FileContext,
): Generator<void, string | Uint8Array | null> {
  switch (format) {
    case 'html':
      return yield* tripHtmlInParts(viewWithoutHome(view), context);
    case 'ics':
      return yield* icsInParts(view, context);
    case 'gpx':
      return gpxOf(view, context);
    case 'kml':
      return yield* kmlInParts(view, context.lines);
    case 'kmz':
      return yield* kmzInParts(view, context.lines);
    case 'geojson':
      return geoJsonOf(view, context.lines);
    case 'csv':
      return costsCsvOf(view);
    case 'json':
      return tripJsonOf(view);
  }
}
