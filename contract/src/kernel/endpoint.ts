import type { z } from 'zod';

/** Kinds of trip rows that can be found by their id alone. */
export type TripRowKind = 'destinations' | 'events' | 'costs' | 'texts' | 'pictures';

/**
 * Who may call: `anyone`, `guest` (any valid token, including a guest's), `member` (a signed-up account), `confirmed`
 * (a member who confirmed their identity in the last few minutes) or `admin`. If `self` points to an id, it must be the
 * caller's own.
 */
export type PersonAccess<From extends string = string> = {
  readonly level: 'anyone' | 'guest' | 'member' | 'confirmed' | 'admin';
  readonly self?: From;
};

/**
 * Who may call, depending on a trip. `from` says where in the request the id of the trip, or of one of its rows, is.
 */
export type TripAccess<From extends string = string> = {
  readonly level: 'tripView' | 'tripEdit' | 'tripOwn';
  readonly from: From;
  readonly row?: TripRowKind;
};

/**
 * Who may see a shared trip. The id at `from` is a trip's, or that of a live share in either form.
 *
 * The trip's owner, anyone who has the share and, for examples, everyone may call; for all others the trip is not
 * found. `who` also requires a guest or member, and `self` requires that person's own id. `owner` points to an owner
 * id, which must be right if `from` names the trip itself.
 */
export type ShownAccess<From extends string = string> = {
  readonly level: 'tripShown';
  readonly from: From;
  readonly owner?: From;
  readonly who?: 'guest' | 'member';
  readonly self?: From;
};
export type Access = PersonAccess | TripAccess | ShownAccess;

export const anyone = { level: 'anyone' } as const;
export const guest = { level: 'guest' } as const;
export const member = { level: 'member' } as const;
export const confirmed = { level: 'confirmed' } as const;
export const admin = { level: 'admin' } as const;

/** Like `who`, but only for themselves: the id at `self` must be the caller's own; any other is not found. */
export const own = <const W extends PersonAccess, const F extends string>(who: W, self: F) =>
  ({ ...who, self }) as const;

type At<From extends string> = { readonly from: From; readonly row?: TripRowKind };
/** The caller may see the trip whose id is at `from`. */
export const tripView = <const F extends string>(at: At<F>) => ({ level: 'tripView', ...at }) as const;
/** The caller may edit the trip whose id is at `from`. */
export const tripEdit = <const F extends string>(at: At<F>) => ({ level: 'tripEdit', ...at }) as const;
/** The caller owns the trip whose id is at `from`. */
export const tripOwn = <const F extends string>(at: At<F>) => ({ level: 'tripOwn', ...at }) as const;
/** The caller may see the trip or share whose id is at `from`. */
export const tripShown = <const A extends Omit<ShownAccess, 'level'>>(at: A) =>
  ({ level: 'tripShown', ...at }) as const;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How the response is sent. `json` goes through the response shape. `text` is JSON that is already serialized; tests parse
 * its shape. `provingText` is the same from a statement that also checks the session and, if there is one, access to the
 * trip. `stream` is server-sent events, `file` is bytes that the handler sends itself.
 */
export type AnswerKind = 'json' | 'text' | 'provingText' | 'stream' | 'file';

type Shape = z.ZodType | undefined;
type Fields<S> = S extends z.ZodObject<infer F> ? Extract<keyof F, string> : never;
type Places<P, Q, B> = `params.${Fields<P>}` | `query.${Fields<Q>}` | `body.${Fields<B>}`;

export interface Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends Shape = Shape,
  A extends Access = Access,
> {
  readonly method: Method;
  /** Relative to `/api`, with `:name` parameters. */
  readonly path: `/${string}`;
  readonly access: A;
  /** One sentence for the API documentation. */
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response?: R;
  readonly kind?: AnswerKind;
  /** The maximum body size in bytes, if larger than `BODY_LIMIT`. */
  readonly bodyLimit?: number;
  /**
   * The minimum cost of a call, in units of about a millisecond of one core; 1 by default. Each network address has a
   * budget of units per minute. Cost that depends on the input is added once it is known.
   */
  readonly cost?: number;
  /**
   * The response contains keys: tokens, secrets, signed addresses. It is never compressed, since its compressed size would
   * depend on how much of a key the rest of it repeats.
   */
  readonly holdsKeys?: true;
}

/**
 * Describes one call of the API. The place of a trip id is checked against the shapes: `tripEdit({ from: 'body.tripId'
 * })` does not compile if the body has no `tripId`.
 */
export function endpoint<
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
  R extends Shape = undefined,
  const A extends
    | PersonAccess<Places<P, Q, B>>
    | TripAccess<Places<P, Q, B>>
    | ShownAccess<Places<P, Q, B>> = PersonAccess<never>,
  const K extends AnswerKind = 'json',
>(spec: Endpoint<P, Q, B, R, A> & { readonly kind?: K }): Endpoint<P, Q, B, R, A> & { readonly kind: K } {
  return { kind: 'json' as K, ...spec }; // K is 'json' exactly when the spec names no kind
}

/** All calls of one domain, by the name they have in the client. */
export type EndpointTable = Record<string, Endpoint>;

type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<K extends string, S> = S extends z.ZodType
  ? Record<never, never> extends z.input<S>
    ? { [key in K]?: z.input<S> }
    : { [key in K]: z.input<S> }
  : unknown;

/** What a caller passes: `{ params, query, body }`, each only if the endpoint has it. */
export type CallInput<E> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? Given<'params', P> & Given<'query', Q> & Given<'body', B>
    : never;
/** What a caller receives. */
export type CallOutput<E> = E extends Endpoint<Shape, Shape, Shape, infer R> ? Out<R> : never;

/** What a handler receives, parsed. */
export type ParsedInput<E> =
  E extends Endpoint<infer P, infer Q, infer B> ? { params: Out<P>; query: Out<Q>; body: Out<B> } : never;
/** What a handler returns, before the response shape filters it. */
export type HandlerOutput<E> = E extends { kind: 'text' | 'provingText' }
  ? string
  : E extends Endpoint<Shape, Shape, Shape, infer R>
    ? In<R>
    : never;
