import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from './api';
import type { EndpointTable } from './kernel/endpoint';

/** The definition of a shape inside zod. */
type Def = Record<string, unknown> & { type: string; checks?: Check[] };
type Check = { _zod: { def: { check: string; abort?: boolean; pattern?: RegExp } } };

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

test('every string in a request has a maximum length that is checked first', () => {
  const unbounded = Object.values(api as Record<string, EndpointTable>).flatMap((table) =>
    Object.entries(table).flatMap(([name, { params, query, body }]) =>
      Object.entries({ params, query, body }).flatMap(([part, shape]) =>
        shape ? unboundedStrings(shape, `${name}.${part}`) : [],
      ),
    ),
  );
  expect(unbounded).toEqual([]);
});
