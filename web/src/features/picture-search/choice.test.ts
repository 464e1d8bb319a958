import type { LibraryPicture } from '@wayfold/contract/pictures/pictures';
import { expect, test } from 'vitest';
import type { FoundPicture } from '../../api/pictures/picture-search';
import { type Choice, toggled, withAll } from './choice';

const scene = (id: string): FoundPicture => ({
  from: 'library',
  picture: { id, imageUrl: `/scenes/${id}.svg` } as LibraryPicture, // the fields a choice uses
});
const names = (choice: Choice) => choice.map(({ picture }) => picture.id);

test('pictures can be chosen in order and unchosen, up to the maximum', () => {
  const [arch, canyon, coast] = [scene('arch'), scene('canyon'), scene('coast')];
  const two = [arch, canyon].reduce<Choice>((choice, found) => toggled(choice, found, 2), []);

  expect(names(two)).toEqual(['arch', 'canyon']);
  expect(names(toggled(two, coast, 2))).toEqual(['arch', 'canyon']);
  expect(names(toggled(toggled(two, arch, 2), coast, 2))).toEqual(['canyon', 'coast']);
});

test('uploads are chosen as long as there is room', () => {
  expect(names(withAll([scene('a')], [scene('a'), scene('b'), scene('c')], 2))).toEqual(['a', 'b']);
});
