import type { z } from 'zod';

/** Kinds of rows that belong to a trip and whose id alone finds it. */
export type TripRowKind = 'destinations' | 'events' | 'costs' | 'texts' | 'pictures';

/**
 * Who may call: `anyone`, `guest` (any token, a guest's too), `member` (a signed-up account), `confirmed` (a member who
 * proved within minutes that it is them), `admin`. Where `self` points at an id, it has to be the caller's own.
 */
export type PersonAccess<From extends string = string> = {
  readonly level: 'anyone' | 'guest' | 'member' | 'confirmed' | 'admin';
  readonly self?: From;
};

/** Who may call, by a trip: its id, or the id of one of its rows, stands at `from` in the request. */
export type TripAccess<From extends string = string> = {
  readonly level: 'tripView' | 'tripEdit' | 'tripOwn';
  readonly from: From;
  readonly row?: TripRowKind;
};

/**
 * Who may look at a trip, by its owner's leave: the id at `from` is a trip's, or that of a live share in either spelling.
 * Its owner, whoever has the share, and everybody where it is an example; any other is not found. With `who` the caller is
 * such a person besides, and with `self` that very one; with `owner` the id there is the owner's where `from` names the trip.
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

/** As `who`, about nobody but themselves: the id at `self` is the caller's own, and anyone else's is not found. */
export const own = <const W extends PersonAccess, const F extends string>(who: W, self: F) =>
  ({ ...who, self }) as const;

type At<From extends string> = { readonly from: From; readonly row?: TripRowKind };
/** The caller may see the trip named at `from`. */
export const tripView = <const F extends string>(at: At<F>) => ({ level: 'tripView', ...at }) as const;
/** The caller may change the trip named at `from`. */
export const tripEdit = <const F extends string>(at: At<F>) => ({ level: 'tripEdit', ...at }) as const;
/** The caller owns the trip named at `from`. */
export const tripOwn = <const F extends string>(at: At<F>) => ({ level: 'tripOwn', ...at }) as const;
/** The caller may look at the trip, or the share, named at `from`. */
export const tripShown = <const A extends Omit<ShownAccess, 'level'>>(at: A) =>
  ({ level: 'tripShown', ...at }) as const;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How the answer leaves: `json` passes the response shape, `text` is JSON already written (its shape is
 * parsed in tests; where the database wrote it, the handler itself proves access in the same statement), `stream` is server-sent events, `file` is
 * bytes that the handler sends itself.
 */
export type AnswerKind = 'json' | 'text' | 'stream' | 'file';

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
  /** Below `/api`, with `:name` parameters. */
  readonly path: `/${string}`;
  readonly access: A;
  /** One sentence for the API page. */
  readonly summary: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly response?: R;
  readonly kind?: AnswerKind;
  /** The most bytes a body may have, where `BODY_LIMIT` is too few. */
  readonly bodyLimit?: number;
  /**
   * What a call costs at least, in units of about a millisecond of one core; 1 without it. An address has so many units a
   * minute. What depends on the input is counted when it is known.
   */
  readonly cost?: number;
}

/**
 * Describes one call of the API. Where a trip id is said to stand is checked against the shapes:
 * `tripEdit({ from: 'body.tripId' })` does not compile when the body has no `tripId`.
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

/** All calls of one domain, by the name the client gives them. */
export type EndpointTable = Record<string, Endpoint>;

type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<K extends string, S> = S extends z.ZodType
  ? Record<never, never> extends z.input<S>
    ? { [key in K]?: z.input<S> }
    : { [key in K]: z.input<S> }
  : unknown;

/** What a caller passes: `{ params, query, body }`, each only where the endpoint has it. */
export type CallInput<E> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? Given<'params', P> & Given<'query', Q> & Given<'body', B>
    : never;
/** What a caller receives. */
export type CallOutput<E> = E extends Endpoint<Shape, Shape, Shape, infer R> ? Out<R> : never;

/** What a handler receives, parsed. */
export type ParsedInput<E> =
  E extends Endpoint<infer P, infer Q, infer B> ? { params: Out<P>; query: Out<Q>; body: Out<B> } : never;
/** What a handler answers, before the response shape filters it. */
export type HandlerOutput<E> = E extends { kind: 'text' }
  ? string
  : E extends Endpoint<Shape, Shape, Shape, infer R>
    ? In<R>
    : never;
