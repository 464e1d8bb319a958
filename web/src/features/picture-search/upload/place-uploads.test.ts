import type { Picture } from '@wayfold/contract/pictures/pictures';
import { expect, test } from 'vitest';
import { addUploads, foundUploads, roomFor } from './place-uploads';
import { UploadQueue } from './upload-queue';

const NO_TRIP = { destinations: {}, events: {} };
const files = (...names: string[]) => names.map((name) => new File(['x'], `${name}.jpg`));

/** A queue of photos taken a day apart; the server accepts all of them. */
function makeQueue(): UploadQueue {
  let day = 0;
  return new UploadQueue({
    check: async () => ({ type: 'image/jpeg' }),
    read: async () => ({ takenAt: `2027-05-${10 + day++}T12:00`, coords: null }),
    now: () => 0,
    show: () => 'blob:x',
    hide: () => undefined,
    onSaved: () => undefined,
    afterPause: () => () => undefined,
    // Only the URL and the name matter here.
    send: async ({ imageName }) => ({ imageName, imageUrl: `/pictures/${imageName}` }) as Picture,
  });
}

test('if more files are added than fit, the ones that show the trip best are sent, whatever their order', async () => {
  const queue = makeQueue();

  await addUploads(queue, files('a', 'b', 'c'), { document: NO_TRIP, room: 2, choice: [] });

  const sent = queue.state().items.filter(({ isChosen }) => isChosen);
  expect(sent.map(({ name }) => name)).toEqual(['a', 'c']);
});

test('a saved picture that is chosen is not counted twice', async () => {
  const queue = makeQueue();
  const trip = { document: NO_TRIP, room: 3, choice: [] };
  await addUploads(queue, files('a', 'b'), trip);
  await queue.save();
  const { items } = queue.state();

  const chosen = foundUploads(items, trip);

  expect(chosen).toMatchObject([{ told: { takenAt: '2027-05-10T12:00' } }, { picture: { imageName: 'b' } }]);
  expect(roomFor(items, { room: 3, choice: chosen })).toBe(3);
  expect(roomFor([], { room: 3, choice: chosen })).toBe(1);
});
