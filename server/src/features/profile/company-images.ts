import type { BusinessProfile } from '@wayfold/contract/people/profile-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { FastifyReply } from 'fastify';
import { inTransaction } from '../../db/statement';
import type { Actor } from '../../http/access';
import { type Askers, pictureQueue } from '../../lib/pictures/picture-queue';
import type { Services } from '../../services';
import { newToken } from '../accounts/sessions-store';
import { countOf } from '../entitlements/entitlements';
import { findImage, type ImageSlot, keepImage, removeImage, setImageAddress } from './business-store';
import { redrawPicture } from './redraw-picture';

/**
 * Re-encodes a picture of a company and stores it in place of the previous one, under a URL nobody can guess.
 *
 * @throws ProblemError `invalid` if it isn't a picture, `too-many` after too many of them, `unavailable` while too many wait
 */
export async function saveCompanyImage(
  services: Services,
  { actor, slot, base64, askers }: { actor: Actor; slot: ImageSlot; base64: string; askers: Askers },
): Promise<BusinessProfile> {
  const { userId } = actor;
  await countOf(services, actor, 'companyImages');
  const bytes = await pictureQueue.run(
    askers,
    (hold) => redrawPicture(Buffer.from(base64, 'base64'), hold),
    base64.length,
  );
  const key = newToken();
  return inTransaction(services.database.pool, async (on) => {
    await keepImage(on, userId, { slot, key, bytes }, services.now());
    return setImageAddress(on, { userId, slot, address: `/api/company-image/${key}` });
  });
}

/** Removes a picture; its URL stops working. */
export function removeCompanyImage(
  services: Services,
  userId: string,
  slot: ImageSlot,
): Promise<BusinessProfile> {
  return inTransaction(services.database.pool, async (on) => {
    await removeImage(on, userId, slot);
    return setImageAddress(on, { userId, slot, address: null });
  });
}

/** Sends a picture, which browsers may cache forever: a new picture has a new URL. */
export async function sendCompanyImage(services: Services, key: string, reply: FastifyReply): Promise<void> {
  const bytes = await findImage(services.database.pool, key);
  if (!bytes) throw new RequestRefused('not-found', 'pictureNotFound');
  await reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .type('image/webp')
    .send(bytes);
}
