import type {
  Access,
  Endpoint,
  EndpointTable,
  HandlerOutput,
  ParsedInput,
  PersonAccess,
  ShownAccess,
  TripAccess,
} from '@wayfold/contract/kernel/endpoint';
import { Problem } from '@wayfold/contract/kernel/problem';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import {
  type AccessChecks,
  type Actor,
  bearerToken,
  confirmFirst,
  type OpenedTrip,
  type ShownClaim,
  type ShownTrip,
  type TripClaim,
} from './access';
import { ShapeError } from './problems';

type ActorFor<A extends Access> = A extends
  | { level: 'guest' | 'member' | 'confirmed' | 'admin' | 'tripEdit' | 'tripOwn' }
  | { who: 'guest' | 'member' }
  ? Actor
  : Actor | null;

/** An endpoint whose own statement checks access gets the claim instead of the trip. */
type TripFor<E> = E extends { access: ShownAccess }
  ? { trip: ShownTrip }
  : E extends { access: infer A extends TripAccess }
    ? E extends { kind: 'provingText' }
      ? { claim: TripClaim }
      : { trip: OpenedTrip<A['level']> }
    : unknown;

/** What a handler receives: the parsed request, the caller, and the trip they may access. */
export type Context<E extends Endpoint> = ParsedInput<E> & {
  actor: ActorFor<E['access']>;
  /** The raw token; null if there is none. Only for `provingText` endpoints and sessions, never logged. */
  token: string | null;
  request: FastifyRequest;
  reply: FastifyReply;
} & TripFor<E>;

export type Handler<E extends Endpoint> = (context: Context<E>) => Promise<HandlerOutput<E>>;
export type Handlers<T extends EndpointTable> = { readonly [N in keyof T]: Handler<T[N]> };

/** Whether a request without a token is allowed. */
function takesAnyone(access: Access): boolean {
  return personOf(access)?.level === 'anyone' || access.level === 'tripView';
}

/** Who may call, apart from what the trip alone decides. */
function personOf(access: Access): PersonAccess | null {
  if (access.level === 'tripShown') {
    const { who = 'anyone', self } = access;
    return { level: who, ...(self === undefined ? {} : { self }) };
  }
  return 'from' in access ? null : access;
}

const ROLES_BELOW = { guest: [], member: ['GUEST'], confirmed: ['GUEST'], admin: ['GUEST', 'FREE'] } as const;

/** Rejects callers who may not call the endpoint at all, regardless of its subject. */
function refuseLevel(access: Access, actor: Actor | null): void {
  if (takesAnyone(access)) return;
  if (!actor) throw new RequestRefused('signed-out', 'signInOrStart');
  const person = personOf(access);
  if (person === null || person.level === 'anyone') return;
  if (ROLES_BELOW[person.level].some((role) => role === actor.role)) {
    throw new RequestRefused('forbidden', 'accountNotAllowed');
  }
  // If a call names the user it is about, somebody else's is not found, even with a confirmed identity.
  if (person.level === 'confirmed' && !person.self && !actor.isConfirmed) throw confirmFirst();
}

/** The field that names the user a call is about, who must be the caller; undefined if it names none. */
function selfOf(access: Access): string | undefined {
  return personOf(access)?.self;
}

/** Lets users see and change only themselves; anyone else is not found. */
function refuseOthers(access: Access, actor: Actor | null, input: Record<string, unknown>): void {
  const person = personOf(access);
  if (!person?.self) return;
  if (fieldAt(person.self, input) !== actor?.userId) {
    throw new RequestRefused('not-found', 'accountNotFound');
  }
  if (person.level === 'confirmed' && !actor?.isConfirmed) throw confirmFirst();
}

/** The value at a path such as `params.id`, in input parsed by the endpoint's own shapes. */
function fieldAt(from: string, input: Record<string, unknown>): unknown {
  const [part = '', field = ''] = from.split('.');
  return (input[part] as Record<string, unknown>)[field]; // the contract's types ensure that the shape has it
}

/** Reads the ID a trip access points at: a field, or the first key of a map of row IDs. */
function claimOf(access: TripAccess, input: Record<string, unknown>): TripClaim {
  const value = fieldAt(access.from, input);
  const id = typeof value === 'string' ? value : Object.keys(value as object)[0]; // the contract allows an ID or a map of IDs
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
    // Errors bring their own serializer; this shape is only for the API description.
    response: { ...(endpoint.response ? { 200: endpoint.response } : {}), default: Problem },
    summary: endpoint.summary,
    tags: [domain],
    security: takesAnyone(endpoint.access) ? [{}, { bearer: [] }] : [{ bearer: [] }],
  };
}

