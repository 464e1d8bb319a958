import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { tripPage } from '@wayfold/contract/sharing/trip-page-endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShownTrip } from '../../http/access';
import type { Handlers } from '../../http/bind';
import { answerWithTag, tagOf } from '../../http/etag';
import { createTextCache } from '../../lib/turns/memory-cache';
import { version } from '../../process/version';
import type { Services } from '../../services';
import { follow, listFollowed, unfollow } from '../sharing/followers-store';
import { ifMatchOf } from '../trips/read/versions';
import { writeOne } from '../trips/write/changes';
import { copyShared } from './copy-shared';
import { listParagraphs, paragraphsChange } from './paragraphs';
import { ownTripId, readSharedTrip } from './shared-trip';

/** A few hundred trips that many people view. */
const KEPT_CHARACTERS = 16 * 1024 * 1024;

/** Endpoints for people who view a trip by its share, and for the owner's texts on its page. */
export function tripPageHandlers(services: Services): Handlers<typeof tripPage> {
  const { pool } = services.database;
  const texts = createTextCache(KEPT_CHARACTERS);

  const sharedTrip = async ({ trip, request, reply }: Asked): Promise<string> => {
    // Owners learn which of their trips it is.
    const stamp = `${trip.stamp}/${ownTripId(trip) === null ? 'viewer' : 'owner'}`;
    const tag = tagOf(services.config.sessionSecret, 'shared-trip', version, stamp);
    if (answerWithTag(request, reply, tag)) return '';
    return texts.of(stamp, async () => JSON.stringify(await readSharedTrip(pool, trip)));
  };

  return {
    shareData: sharedTrip,
    sharedTrip,
    shareItinerary: sharedTrip,
    copyShared: async ({ actor, request, trip, body }) =>
      copyShared(services, { actor, request, trip, id: body?.id }),
    subscribe: async ({ actor, trip, body }) => {
      const shareId = followable(trip);
      if (body.follow === false) {
        await unfollow(pool, shareId, actor.userId);
        return { following: false };
      }
      const following = await follow(pool, shareId, { userId: actor.userId, now: services.now() });
      if (following) return { following };
      throw new RequestRefused('too-large', 'followsFull');
    },
    followed: async ({ actor }) => listFollowed(pool, actor.userId),
    paragraphs: async ({ trip }) => listParagraphs(pool, trip),
    saveParagraphs: async ({ actor, trip, body, request }) =>
      writeOne(services, {
        actor,
        trip,
        request,
        ifVersion: ifMatchOf(request),
        make: paragraphsChange(body.newParagraphs),
      }),
    removeText: async ({ actor, trip, query, request }) =>
      writeOne(services, {
        actor,
        trip,
        request,
        ifVersion: ifMatchOf(request),
        make: () => ({ change: { kind: 'text.remove', id: query.id } }),
      }),
  };
}

type Asked = { trip: ShownTrip; request: FastifyRequest; reply: FastifyReply };

/** The id of the share somebody else may follow; throws with a message if there is none. */
function followable({ share, audience }: ShownTrip): string {
  if (audience.who === 'owner') throw new RequestRefused('conflict', 'tripAlreadyYours');
  if (!share) throw new RequestRefused('conflict', 'exampleNotFollowed');
  return share.id;
}
