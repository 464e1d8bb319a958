import { TRIP_FILE_VERSION, TripFile } from '../trip-file';
import { contentsOf, type FileContents, FileRefused } from './file-contents';

/** The id of the element that contains the trip in a portable page. */
export const TRIP_ELEMENT = 'wayfold-trip';

/** Reads a whole trip that Wayfold wrote as JSON. */
export function readTripData(data: object): FileContents {
  const version = 'wayfold' in data ? data.wayfold : null;
  if (typeof version === 'number' && version > TRIP_FILE_VERSION) {
    throw new FileRefused('tripFileNewer');
  }
  const parsed = TripFile.safeParse(data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.');
    throw new FileRefused(field ? ['tripFileFieldWrong', { field }] : 'tripFileIncomplete');
  }
  const { trip } = parsed.data;
  return contentsOf('wayfold', { name: trip.name, trip });
}

/** The JSON in a portable page; null for any other HTML. */
export function tripJsonInPage(html: string): string | null {
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at + 1)) {
    const [tag = ''] = html.slice(at, at + LONGEST_TAG).match(/^<script[^>]*>/) ?? [];
    if (!tag.includes(`id="${TRIP_ELEMENT}"`)) continue;
    const from = at + tag.length;
    const to = html.indexOf('</script', from);
    return to > from ? html.slice(from, to) : null;
  }
  return null;
}

const LONGEST_TAG = 200;
