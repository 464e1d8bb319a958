import { ShownId } from '@wayfold/contract/sharing/sharing-endpoints';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answerWithTag, tagOf } from '../../http/etag';
import type { Services } from '../../services';
import { findSpotInTrip } from '../pictures/pictures-store';
import { acceptedBy, named, noSuchPicture, sendPicture } from '../pictures/serve/serve-pictures';
import { openShown } from '../sharing/trip-access';

const OfTrip = z.object({ id: ShownId });

/**
 * Serves the pictures of trips beside their public pages, to everybody who may see the trip and its pictures.
 *
 * Each request checks this in the database; a browser that has the picture gets a 304. So pictures are gone as soon as the share
 * is revoked or stops showing pictures, or the picture leaves the trip.
 */
export function serveSharedPictures(app: FastifyInstance, services: Services): void {
  const { pool } = services.database;
  app.get('/trip/:id/pictures/:picture/:variant', { schema: { hide: true } }, async (request, reply) => {
    const { picture, variant } = named(request);
    const asked = OfTrip.safeParse(request.params);
    if (!asked.success) throw noSuchPicture();
    const { id, audience } = await openShown(pool, null, asked.data);
    if (audience.who !== 'viewer' || !audience.shows.pictures) throw noSuchPicture();
    const spot = await findSpotInTrip(pool, id, picture);
    if (!spot) throw noSuchPicture();
    const at = 'file' in spot ? spot.file.key : spot.origin;
    const tag = tagOf(
      services.config.sessionSecret,
      'shared-picture',
      at,
      variant,
      acceptedBy(request).join(),
    );
    const isKnown = answerWithTag(request, reply, tag);
    reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept')
      .header('x-robots-tag', 'noindex');
    return isKnown ? reply.send() : sendPicture(services, { spot, variant }, request, reply);
  });
}
