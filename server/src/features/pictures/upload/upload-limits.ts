import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../../db/statement';
import type { Actor } from '../../../http/access';
import type { Services } from '../../../services';
import { countOfAddress, entitlements, refuseOver } from '../../entitlements/entitlements';

/** Counts an upload from an IP address; throws `too-many` if it is over its limit. */
export async function countUpload(services: Services, request: FastifyRequest): Promise<void> {
  await countOfAddress(services, request, 'pictureUploads');
}

/** Throws if somebody may not upload another picture of this size in bytes. */
export async function refuseTooMuch(on: Queryable, actor: Actor, bytes: number, now: Date): Promise<void> {
  const has = await entitlements(on, actor, ['picturesPerDay', 'pictureBytes'], now);
  refuseOver(actor, 'picturesPerDay', has.picturesPerDay, 1);
  refuseOver(actor, 'pictureBytes', has.pictureBytes, bytes);
}
