import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from './api';
import type { EndpointTable } from './kernel/endpoint';
import { findRefusal, refused } from './refusals/shape-message';

/** The definition of a shape inside zod. */
type Def = Record<string, unknown> & Said & { type: string; checks?: Check[] };
type Check = { _zod: { def: Said & { check: string; abort?: boolean; pattern?: RegExp } } };
/** What a shape or a check says about input that doesn't fit; nothing if it leaves the words to whoever validates. */
type Said = { check?: string; format?: unknown; error?: (issue: { code: string }) => string | undefined };

/** Lists where in `shape` a string of unlimited length would be accepted for checking. */
function unboundedStrings(shape: z.ZodType, at: string, seen = new Set<z.ZodType>()): string[] {
  if (seen.has(shape)) return [];
  seen.add(shape);
  const def = shape._zod.def as unknown as Def;
  if (def.type === 'string') return isBounded(def) ? [] : [at];
  return innerShapes(def).flatMap(([name, inner]) => unboundedStrings(inner, `${at}.${name}`, seen));
}

/**
 * Either the first check refuses strings that are too long and stops there, or the format itself has a fixed length.
 */
function isBounded({ format, pattern, checks = [] }: Def): boolean {
  if (['uuid', 'datetime'].includes(String(format))) return true;
  const [first] = checks;
  if (!first) return pattern instanceof RegExp;
  const { check, abort } = first._zod.def;
  return ['max_length', 'length_equals'].includes(check) && abort === true;
}

/** Lists where in `shape` something is said about input that is not a refusal. */
function messagesWithoutKey(shape: z.ZodType, at: string, seen = new Set<z.ZodType>()): string[] {
  if (seen.has(shape)) return [];
  seen.add(shape);
  const def = shape._zod.def as unknown as Def;
  const checks = (def.checks ?? []).map((check) => check._zod.def);
  return [
    ...[def, ...checks].flatMap(saidWithoutKey).map((message) => `${at}: ${message}`),
    ...innerShapes(def).flatMap(([name, inner]) => messagesWithoutKey(inner, `${at}.${name}`, seen)),
  ];
}

const CODES = ['invalid_type', 'invalid_value', 'invalid_format', 'too_big', 'too_small', 'custom'];

function saidWithoutKey({ check, format, error }: Said): string[] {
  if (error) {
    const messages = CODES.map((code) => error({ code })).filter((message) => message !== undefined);
    return messages.filter((message) => findRefusal(message) === null);
  }
  // The server has words for sizes, types, choices and patterns, but none for these.
  const isWordless = check === 'custom' || (check === 'string_format' && format !== 'regex');
  return isWordless ? [`nothing for ${check}`] : [];
}

function innerShapes(def: Def): [string, z.ZodType][] {
  return Object.entries(def).flatMap(([name, value]): [string, z.ZodType][] => {
    if (value instanceof z.ZodType) return [[name, value]];
    if (Array.isArray(value))
      return value.filter((inner) => inner instanceof z.ZodType).map((inner) => [name, inner]);
    if (name !== 'shape' || typeof value !== 'object' || value === null) return [];
    return Object.entries(value).filter(
      (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
    );
  });
}

/** The shapes of all requests: parameters, queries and bodies. */
const requestShapes = Object.values(api as Record<string, EndpointTable>).flatMap((table) =>
  Object.entries(table).flatMap(([name, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, shape]): [string, z.ZodType][] =>
      shape ? [[`${name}.${part}`, shape]] : [],
    ),
  ),
);

test('every string in a request has a maximum length that is checked first', () => {
  expect(requestShapes.flatMap(([at, shape]) => unboundedStrings(shape, at))).toEqual([]);
});

test('every message of a request shape is a refusal', () => {
  expect(requestShapes.flatMap(([at, shape]) => messagesWithoutKey(shape, at))).toEqual([]);
});

test.each([
  ['a sentence', z.string().min(1, 'Enter a name.'), 'name: Enter a name.'],
  ['a check without words', z.string().refine((text) => text !== 'x'), 'name: nothing for custom'],
  ['a format without words', z.email(), 'name: nothing for string_format'],
])('%s has no key', (_, shape, message) => {
  expect(messagesWithoutKey(shape, 'name')).toContain(message);
  expect(messagesWithoutKey(z.object({ name: shape.optional() }), 'x')).not.toEqual([]);
});

test('a refusal, and what the server has words for, has a key', () => {
  expect(messagesWithoutKey(z.string().min(1, refused('enterName')).max(2), 'name')).toEqual([]);
});
