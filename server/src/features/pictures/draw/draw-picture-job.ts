import type { JobHandlers } from '../../../jobs/jobs';
import type { Services } from '../../../services';
import { drawAllVariants } from '../picture-files';
import { findSpot } from '../pictures-store';

/** Draws a stored picture in all its sizes; ignores one that is gone in the meantime. */
export function drawPictureJob({ database, pictures }: Services): JobHandlers['draw-picture'] {
  return async ({ pictureId }) => {
    const spot = await findSpot(database.pool, pictureId);
    if (spot && 'file' in spot) await drawAllVariants(pictures, spot.file.key);
  };
}
