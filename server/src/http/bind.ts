import type {
  Access,
  Endpoint,
  EndpointTable,
  HandlerOutput,
  ParsedInput,
  PersonAccess,
  ShownAccess,
  TripAccess,
} from '@wayfold/contract/endpoint';
import { Problem } from '@wayfold/contract/problem';
import { ProblemError } from '@wayfold/contract/problem-error';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import {
  type Actor,
  bearerToken,
  confirmFirst,
  type Door,
  type OpenedTrip,
  type ShownClaim,
  type ShownTrip,
  type TripClaim,
} from './access';
import { ShapeError } from './problems';

type ActorFor<A extends Access> = A extends
  | { level: 'guest' | 'member' | 'confirmed' | 'admin' | 'tripEdit' | 'tripOwn' }
  | { who: 'member' }
  ? Actor
  : Actor | null;

/** A JSON-text endpoint of the database proves access inside its own statement, so it is handed the claim instead of the trip. */
type TripFor<E> = E extends { access: ShownAccess }
  ? { trip: ShownTrip }
  : E extends { access: infer A extends TripAccess }
    ? E extends { kind: 'text' }
      ? { claim: TripClaim }
      : { trip: OpenedTrip<A['level']> }
    : unknown;

/** What a handler receives: the parsed request, who asks, and the trip they were let into. */
export type Context<E extends Endpoint> = ParsedInput<E> & {
  actor: ActorFor<E['access']>;
  /** The raw token, null without one; only for `text` endpoints and sessions, never logged. */
  token: string | null;
  request: FastifyRequest;
  reply: FastifyReply;
} & TripFor<E>;

export type Handler<E extends Endpoint> = (context: Context<E>) => Promise<HandlerOutput<E>>;
export type Handlers<T extends EndpointTable> = { readonly [N in keyof T]: Handler<T[N]> };

/** Whether a request without a token may get through. */
function takesAnyone(access: Access): boolean {
  return personOf(access)?.level === 'anyone' || access.level === 'tripView';
}

/** Who may call, as far as it does not follow from the trip alone. */
function personOf(access: Access): PersonAccess | null {
  if (access.level === 'tripShown') {
    const { who = 'anyone', self } = access;
    return { level: who, ...(self === undefined ? {} : { self }) };
  }
  return 'from' in access ? null : access;
}

const ROLES_BELOW = { guest: [], member: ['GUEST'], confirmed: ['GUEST'], admin: ['GUEST', 'FREE'] } as const;

function refusePerson(access: Access, actor: Actor | null, input: Record<string, unknown>): void {
  if (takesAnyone(access)) return;
  if (!actor) throw new ProblemError('signed-out', 'Sign in, or start a trip, to do this.');
  const person = personOf(access);
  if (person === null || person.level === 'anyone') return;
  if (ROLES_BELOW[person.level].some((role) => role === actor.role)) {
    throw new ProblemError('forbidden', 'Your account may not do this.');
  }
  // People see and change themselves alone; anyone else is not found.
  if (person.self && fieldAt(person.self, input) !== actor.userId) {
    throw new ProblemError('not-found', 'There is no such account.');
  }
  if (person.level === 'confirmed' && !actor.isConfirmed) throw confirmFirst();
}

/** What stands at `params.id` and the like, in input parsed by the endpoint's own shapes. */
function fieldAt(from: string, input: Record<string, unknown>): unknown {
  const [part = '', field = ''] = from.split('.');
  return (input[part] as Record<string, unknown>)[field]; // the contract's types checked that the shape has it
}

/** Reads the id a trip access points at: a field, or the first key of a map of row ids. */
function claimOf(access: TripAccess, input: Record<string, unknown>): TripClaim {
  const value = fieldAt(access.from, input);
  const id = typeof value === 'string' ? value : Object.keys(value as object)[0]; // the contract allows an id or a map of ids
  return { level: access.level, id: id ?? '', row: access.row ?? null };
}

function shownClaimOf({ from, owner }: ShownAccess, input: Record<string, unknown>): ShownClaim {
  const ownerId = owner && fieldAt(owner, input);
  return { id: String(fieldAt(from, input)), ownerId: ownerId === undefined ? undefined : String(ownerId) };
}

function schemaOf(endpoint: Endpoint, domain: string): FastifySchema {
  return {
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    // Refusals bring their own serializer; the shape stands here for the description of the API.
    response: { ...(endpoint.response ? { 200: endpoint.response } : {}), default: Problem },
    summary: endpoint.summary,
    tags: [domain],
    security: takesAnyone(endpoint.access) ? [{}, { bearer: [] }] : [{ bearer: [] }],
  };
}

/** Validates with zod, where a missing body is undefined rather than Fastify's null. */
export const parseShape =
  ({ schema }: { schema: z.ZodType }) =>
  (data: unknown): { value: unknown } | { error: Error } => {
    const parsed = schema.safeParse(data ?? undefined);
    return parsed.success ? { value: parsed.data } : { error: new ShapeError(parsed.error) };
  };

/**
 * Serves a contract table: one route for each endpoint, in this order: shapes, who asks, which trip, handler.
 *
 * A trip is opened after validation; handlers that write open it again under the trip's lock.
 */
export function bindEndpoints<T extends EndpointTable>(
  app: FastifyInstance,
  domain: string,
  table: T,
  handlers: Handlers<T>,
  door: Door,
): void {
  for (const [name, endpoint] of Object.entries(table)) {
    const handler = handlers[name as keyof T] as unknown as (context: unknown) => Promise<unknown>; // same table, erased
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint, domain),
      config: endpoint.cost === undefined ? {} : { cost: endpoint.cost },
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const token = bearerToken(request.headers.authorization);
        const input = {
          params: request.params,
          query: endpoint.query ? request.query : undefined,
          body: endpoint.body ? (request.body ?? undefined) : undefined,
        };
        const { access } = endpoint;
        const isShown = access.level === 'tripShown';
        const claim = 'from' in access && !isShown ? claimOf(access, input) : null;
        const actsOnClaim = claim !== null && endpoint.kind === 'text';
        const actor = token && !actsOnClaim ? await door.actorOf(token) : null;
        if (!actsOnClaim) refusePerson(access, actor, input);
        const trip = isShown
          ? await door.openShown(actor, shownClaimOf(access, input))
          : claim && !actsOnClaim
            ? await door.openTrip(actor, claim)
            : null;
        const answer = await handler({ ...input, actor, token, request, reply, claim, trip });
        if (endpoint.kind === 'stream' || endpoint.kind === 'file') return reply;
        if (endpoint.kind === 'text') {
          return reply
            .type('application/json; charset=utf-8')
            .serializer((text: unknown) => String(text))
            .send(answer);
        }
        return answer;
      },
    });
  }
}
