import type { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { Id } from '@wayfold/contract/kernel/values';
import { PICTURE_VARIANTS, type PictureVariant } from '@wayfold/contract/pictures/picture-rules';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { stockAddress } from '../../../adapters/stock-addresses';
import { askersOf } from '../../../http/askers';
import type { Services } from '../../../services';
import { DRAWN_TYPES, type DrawnType } from '../draw/draw-picture';
import { openVariant } from '../picture-files';
import { findSpot, type PictureSpot } from '../pictures-store';
import { isSigned } from './picture-signatures';

/** The picture and the size that a URL names. */
export const NamedVariant = z.object({
  picture: Id,
  variant: z.enum(Object.keys(PICTURE_VARIANTS) as [PictureVariant, ...PictureVariant[]]), // the record's keys are exactly those
});
const Signature = z.object({ until: z.coerce.number().int(), signature: z.string().max(100) });

/** A URL returns the same bytes for as long as it is valid, and ends with its signature. */
const FOR_GOOD = 'private, max-age=31536000, immutable';
/** A service may move its photos. */
const FOR_A_DAY = 'private, max-age=86400';

/** Serves people's pictures to everybody who has a URL signed for them. */
export function servePictures(app: FastifyInstance, services: Services): void {
  app.get('/pictures/:picture/:variant', { schema: { hide: true } }, async (request, reply) => {
    const { picture: id, variant } = named(request);
    const signature = Signature.safeParse(request.query);
    if (!signature.success || !isSigned(services, { id, ...signature.data })) throw noSuchPicture();
    const spot = await findSpot(services.database.pool, id);
    if (!spot) throw noSuchPicture();
    reply.header('cache-control', 'file' in spot ? FOR_GOOD : FOR_A_DAY);
    return sendPicture(services, { spot, variant }, request, reply);
  });
}

/** Parses the picture and size from a URL; throws not-found if they are invalid. */
export function named({ params }: FastifyRequest): z.infer<typeof NamedVariant> {
  const read = NamedVariant.safeParse(params);
  if (read.success) return read.data;
  throw noSuchPicture();
}

/** The refusal for pictures that don't exist and for those the caller may not see. */
export function noSuchPicture(): ProblemError {
  return new RequestRefused('not-found', 'pictureNotFound');
}

/**
 * Sends a picture in a size, with a type that browsers may not reinterpret (nosniff); the caller decides how long it may be
 * cached.
 */
export async function sendPicture(
  services: Services,
  { spot, variant }: { spot: PictureSpot; variant: PictureVariant },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header('vary', 'accept').header('x-robots-tag', 'noindex');
  if ('service' in spot) return reply.redirect(stockAddress(spot.service, spot.origin, variant));
  const opened = await openVariant(services.pictures, spot.file, {
    variant,
    accepted: acceptedBy(request),
    askers: askersOf(request, null),
  });
  if (!opened) throw noSuchPicture();
  return reply
    .type(opened.type)
    .header('x-content-type-options', 'nosniff')
    .header('content-length', opened.length)
    .send(opened.stream);
}

/** The encodings that a browser says it supports, best first; everything supports JPEG. */
export function acceptedBy({ headers }: Pick<FastifyRequest, 'headers'>): DrawnType[] {
  const accept = headers.accept ?? '';
  return DRAWN_TYPES.filter((type) => type === 'image/jpeg' || accept.includes(type));
}