/** Validates with zod; a missing body is undefined rather than Fastify's null. */
export const parseShape =
  ({ schema }: { schema: z.ZodType }) =>
  (data: unknown): { value: unknown } | { error: Error } => {
    const parsed = schema.safeParse(data ?? undefined);
    return parsed.success ? { value: parsed.data } : { error: new ShapeError(parsed.error) };
  };

/** The caller and the trip they may access; null if not known yet. */
type Admission = {
  readonly token: string | null;
  readonly actor: Actor | null;
  readonly trip: OpenedTrip<TripAccess['level']> | ShownTrip | null;
};

/** Whether an access names its subject in the body, so nothing can be decided before the body is read. */
function isInBody(from: string | undefined): boolean {
  return from?.startsWith('body.') === true;
}

/** Parses a part of a request that is in its URL, as Fastify does later. */
function parsePart(shape: z.ZodType | undefined, data: unknown): unknown {
  if (!shape) return undefined;
  const parsed = shape.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new ShapeError(parsed.error);
}

/**
 * Decides from the request head whether a request may continue: the body of a caller without access is never read.
 *
 * @throws ProblemError, or ShapeError if the URL doesn't fit its shape
 */
async function admit(
  endpoint: Endpoint,
  request: FastifyRequest,
  accessChecks: AccessChecks,
): Promise<Admission> {
  const { access } = endpoint;
  const token = bearerToken(request.headers.authorization);
  if (provesItself(endpoint)) return { token, actor: null, trip: null };
  const actor = token ? await accessChecks.actorOf(token) : null;
  refuseLevel(access, actor);
  if (!('from' in access) && !selfOf(access)) return { token, actor, trip: null };
  const input = {
    params: parsePart(endpoint.params, request.params),
    query: parsePart(endpoint.query, request.query),
  };
  if (!isInBody(selfOf(access))) refuseOthers(access, actor, input);
  const trip =
    'from' in access && !isInBody(access.from) ? await openAt(access, actor, input, accessChecks) : null;
  return { token, actor, trip };
}

function openAt(
  access: TripAccess | ShownAccess,
  actor: Actor | null,
  input: Record<string, unknown>,
  accessChecks: AccessChecks,
): Promise<OpenedTrip<TripAccess['level']> | ShownTrip> {
  if (access.level === 'tripShown') return accessChecks.openShown(actor, shownClaimOf(access, input));
  return accessChecks.openTrip(actor, claimOf(access, input));
}

/** Whether the handler's own statement finds the caller and, if a trip is claimed, proves the claim. */
const provesItself = ({ access, kind }: Endpoint): boolean =>
  kind === 'provingText' && (access.level === 'anyone' || ('from' in access && access.level !== 'tripShown'));

/**
 * Serves a contract table with one route per endpoint, in this order: the caller and the trip, as far as the URL names
 * them; the body and the shapes; a trip named in the body; the handler.
 *
 * The trip is opened before the handler runs; handlers that write open it again under the trip's lock.
 */
export function bindEndpoints<T extends EndpointTable>(
  app: FastifyInstance,
  domain: string,
  table: T,
  handlers: Handlers<T>,
  accessChecks: AccessChecks,
): void {
  const admissions = new WeakMap<FastifyRequest, Admission>();
  for (const [name, endpoint] of Object.entries(table)) {
    const handler = handlers[name as keyof T] as unknown as (context: unknown) => Promise<unknown>; // same table, erased
    const { access, bodyLimit } = endpoint;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint, domain),
      config: {
        ...(endpoint.cost === undefined ? {} : { cost: endpoint.cost }),
        holdsKeys: endpoint.holdsKeys === true,
      },
      exposeHeadRoute: false,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      onRequest: async (request) => {
        admissions.set(request, await admit(endpoint, request, accessChecks));
      },
      handler: async (request, reply) => {
        const admission = admissions.get(request);
        if (!admission) throw new Error('A request reached its handler without having been admitted.');
        const { token, actor } = admission;
        const input = {
          params: request.params,
          query: endpoint.query ? request.query : undefined,
          body: endpoint.body ? (request.body ?? undefined) : undefined,
        };
        if (isInBody(selfOf(access))) refuseOthers(access, actor, input);
        const claim =
          provesItself(endpoint) && 'from' in access ? claimOf(access as TripAccess, input) : null;
        const trip =
          claim === null && 'from' in access && isInBody(access.from)
            ? await openAt(access, actor, input, accessChecks)
            : admission.trip;
        const answer = await handler({ ...input, actor, token, request, reply, claim, trip });
        if (endpoint.kind === 'stream' || endpoint.kind === 'file') return reply;
        // A response with many rows takes long to validate and serialize.
        await new Promise<void>((resolve) => request.turn(resolve));
        if (endpoint.kind === 'text' || endpoint.kind === 'provingText') {
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
