import type { tripPage } from '@wayfold/contract/trip-page-endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../../house';
import type { ShownTrip } from '../../http/access';
import type { Handlers } from '../../http/bind';
import { answerWithTag, tagOf } from '../../http/etag';
import { keepTexts } from '../../lib/kept-texts';
import { readSharedTrip } from './shared-trip';

/** Some hundreds of trips that many people look at. */
const KEPT_CHARACTERS = 16 * 1024 * 1024;

/** Calls of those who look at a trip by its share. */
export function tripPageHandlers(house: House): Handlers<typeof tripPage> {
  const { pool } = house.database;
  const texts = keepTexts(KEPT_CHARACTERS);

  const sharedTrip = async ({ trip, request, reply }: Asked): Promise<string> => {
    const tag = tagOf(house.config.sessionSecret, 'shared-trip', trip.stamp);
    if (answerWithTag(request, reply, tag)) return '';
    return texts.of(trip.stamp, async () => JSON.stringify(await readSharedTrip(pool, trip)));
  };

  return { shareData: sharedTrip, sharedTrip, shareItinerary: sharedTrip };
}

type Asked = { trip: ShownTrip; request: FastifyRequest; reply: FastifyReply };
