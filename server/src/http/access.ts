import type { TripAccess, TripRowKind } from '@wayfold/contract/kernel/endpoint';
import type { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { Role } from '@wayfold/contract/people/accounts-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { Audience, Shows } from '@wayfold/domain/page/trip-view';

/** The caller, proved by their token. */
export type Actor = {
  readonly userId: string;
  readonly role: Role;
  readonly sessionId: string;
  /** Whether they confirmed their identity in the last few minutes, by whichever sign-in method they use. */
  readonly isConfirmed: boolean;
};

declare const visible: unique symbol;
declare const editable: unique symbol;
declare const owned: unique symbol;
declare const shown: unique symbol;

/**
 * Proof that the caller may see this trip. Only the trip check makes it, after asking the database. Stores require
 * it instead of an ID, so a forgotten check doesn't compile.
 */
export type VisibleTrip = { readonly id: string; readonly [visible]: true };
/** Proof that the caller may change this trip. */
export type EditableTrip = VisibleTrip & { readonly [editable]: true };
/** Proof that the caller owns this trip. */
export type OwnedTrip = EditableTrip & { readonly [owned]: true };

/** Proof that the caller may view this trip, as one audience. All output passes through `tripView` with that audience. */
export type ShownTrip = {
  /** The trip's own ID, which viewers never see. */
  readonly id: string;
  /** The trip's version when access was checked. */
  readonly version: number;
  readonly audience: Audience;
  /** The trip's active share, even if the owner is viewing; null for an example and for a trip that isn't shared. */
  readonly share: { readonly id: string; readonly viewId: string; readonly shows: Shows } | null;
  /** Changes whenever the trip, its share, or its owner's page changes, so results built from them can be cached under it. */
  readonly stamp: string;
  readonly [shown]: true;
};

export type OpenedTrip<Level extends TripAccess['level']> = Level extends 'tripOwn'
  ? OwnedTrip
  : Level extends 'tripEdit'
    ? EditableTrip
    : VisibleTrip;

/** What a caller claims before it is proved: a trip or a row of one, and the access level. */
export type TripClaim = {
  readonly level: TripAccess['level'];
  readonly id: string;
  readonly row: TripRowKind | null;
};

/** A claim to a trip that the caller views with its owner's permission. */
export type ShownClaim = {
  /** The ID of a trip, or of a share in either spelling. */
  readonly id: string;
  /** The user the caller believes owns the trip; undefined if they don't say. */
  readonly ownerId?: string | undefined;
};

/** The access questions the API asks before any handler runs. `app.ts` connects it to the features that answer them. */
export type AccessChecks = {
  /** The user a token belongs to; null if it is unknown or expired. */
  actorOf(token: string): Promise<Actor | null>;
  /** Proves a claim, or throws: not-found to strangers, forbidden if they may view but not change it. */
  openTrip<Level extends TripAccess['level']>(
    actor: Actor | null,
    claim: TripClaim & { readonly level: Level },
  ): Promise<OpenedTrip<Level>>;
  /** Finds a trip the caller may view, or throws not-found. */
  openShown(actor: Actor | null, claim: ShownClaim): Promise<ShownTrip>;
};

/** The error for a call that requires a recently confirmed identity. */
export function confirmFirst(): ProblemError {
  return new RequestRefused('forbidden', 'confirmIdentity', { reason: 'confirm-identity' });
}

/** The bearer token of a request; null if it has none. */
export function bearerToken(header: string | undefined): string | null {
  const [, token] = header?.match(/^Bearer ([\w-]{20,200})$/i) ?? [];
  return token ?? null;
}
