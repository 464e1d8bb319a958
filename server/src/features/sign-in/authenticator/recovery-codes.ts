import { randomInt } from 'node:crypto';

/** Digits and letters that can't be confused with each other (Crockford's base 32); five random bits each. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 6;
const GROUP_LENGTH = 4;
const CODES = 10;

/**
 * Ten new recovery codes such as `7K2M-QX9A-04TD-WN3H-J5VB-8CRE`, 120 random bits each: too many to find a code from its hash.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Normalizes a typed code to its issued form: accepts lowercase, missing hyphens, O for 0 and I or L for 1. */
export function typedRecoveryCode(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return letters.match(/.{1,4}/g)?.join('-') ?? '';
}
