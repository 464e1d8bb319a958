import type { FastifyRequest } from 'fastify';
import type { Actor, ShownTrip } from '../../http/access';
import { addressKey } from '../../http/limits';
import type { Services } from '../../services';
import { countOfAddress } from '../entitlements/entitlements';

/** Who asks for a PDF. */
export type PdfAsker = {
  /** Downloads of strangers, those of people with an account and mails take turns: none of them can hold up the others. */
  readonly lane: 'reader' | 'owner' | 'mail';
  /** Whoever is one asker takes one turn: a person, or all behind one address of the network. */
  readonly key: string;
  readonly request: FastifyRequest;
};

/** Who asks to download: owners with an account as themselves, all others by their address. Guests are made for nothing. */
export function downloader(
  request: FastifyRequest,
  { actor, trip }: { actor: Actor | null; trip: ShownTrip },
): PdfAsker {
  if (actor && actor.role !== 'GUEST' && trip.audience.who === 'owner') {
    return { lane: 'owner', key: actor.userId, request };
  }
  return { lane: 'reader', key: addressKey(request), request };
}

/** Who asks to mail. */
export function mailer(request: FastifyRequest, { userId }: Actor): PdfAsker {
  return { lane: 'mail', key: userId, request };
}

/** What counts as one, in units. */
const UNITS_OF_ONE = 150_000;

/** Counts a PDF by its size; throws `too-many` when its address has had enough of them within the hour. */
export async function countPdf(services: Services, { request }: PdfAsker, units: number): Promise<void> {
  await countOfAddress(services, request, 'pdfs', 1 + Math.floor(units / UNITS_OF_ONE));
}

/** Whether a PDF takes so long that shorter ones should pass it. */
export function isLarge(units: number): boolean {
  return units >= UNITS_OF_ONE;
}
