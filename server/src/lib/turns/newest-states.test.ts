import { expect, test } from 'vitest';
import { newestStates } from './newest-states';

const state = (stamp: string, size: number) => ({ stamp, value: stamp.toUpperCase(), size });

test('the newest state of a thing replaces the one before', () => {
  const states = newestStates<string>(10);
  states.keep('trip', state('a', 4));
  states.keep('trip', state('b', 4));

  expect(states.find('trip')).toEqual({ stamp: 'b', value: 'B', size: 4 });
  expect(states.find('other')).toBeUndefined();
});

test('what was used longest ago is forgotten first', () => {
  const states = newestStates<string>(8);
  states.keep('one', state('a', 4));
  states.keep('two', state('b', 4));
  states.find('one');
  states.keep('three', state('c', 4));

  expect(['one', 'two', 'three'].map((id) => states.find(id)?.stamp)).toEqual(['a', undefined, 'c']);
});

test('what is larger than all the room is not kept, and pushes nothing out', () => {
  const states = newestStates<string>(3);
  states.keep('one', state('a', 2));
  states.keep('two', state('b', 3));
  states.keep('two', state('c', 4));
  states.keep('one', state('d', 2));
  states.keep('three', state('e', 4));

  expect(['one', 'two', 'three'].map((id) => states.find(id)?.stamp)).toEqual(['d', undefined, undefined]);
});
