import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { ExportFormat } from '@wayfold/contract/sharing/exports-endpoints';
import { audienceOfFile, type WrittenFile, writeFileInParts } from '@wayfold/domain/files/write/write-file';
import type { DistanceUnit } from '@wayfold/domain/format/format';
import { lineOf } from '../../adapters/measure-way';
import type { ShownTrip } from '../../http/access';
import { inSlices } from '../../lib/turns/slices';
import type { Services } from '../../services';
import { drawTripMap } from '../drawing/draw-trip-map';
import { planHours } from '../places/hours/plan-hours';
import { type LoadedView, loadView } from '../trips/read/load-view';
import { readPagePictures } from './page-pictures';

const MAP = { width: 1_200, height: 720, theme: 'light' } as const;

/**
 * Writes a trip as a file, with what its audience may see.
 *
 * @throws ProblemError `conflict` if the format can't hold the trip
 */
export async function exportFile(
  services: Services,
  trip: ShownTrip,
  { format, unit }: { format: ExportFormat; unit: DistanceUnit },
): Promise<WrittenFile> {
  const audience = audienceOfFile(trip.audience, format);
  const view = await loadView(services.database.pool, { ...trip, audience });
  const map = format === 'html' ? await mapOf(services, view) : null;
  const pictures =
    format === 'html' ? await readPagePictures(services, view.document) : new Map<string, string>();
  const hours = format === 'html' ? await planHours(services, view.document) : new Map();
  const lines = new Map([...view.lines].map(([id, line]) => [id, lineOf(line)]));
  const context = { locale: 'en-US', unit, map, pictures, hours, lines, stamp: view.updatedAt };
  const file = await inSlices(writeFileInParts(format, view, context));
  if (file) return file;
  throw new RequestRefused('conflict', 'calendarWithoutDates');
}

async function mapOf(services: Services, view: LoadedView): Promise<string | null> {
  if (Object.keys(view.document.destinations).length === 0) return null;
  return drawTripMap(services, view, { ...MAP, title: 'Map of the trip' });
}
