import type { StockService } from '@wayfold/contract/pictures/pictures';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { StockPhoto } from '../../../adapters/stock-photos';
import type { Config } from '../../../config';
import { type SealPurpose, seal, unseal } from '../../../lib/seal';

type Secret = Pick<Config, 'sessionSecret'>;

const purpose = ({ sessionSecret }: Secret, service: StockService): SealPurpose => ({
  secret: sessionSecret,
  use: 'stock photo',
  about: service,
});

/** Seals what a service said about a photo, so that it can be trusted when a browser sends it back. */
export function sealPhoto(config: Secret, service: StockService, photo: StockPhoto): string {
  return seal(JSON.stringify(photo), purpose(config, service)).toString('base64url');
}

/**
 * Extracts from a proof what a service said about a photo.
 *
 * @throws ProblemError `invalid` if this server didn't seal it for that service
 */
export function openProof(config: Secret, service: StockService, proof: string): StockPhoto {
  const text = unseal(Buffer.from(proof, 'base64url'), purpose(config, service));
  if (text === null) throw new RequestRefused('invalid', 'stockPhotoUnknown');
  return JSON.parse(text) as StockPhoto; // only `sealPhoto` can have written it
}
