import type { FastifyRequest } from 'fastify';
import type { Actor, ShownTrip } from '../../http/access';
import { addressKey } from '../../http/limits';
import type { Services } from '../../services';
import { countOfAddress } from '../entitlements/entitlements';

/** Who requests a PDF. */
export type PdfAsker = {
  /**
   * Downloads by strangers, downloads by people with an account, and emails take turns, so that none of them can hold up the
   * others.
   */
  readonly lane: 'reader' | 'owner' | 'mail';
  /** Identifies one requester, who gets one turn: a person, or everybody behind one IP address. */
  readonly key: string;
  readonly request: FastifyRequest;
};

/**
 * The requester of a download: owners with an account as themselves, everybody else by IP address, since guests cost nothing to
 * create.
 */
export function downloader(
  request: FastifyRequest,
  { actor, trip }: { actor: Actor | null; trip: ShownTrip },
): PdfAsker {
  if (actor && actor.role !== 'GUEST' && trip.audience.who === 'owner') {
    return { lane: 'owner', key: actor.userId, request };
  }
  return { lane: 'reader', key: addressKey(request), request };
}

/** The requester of an email. */
export function mailer(request: FastifyRequest, { userId }: Actor): PdfAsker {
  return { lane: 'mail', key: userId, request };
}

/** The units that count as one PDF. */
const UNITS_OF_ONE = 150_000;

/** Counts a PDF by its size; throws `too-many` if its IP address has had enough within the hour. */
export async function countPdf(services: Services, { request }: PdfAsker, units: number): Promise<void> {
  await countOfAddress(services, request, 'pdfs', 1 + Math.floor(units / UNITS_OF_ONE));
}

/** Whether a PDF takes so long that shorter ones should go first. */
export function isLarge(units: number): boolean {
  return units >= UNITS_OF_ONE;
}
