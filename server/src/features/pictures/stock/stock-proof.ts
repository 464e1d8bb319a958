import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { StockService } from '@wayfold/contract/pictures/pictures';
import type { StockPhoto } from '../../../adapters/stock-photos';
import type { Config } from '../../../config';
import { type SealPurpose, seal, unseal } from '../../../lib/seal';

type Secret = Pick<Config, 'sessionSecret'>;

const purpose = ({ sessionSecret }: Secret, service: StockService): SealPurpose => ({
  secret: sessionSecret,
  use: 'stock photo',
  about: service,
});

/** Seals what a service said of a photo, so that it can be believed when a browser hands it back. */
export function sealPhoto(config: Secret, service: StockService, photo: StockPhoto): string {
  return seal(JSON.stringify(photo), purpose(config, service)).toString('base64url');
}

/**
 * What a service said of the photo a search found, out of its proof.
 *
 * @throws ProblemError `invalid` when this server did not seal it for that service
 */
export function openProof(config: Secret, service: StockService, proof: string): StockPhoto {
  const text = unseal(Buffer.from(proof, 'base64url'), purpose(config, service));
  if (text === null) throw new ProblemError('invalid', 'Search for this photo again, then choose it.');
  return JSON.parse(text) as StockPhoto; // nobody but `sealPhoto` can have written it
}
