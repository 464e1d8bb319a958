import { createHmac, timingSafeEqual } from 'node:crypto';
import { publicAddress } from '../../lib/public-address';
import type { Services } from '../../services';

const ID_BYTES = 16;
const SEAL_BYTES = 16;

/**
 * The key that ends travel tips for one row of `mailing_list`, without signing in. It can't do anything else.
 *
 * It isn't stored: it is the row's id, sealed with the server's secret.
 */
export function unsubscribeKeyOf(services: Services, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, sealOf(services, bytes)]).toString('base64url');
}

/** The id a key belongs to; null if it isn't one of ours. */
export function readUnsubscribeKey(services: Services, key: string): string | null {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== ID_BYTES + SEAL_BYTES) return null;
  const id = bytes.subarray(0, ID_BYTES);
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), sealOf(services, id))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The page where a person unsubscribes manually. */
export function unsubscribeLinkOf(services: Services, key: string): string {
  return `${publicAddress(services)}/unsubscribe/${key}`;
}

function sealOf(services: Services, id: Buffer): Buffer {
  const seal = createHmac('sha256', services.config.sessionSecret).update('list-key:').update(id).digest();
  return seal.subarray(0, SEAL_BYTES);
}
