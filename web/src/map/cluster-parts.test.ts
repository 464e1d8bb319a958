import { expect, test } from 'vitest';
import { clusterParts } from './cluster-parts';

const places = (...kinds: (string | undefined)[]) => kinds.map((kind) => ({ kind }));
const all = () => true;

test('places of one kind are that kind and nothing else', () => {
  const parts = clusterParts(places('museum', 'museum'), all);

  expect(parts).toEqual({ kinds: [{ kind: 'museum', count: 2 }], others: 0 });
});

test('the most frequent kinds come first, and the rest are counted together', () => {
  const parts = clusterParts(
    places('park', 'museum', 'zoo', 'museum', 'park', 'museum', 'lake', undefined),
    all,
  );

  expect(parts).toEqual({
    kinds: [
      { kind: 'museum', count: 3 },
      { kind: 'park', count: 2 },
    ],
    others: 3,
  });
});

test('three kinds are all named, even if there is one of each', () => {
  expect(clusterParts(places('park', 'museum', 'zoo'), all)).toMatchObject({
    kinds: [{ kind: 'park' }, { kind: 'museum' }, { kind: 'zoo' }],
    others: 0,
  });
});

test('a kind without words is one of the others', () => {
  const parts = clusterParts(places('museum', 'their-kind'), (kind) => kind === 'museum');

  expect(parts).toEqual({ kinds: [{ kind: 'museum', count: 1 }], others: 1 });
});
