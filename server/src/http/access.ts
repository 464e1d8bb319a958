import type { Role } from '@wayfold/contract/accounts-endpoints';
import type { TripAccess, TripRowKind } from '@wayfold/contract/endpoint';
import { ProblemError } from '@wayfold/contract/problem-error';

/** Who is calling, proved by their token. */
export type Actor = {
  readonly userId: string;
  readonly role: Role;
  readonly sessionId: string;
  /** Whether they proved within the last minutes that it is them, by whatever way they signed in. */
  readonly isConfirmed: boolean;
};

declare const visible: unique symbol;
declare const editable: unique symbol;
declare const owned: unique symbol;

/**
 * Proof that the caller may see this trip. Made only by the trip door after it asked the database; stores ask for
 * it instead of an id, so that a forgotten check does not compile.
 */
export type VisibleTrip = { readonly id: string; readonly [visible]: true };
/** Proof that the caller may change this trip. */
export type EditableTrip = VisibleTrip & { readonly [editable]: true };
/** Proof that the caller owns this trip. */
export type OwnedTrip = EditableTrip & { readonly [owned]: true };

export type OpenedTrip<Level extends TripAccess['level']> = Level extends 'tripOwn'
  ? OwnedTrip
  : Level extends 'tripEdit'
    ? EditableTrip
    : VisibleTrip;

/** What a caller claims before it is proved: a trip, or a row of one, and the token they sent. */
export type TripClaim = {
  readonly level: TripAccess['level'];
  readonly id: string;
  readonly row: TripRowKind | null;
};

/** The two questions the API asks before any handler runs. `app.ts` gives it the features that know the answers. */
export type Door = {
  /** The person a token belongs to; null when it is unknown or has run out. */
  actorOf(token: string): Promise<Actor | null>;
  /** Proves a claim, or throws: not found to strangers, forbidden where they may look but not touch. */
  openTrip<Level extends TripAccess['level']>(
    actor: Actor | null,
    claim: TripClaim & { readonly level: Level },
  ): Promise<OpenedTrip<Level>>;
};

/** The refusal of what only somebody may do who proved within minutes that it is them. */
export function confirmFirst(): ProblemError {
  return new ProblemError('forbidden', 'Confirm that it is you first.', { reason: 'confirm-identity' });
}

/** The bearer token of a request, null when it carries none. */
export function bearerToken(header: string | undefined): string | null {
  const [, token] = header?.match(/^Bearer ([\w-]{20,200})$/i) ?? [];
  return token ?? null;
}
