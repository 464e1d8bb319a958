import type { JobHandlers } from '../../../jobs/jobs';
import type { Services } from '../../../services';
import { drawAllVariants } from '../picture-files';
import { findSpot } from '../pictures-store';

/** Draws a picture that was kept in all its sizes; one that is gone meanwhile is no matter. */
export function drawPictureJob({ database, pictures }: Services): JobHandlers['draw-picture'] {
  return async ({ pictureId }) => {
    const spot = await findSpot(database.pool, pictureId);
    if (spot && 'file' in spot) await drawAllVariants(pictures, spot.file.key);
  };
}
