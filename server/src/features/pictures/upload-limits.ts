import { ProblemError } from '@wayfold/contract/problem-error';
import type { FastifyRequest } from 'fastify';
import type { House } from '../../house';
import type { Actor } from '../../http/access';
import { countAddressAgainst } from '../../http/limits';
import type { Uploaded } from './uploads-store';

const MEGABYTE = 1024 * 1024;
/** Pictures within a day, and bytes in all. A guest is anybody who has not been here before, as often as they like. */
const MEMBER = { perDay: 500, bytes: 2_048 * MEGABYTE };
const GUEST = { perDay: 100, bytes: 500 * MEGABYTE };
const ADDRESS_PER_HOUR = 2_000;

/** Counts an upload from an address of the network; throws `too-many` when it is over its limit. */
export async function countUpload(house: House, request: FastifyRequest): Promise<void> {
  await countAddressAgainst(house, request, {
    name: 'picture-upload-address',
    perHour: ADDRESS_PER_HOUR,
    message: 'Many pictures came from this address. Try again in an hour.',
  });
}

/** Throws when somebody may not upload another picture of so many bytes. */
export function refuseTooMuch(uploaded: Uploaded, { role }: Actor, bytes: number): void {
  const limit = role === 'GUEST' ? GUEST : MEMBER;
  if (uploaded.today >= limit.perDay) {
    throw new ProblemError(
      'too-many',
      `That were ${limit.perDay} pictures within a day. Upload more tomorrow.`,
    );
  }
  if (uploaded.bytes + bytes > limit.bytes) {
    const most =
      limit.bytes >= 1_024 * MEGABYTE
        ? `${limit.bytes / MEGABYTE / 1_024} GB`
        : `${limit.bytes / MEGABYTE} MB`;
    throw new ProblemError(
      'too-large',
      `Your pictures take ${most}, the most there is room for. Remove some first.`,
    );
  }
}
