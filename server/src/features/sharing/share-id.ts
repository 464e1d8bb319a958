import { randomInt } from 'node:crypto';
import { SHARE_ALPHABET, type ShareId } from '@wayfold/contract/sharing/sharing-endpoints';

const GROUPS = 4;
const GROUP = 4;

/** A share id that nobody can guess: 16 characters from an alphabet of 31, 79 bits. */
export function newShareId(): ShareId {
  const group = () => Array.from({ length: GROUP }, () => SHARE_ALPHABET[randomInt(SHARE_ALPHABET.length)]);
  return Array.from({ length: GROUPS }, () => group().join('')).join('-');
}
