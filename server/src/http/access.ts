import type { TripAccess, TripRowKind } from '@wayfold/contract/kernel/endpoint';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { Role } from '@wayfold/contract/people/accounts-endpoints';
import type { Audience, Shows } from '@wayfold/domain/page/trip-view';

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
declare const shown: unique symbol;

/**
 * Proof that the caller may see this trip. Made only by the trip check after it asked the database; stores ask for
 * it instead of an id, so that a forgotten check does not compile.
 */
export type VisibleTrip = { readonly id: string; readonly [visible]: true };
/** Proof that the caller may change this trip. */
export type EditableTrip = VisibleTrip & { readonly [editable]: true };
/** Proof that the caller owns this trip. */
export type OwnedTrip = EditableTrip & { readonly [owned]: true };

/** Proof that the caller may look at this trip, as one audience. Whatever leaves passes `tripView` with that audience. */
export type ShownTrip = {
  /** The trip's own, which a viewer never learns. */
  readonly id: string;
  readonly audience: Audience;
  /** The live share of the trip, also where its owner looks; null for an example and a trip that is not shared. */
  readonly share: { readonly id: string; readonly viewId: string; readonly shows: Shows } | null;
  /** Another one as soon as the trip, its share or its owner's page is: what is made of them may be kept under it. */
  readonly stamp: string;
  readonly [shown]: true;
};

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

/** As a claim, of a trip that is looked at by its owner's leave. */
export type ShownClaim = {
  /** Of a trip, or of a share in either spelling. */
  readonly id: string;
  /** Whom the caller takes for the owner of the trip; undefined where they say nothing. */
  readonly ownerId?: string | undefined;
};

/** The questions the API asks before any handler runs. `app.ts` gives it the features that know the answers. */
export type AccessChecks = {
  /** The person a token belongs to; null when it is unknown or has run out. */
  actorOf(token: string): Promise<Actor | null>;
  /** Proves a claim, or throws: not found to strangers, forbidden where they may look but not touch. */
  openTrip<Level extends TripAccess['level']>(
    actor: Actor | null,
    claim: TripClaim & { readonly level: Level },
  ): Promise<OpenedTrip<Level>>;
  /** Finds a trip the caller is shown, or throws not-found. */
  openShown(actor: Actor | null, claim: ShownClaim): Promise<ShownTrip>;
};

/** The refusal of what only somebody may do who proved within minutes that it is them. */
export function confirmFirst(): ProblemError {
  return new ProblemError('forbidden', 'Confirm it’s you first.', { reason: 'confirm-identity' });
}

/** The bearer token of a request, null when it carries none. */
export function bearerToken(header: string | undefined): string | null {
  const [, token] = header?.match(/^Bearer ([\w-]{20,200})$/i) ?? [];
  return token ?? null;
}
