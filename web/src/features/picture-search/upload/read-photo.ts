import type { Coords, LocalMoment } from '@wayfold/contract/kernel/values';
import { LocalMoment as Moment } from '@wayfold/contract/kernel/values';
import ExifReader from 'exifreader';

/** What a photo tells of itself: when it was taken by the camera's clock, and where. */
export interface PhotoFacts {
  readonly takenAt: LocalMoment | null;
  readonly coords: Coords | null;
}

const NOTHING: PhotoFacts = { takenAt: null, coords: null };
/** Where the facts of a JPEG stand; other kinds may have them at their end. */
const HEAD_BYTES = 256 * 1024;

/** Reads time and place of a photo in this browser; a photo that tells nothing, or nonsense, is no error. */
export async function readPhoto(file: Blob, type: string): Promise<PhotoFacts> {
  const part = type === 'image/jpeg' ? file.slice(0, HEAD_BYTES) : file;
  try {
    const { exif, gps } = ExifReader.load(await part.arrayBuffer(), { expanded: true });
    return { takenAt: momentOf(exif?.DateTimeOriginal?.description), coords: coordsOf(gps) };
  } catch {
    // The reader throws whatever it stumbles over in files of many makers: then they tell nothing.
    return NOTHING;
  }
}

/** `2027:05:10 18:45:09` as cameras write it. */
function momentOf(text: string | undefined): LocalMoment | null {
  const [, year, month, day, time] = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d:\d\d)/.exec(text ?? '') ?? [];
  const moment = Moment.safeParse(`${year}-${month}-${day}T${time}`);
  return moment.success ? moment.data : null;
}

function coordsOf(gps: { Latitude?: number; Longitude?: number } | undefined): Coords | null {
  const { Latitude: lat, Longitude: lon } = gps ?? {};
  if (lat === undefined || lon === undefined || !Number.isFinite(lat) || !Number.isFinite(lon)) return null;
  // 0, 0 is what a camera writes that does not know.
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180 || (lat === 0 && lon === 0)) return null;
  return [lon, lat];
}
