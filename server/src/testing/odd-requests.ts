import { callUrl, type EndpointPath } from '@wayfold/contract/kernel/client';
import type { Endpoint } from '@wayfold/contract/kernel/endpoint';
import fc from 'fast-check';
import { z } from 'zod';

/** A request as JSON values, not yet sent; parts the endpoint has no shape for are undefined. */
export type OddRequest = { params?: unknown; query?: unknown; body?: unknown };

type JsonSchema = {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
};

/** Texts that have broken something somewhere. */
const TEXTS = [
  ...[
    '',
    ' ',
    'Dinner',
    '東京',
    '👩‍👩‍👧',
    'e\u0301',
    '\u0000',
    '\ud800',
    '\u202e',
    "'; drop table trips; --",
    '%00',
    '../..',
  ],
  ...[
    '2027-05-08',
    '2027-05-08T19:00',
    '2027-05-08T19:00:30',
    '2027-02-30',
    '0000-01-01',
    '9999-12-31',
    '2199-12-31',
  ],
  ...[
    '1900-01-01',
    '0000-01-01T00:00:00Z',
    '2027-01-01T00:00:00.123456789Z',
    '12:30',
    '24:00',
    'USD',
    'usd',
    'JPY',
  ],
  ...[
    'America/Denver',
    'Etc/GMT+12',
    'Nowhere/Land',
    'NaN',
    'Infinity',
    '1e999',
    '-1',
    '12',
    '-104.99,39.74',
    '__proto__',
  ],
  ...[
    '-104.99,39.74;-109.55,38.57',
    '0,0;0,0',
    '179.9,0;-179.9,0',
    '181,0;0,91',
    ';;',
    'MyVehicle,Train',
    'x'.repeat(6_000),
  ],
];
const NUMBERS = [
  0, -0, 1, 2, 3, 7, 1.5, -1, 0.001, 0.0005, 12.345, 180, 181, 365, 366, 2_147_483_648, 1e15, 1e308, -1e308,
];

const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const anyNumber = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NUMBERS) },
  fc.integer({ min: -10, max: 400 }),
  fc.double(),
);
const junk: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  anyNumber,
  fc.constantFrom(null, true, false, [], {}, [null], { a: 1 }, [[[]]]),
  fc.object({ maxDepth: 1, maxKeys: 3 }),
);

/** Requests an endpoint might get: some that fit its shape, some that nearly do. `ids` are used where IDs belong. */
export function oddRequests(
  { params, query, body }: Endpoint,
  { ids, sample }: { ids: readonly string[]; sample: OddRequest },
): fc.Arbitrary<OddRequest> {
  const part = (shape: z.ZodType | undefined, valid: unknown): fc.Arbitrary<unknown> => {
    if (!shape) return fc.constant(undefined);
    const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    return fc.oneof(
      { weight: 4, arbitrary: fitting(schema, schema, ids) },
      { weight: 3, arbitrary: spoiled(valid) },
      { weight: 2, arbitrary: fc.constant(valid) },
      { weight: 1, arbitrary: junk },
    );
  };
  return fc.record({
    params: part(params, sample.params),
    query: part(query, sample.query),
    body: part(body, sample.body),
  });
}

/** The URL such a request is sent to. What a URL can't hold is written as text. */
export function oddUrl(endpoint: EndpointPath, { params, query }: OddRequest): string {
  return callUrl(endpoint, { params: { id: '', v: '', ...asRecord(params) }, query: asRecord(query) });
}

/** What the URL can hold: text by name. Half a surrogate pair can't be written into one at all. */
function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.toWellFormed(), addressText(inner)]),
  );
}

const addressText = (value: unknown) =>
  (typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value)).toWellFormed();

/** Values of a shape; occasionally one of its parts is junk. */
function fitting(
  schema: JsonSchema,
  root: JsonSchema,
  ids: readonly string[],
  depth = 0,
): fc.Arbitrary<unknown> {
  const within = (inner: JsonSchema) => fitting(inner, root, ids, depth + 1);
  if (schema.$ref) return within(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map(within));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...schema.enum) }, junk);
  switch (schema.type) {
    case 'string':
      if (schema.format !== 'uuid') return fc.oneof({ weight: 12, arbitrary: anyText }, junk);
      return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...ids) }, fc.uuid({ version: 7 }), anyText);
    case 'number':
    case 'integer':
      return fc.oneof({ weight: 12, arbitrary: anyNumber }, junk);
    case 'boolean':
      return fc.oneof({ weight: 6, arbitrary: fc.boolean() }, junk);
    case 'null':
      return fc.constant(null);
    case 'array':
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(within));
      return fc.array(within(schema.items ?? {}), { maxLength: depth > 2 ? 2 : 4 });
    case 'object':
      return objectOf(schema, within, ids);
    default:
      return junk;
  }
}

function objectOf(
  schema: JsonSchema,
  within: (inner: JsonSchema) => fc.Arbitrary<unknown>,
  ids: readonly string[],
): fc.Arbitrary<unknown> {
  if (!schema.properties && typeof schema.additionalProperties === 'object') {
    const key = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...ids) }, anyText);
    return fc.dictionary(key, within(schema.additionalProperties), { maxKeys: 4 });
  }
  const fields = Object.entries(schema.properties ?? {});
  const arbitraries = Object.fromEntries(fields.map(([field, inner]) => [field, within(inner)]));
  return fc.record(arbitraries, {
    requiredKeys: (schema.required ?? []).filter((field) => field in arbitraries),
  });
}

/** A valid request with one of its values replaced or left out, or with an extra field. */
function spoiled(valid: unknown): fc.Arbitrary<unknown> {
  if (typeof valid !== 'object' || valid === null || Array.isArray(valid)) return junk;
  const fields = Object.keys(valid);
  return fc
    .tuple(fc.nat(), junk, fc.constantFrom('replace', 'leave out', 'add', 'deeper'))
    .chain(([pick, value, how]) => {
      const field = fields[pick % Math.max(1, fields.length)] ?? 'extra';
      const { [field]: old, ...rest } = valid as Record<string, unknown>; // an object, read by field
      if (how === 'leave out') return fc.constant(rest);
      if (how === 'add') return fc.constant({ ...valid, extra: value });
      if (how === 'deeper') return spoiled(old).map((inner) => ({ ...valid, [field]: inner }));
      return fc.constant({ ...valid, [field]: value });
    });
}
