import type { Coords, LocalMoment } from '@wayfold/contract/kernel/values';
import { LocalMoment as Moment } from '@wayfold/contract/kernel/values';
import ExifReader from 'exifreader';

/** The metadata of a photo: when it was taken by the camera's clock, and where. */
export interface PhotoFacts {
  readonly takenAt: LocalMoment | null;
  readonly coords: Coords | null;
}

const NOTHING: PhotoFacts = { takenAt: null, coords: null };
/** The metadata of a JPEG is within this many bytes; other types may have it at their end. */
const HEAD_BYTES = 256 * 1024;

/** Reads the time and place of a photo in this browser; missing or invalid metadata isn't an error. */
export async function readPhoto(file: Blob, type: string): Promise<PhotoFacts> {
  const part = type === 'image/jpeg' ? file.slice(0, HEAD_BYTES) : file;
  try {
    const { exif, gps } = ExifReader.load(await part.arrayBuffer(), { expanded: true });
    return { takenAt: momentOf(exif?.DateTimeOriginal?.description), coords: coordsOf(gps) };
  } catch {
    // The parser throws on unusual files of some camera makers: treated as no metadata.
    return NOTHING;
  }
}

/** Parses `2027:05:10 18:45:09`, the format cameras use. */
function momentOf(text: string | undefined): LocalMoment | null {
  const [, year, month, day, time] = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d:\d\d)/.exec(text ?? '') ?? [];
  const moment = Moment.safeParse(`${year}-${month}-${day}T${time}`);
  return moment.success ? moment.data : null;
}

function coordsOf(gps: { Latitude?: number; Longitude?: number } | undefined): Coords | null {
  const { Latitude: lat, Longitude: lon } = gps ?? {};
  if (lat === undefined || lon === undefined || !Number.isFinite(lat) || !Number.isFinite(lon)) return null;
  // Cameras write 0, 0 if they don't know.
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180 || (lat === 0 && lon === 0)) return null;
  return [lon, lat];
}
