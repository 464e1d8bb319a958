import { api } from '@wayfold/contract/api';
import type { Endpoint, EndpointTable } from '@wayfold/contract/kernel/endpoint';
import { paths } from '@wayfold/contract/paths.generated';
import { expect, test } from 'vitest';
import { z } from 'zod';

const ENDPOINTS = Object.entries(api as Record<string, EndpointTable>).flatMap(([domain, table]) =>
  Object.entries(table).map(([name, endpoint]) => ({ label: `${domain}.${name}`, ...endpoint })),
);

/** A path segment: a word, or a parameter with the shape of its values. */
type Piece = { word: string } | { takes: z.ZodType };

function piecesOf({ path, params }: Endpoint): Piece[] {
  const shapes: Record<string, z.ZodType> = params instanceof z.ZodObject ? params.shape : {};
  return path.split('/').map((piece) => {
    const takes = shapes[piece.slice(1)];
    return piece.startsWith(':') && takes ? { takes } : { word: piece };
  });
}

const isWord = (piece: Piece | undefined): piece is { word: string } =>
  piece !== undefined && 'word' in piece;

/** Whether one URL segment could match both. An ID never matches a word, since IDs are UUIDs. */
function meets(a: Piece, b: Piece | undefined): boolean {
  if (isWord(a)) return isWord(b) ? a.word === b.word : (b?.takes.safeParse(a.word).success ?? false);
  return isWord(b) ? a.takes.safeParse(b.word).success : true;
}

/** Where two paths match the same URL: for each, whether it has a fixed word where the other has a parameter. */
function overlap(a: Endpoint, b: Endpoint): { aIsExacter: boolean; bIsExacter: boolean } | null {
  const left = piecesOf(a);
  const right = piecesOf(b);
  if (left.length !== right.length || !left.every((piece, index) => meets(piece, right[index]))) return null;
  return {
    aIsExacter: left.some((piece, index) => isWord(piece) && !isWord(right[index])),
    bIsExacter: left.some((piece, index) => !isWord(piece) && isWord(right[index])),
  };
}

const pairs = ENDPOINTS.flatMap((a, index) =>
  ENDPOINTS.slice(index + 1)
    .filter((b) => b.method === a.method)
    .map((b) => ({ a, b })),
);

test('no two calls match the same URL, except a fixed word that takes precedence over a parameter', () => {
  const unclear = pairs.filter(({ a, b }) => {
    const shared = overlap(a, b);
    return shared !== null && shared.aIsExacter === shared.bIsExacter;
  });

  expect(unclear.map(({ a, b }) => `${a.label} and ${b.label}`)).toEqual([]);
});

test('the browser’s table of paths matches the contract', () => {
  const table = Object.fromEntries(
    Object.entries(api as Record<string, EndpointTable>).map(([domain, endpoints]) => [
      domain,
      Object.fromEntries(
        Object.entries(endpoints).map(([name, { method, path }]) => [name, { method, path }]),
      ),
    ]),
  );

  expect(paths).toEqual(table);
});
