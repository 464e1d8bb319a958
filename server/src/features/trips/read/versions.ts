import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { FastifyRequest } from 'fastify';

const VERSION = /^(?:W\/)?(?:"(\d{1,9})"|(\d{1,9}))$/;

function versionIn(header: string | undefined): number | null {
  const [, quoted, bare] = header?.trim().match(VERSION) ?? [];
  const digits = quoted ?? bare;
  return digits === undefined ? null : Number(digits);
}

/**
 * The version a write requires, from If-Match: `12` or `"12"`.
 *
 * @returns null without the header, and for `*`
 * @throws ProblemError `invalid` for anything else
 */
export function ifMatchOf(request: FastifyRequest): number | null {
  const header = request.headers['if-match'];
  if (header === undefined || header.trim() === '*') return null;
  const version = versionIn(header);
  if (version !== null) return version;
  throw new RequestRefused('invalid', 'ifMatchInvalid');
}

/** The version a reader already has, from If-None-Match; null if there is none that could be ours. */
export function ifNoneMatchOf(request: FastifyRequest): number | null {
  return versionIn(request.headers['if-none-match']);
}
