import { showAtlas } from '../../lib/shown-atlas';
import type { Services } from '../../services';
import { listDisabledPlaces } from './disabled-places-store';

/** How long a change takes at most to apply on every server instance. */
const READ_EVERY_MS = 5_000;

/**
 * Wraps the services with an atlas that leaves out the curated places in `disabled_places`.
 *
 * @returns `refresh` reads the table again when that is due; if reading fails, the last result stays in use
 */
export function hideDisabledPlaces(services: Services): { services: Services; refresh: () => Promise<void> } {
  let hidden: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> = Promise.resolve();
  const read = async () => {
    try {
      const ids = await listDisabledPlaces(services.database.pool);
      if (ids.join() !== [...hidden].join()) hidden = new Set(ids);
    } catch (err) {
      services.log.warn({ err }, 'reading the disabled places failed');
    }
  };
  const refresh = () => {
    const now = services.now().getTime();
    if (Math.abs(now - readAt) >= READ_EVERY_MS) {
      readAt = now;
      reading = read();
    }
    return reading;
  };
  return { services: { ...services, atlas: showAtlas(services.atlas, () => hidden) }, refresh };
}
