import type { CallInput, CallOutput, EndpointTable, Method } from './endpoint';
import type { Problem } from './problem';
import { ProblemError } from './problem-error';

/** What the client needs to know about an endpoint at run time; the shapes stay on the server. */
export type EndpointPath = { readonly method: Method; readonly path: string };
export type PathTable<T extends Record<string, EndpointTable>> = {
  readonly [D in keyof T]: { readonly [N in keyof T[D]]: EndpointPath };
};

/** Options for one call: an abort signal, and headers such as `If-Match` or `Idempotency-Key`. */
export type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> };

type Caller<E> =
  CallInput<E> extends infer I
    ? Record<never, never> extends I
      ? (input?: I, options?: CallOptions) => Promise<CallOutput<E>>
      : (input: I, options?: CallOptions) => Promise<CallOutput<E>>
    : never;

/** `client.trips.get({ params: { id } })`: one function per endpoint, typed by the contract. */
export type Client<T extends Record<string, EndpointTable>> = {
  readonly [D in keyof T]: { readonly [N in keyof T[D]]: Caller<T[D][N]> };
};

export type ClientConnection = {
  /** The address that `/api` is below, without a trailing slash; '' in the browser. */
  baseUrl: string;
  /** Returns the bearer token, for every call; null when signed out. */
  token: () => string | null;
  fetch?: typeof globalThis.fetch;
  /** Called with every response, for instance to read which build served it. */
  onAnswer?: (answer: Response) => void;
};

type AnyInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** Builds the path and query of a call. Undefined query values are left out; lists are joined by commas. */
export function callUrl(endpoint: EndpointPath, input: AnyInput = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(key, String(value));
  }
  const search = query.toString();
  return `/api${path}${search ? `?${search}` : ''}`;
}

/** Sends one call and returns the raw response. @throws ProblemError when the server refuses */
export async function sendCall(
  connection: ClientConnection,
  endpoint: EndpointPath,
  input: AnyInput = {},
  options: CallOptions = {},
): Promise<Response> {
  const token = connection.token();
  const headers: Record<string, string> = { ...options.headers };
  if (token) headers.authorization = `Bearer ${token}`;
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  const send = connection.fetch ?? globalThis.fetch;
  const answer = await send(connection.baseUrl + callUrl(endpoint, input), {
    method: endpoint.method,
    headers,
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  connection.onAnswer?.(answer);
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

/** Something in between answered, such as a proxy. Written out, since the client doesn't load the words of refusals. */
export const NOT_FROM_WAYFOLD = {
  code: 'upstream',
  key: 'serverUnreachable',
  message: 'The server could not be reached. Try again in a moment.',
} as const satisfies Problem;

async function problemOf(answer: Response): Promise<ProblemError> {
  if (answer.headers.get('content-type')?.includes('application/json')) {
    return new ProblemError((await answer.json()) as Problem); // every refusal in JSON has this shape
  }
  return new ProblemError(NOT_FROM_WAYFOLD);
}

/** Creates the typed client from the generated path table. Works the same in the browser and in tests. */
export function createClient<T extends Record<string, EndpointTable>>(
  paths: PathTable<T>,
  connection: ClientConnection,
): Client<T> {
  const table: Record<string, Record<string, EndpointPath>> = paths;
  const domains = Object.entries(table).map(([domain, endpoints]) => [
    domain,
    Object.fromEntries(
      Object.entries(endpoints).map(([name, endpoint]) => [
        name,
        async (input?: AnyInput, options?: CallOptions) => {
          const answer = await sendCall(connection, endpoint, input, options);
          return answer.status === 204 ? undefined : answer.json();
        },
      ]),
    ),
  ]);
  return Object.fromEntries(domains) as Client<T>; // built key by key from the same table the type is made of
}
