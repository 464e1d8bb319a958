import type { Picture } from '@wayfold/contract/pictures/pictures';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { newId } from '@wayfold/domain/document/ids';
import { expect, test } from 'vitest';
import { type PictureUpload, UploadRefusedError } from '../../../api/pictures/picture-uploads';
import { checkFile } from './picture-type';
import { type QueueDependencies, UploadQueue } from './upload-queue';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
const photo = (name: string) => new File([JPEG], name);

function pictureOf({ pictureId, imageName }: PictureUpload): Picture {
  return {
    id: pictureId,
    source: 'user-upload',
    imageName,
    imageUrl: `/pictures/${pictureId}`,
    width: 1200,
    height: 675,
    thumbhash: null,
    credit: null,
    creditUrl: null,
    signature: 'until=1&signature=x',
    favorite: false,
    createdAt: '2026-11-22T12:00:00.000Z',
  };
}

/** A queue that sends to `answer`, and a record of everything that was sent. */
function makeQueue(answer: (upload: PictureUpload, signal: AbortSignal) => Promise<Picture>) {
  const sent: PictureUpload[] = [];
  const saved: string[][] = [];
  const pauses: { tries: number; end: () => void }[] = [];
  const shown = new Set<string>();
  const dependencies: QueueDependencies = {
    check: checkFile,
    read: async () => ({ takenAt: null, coords: null }),
    now: () => 1_795_104_000_000,
    show: () => {
      const address = `blob:${newId()}`;
      shown.add(address);
      return address;
    },
    hide: (address) => shown.delete(address),
    afterPause: (tries, end) => {
      const pause = { tries, end };
      pauses.push(pause);
      return () => pauses.splice(pauses.indexOf(pause), 1);
    },
    onSaved: (items) => saved.push(items.map(({ name }) => name)),
    send: async (upload, { onSending, onProgress, onSent }, signal) => {
      sent.push(upload);
      onSending();
      onProgress(50);
      const picture = await answer(upload, signal);
      onSent('key');
      return picture;
    },
  };
  return { queue: new UploadQueue(dependencies), sent, saved, pauses, shown };
}

const statuses = (queue: UploadQueue) => queue.state().items.map(({ uploadStatus }) => uploadStatus);

test('files are accepted by their content, and files that are not pictures are reported', async () => {
  const { queue } = makeQueue(async (upload) => pictureOf(upload));

  await queue.add([photo('Arch.JPG'), new File(['GIF89a'], 'fun.jpg')]);

  expect(queue.state().items).toMatchObject([{ name: 'Arch', uploadStatus: 'idle', type: 'image/jpeg' }]);
  expect(queue.state().refused).toEqual([{ name: 'fun.jpg', problem: 'type' }]);
});

test('saving sends the crop instead of the original, once', async () => {
  const { queue, sent } = makeQueue(async (upload) => pictureOf(upload));
  await queue.add([photo('a.jpg'), photo('b.png')]);
  queue.crop(queue.state().items[1]?.id ?? '', new Blob(['cut']));

  await queue.save();
  await queue.save();

  expect(sent.map(({ fileName }) => fileName)).toEqual(['orig_1795104000000.jpg', 'crop_1795104000000.jpg']);
  expect(await sent[1]?.bytes.text()).toBe('cut');
  expect(queue.state().items).toMatchObject([
    { uploadStatus: 'success', uploadProgress: 100, picture: { imageName: 'a' } },
    { uploadStatus: 'success', picture: { imageName: 'b' } },
  ]);
});

test('only the chosen photos are sent', async () => {
  const { queue, sent } = makeQueue(async (upload) => pictureOf(upload));
  await queue.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
  queue.choose(new Set([queue.state().items[1]?.id ?? '']));

  await queue.save();

  expect(sent.map(({ imageName }) => imageName)).toEqual(['b']);
  expect(statuses(queue)).toEqual(['idle', 'success', 'idle']);
});

test('names are normalized and shortened so that they can be stored', async () => {
  const { queue } = makeQueue(async (upload) => pictureOf(upload));

  await queue.add([photo('Cafe\u0301.jpg'), photo(`${'n'.repeat(240)}.jpg`)]);

  expect(queue.state().items.map(({ name }) => name)).toEqual(['Café', 'n'.repeat(200)]);
});

test('the reason for a rejected upload is shown until it is retried', async () => {
  let works = false;
  const { queue } = makeQueue(async (upload) => {
    if (!works) throw new RequestRefused('unsupported-type', 'pictureTypeUnsupported');
    return pictureOf(upload);
  });
  await queue.add([photo('a.jpg')]);

  await queue.save();
  expect(queue.state().items).toMatchObject([
    { failure: 'refused', refusal: { key: 'pictureTypeUnsupported' } },
  ]);
  works = true;
  await queue.save();

  expect(queue.state().items).toMatchObject([{ uploadStatus: 'success', failure: null, refusal: null }]);
});

test('saved pictures are reported once, also after an automatic retry', async () => {
  let works = false;
  const { queue, saved } = makeQueue(async (upload) => {
    if (upload.imageName !== 'b' && !works) throw new TypeError('Failed to fetch');
    return pictureOf(upload);
  });
  await queue.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);

  await queue.save();
  works = true;
  await queue.resume();

  expect(saved).toEqual([['b'], ['a', 'c']]);
});

test('without online events, retries are spaced further and further apart, and stop when everything is uploaded', async () => {
  let failures = 2;
  const { queue, pauses } = makeQueue(async (upload) => {
    failures -= 1;
    if (failures >= 0) throw new TypeError('Failed to fetch');
    return pictureOf(upload);
  });
  await queue.add([photo('a.jpg')]);

  await queue.save();
  expect(pauses.map(({ tries }) => tries)).toEqual([1]);
  pauses[0]?.end();
  await expect.poll(() => pauses.map(({ tries }) => tries)).toEqual([2]);
  pauses[0]?.end();

  await expect.poll(() => statuses(queue)).toEqual(['success']);
  expect(pauses).toEqual([]);
});

test('nothing is retried after everything is removed', async () => {
  const { queue, pauses } = makeQueue(async () => {
    throw new TypeError('Failed to fetch');
  });
  await queue.add([photo('a.jpg')]);
  await queue.save();

  queue.clear();

  expect(pauses).toEqual([]);
});

test('if the connection returns during an upload, the other uploads resume, too', async () => {
  let works = false;
  let endB = (_picture: Picture): void => undefined;
  const { queue, sent } = makeQueue((upload) => {
    if (upload.imageName === 'b') return new Promise((resolve) => (endB = resolve));
    return works ? Promise.resolve(pictureOf(upload)) : Promise.reject(new TypeError('Failed to fetch'));
  });
  await queue.add([photo('a.jpg'), photo('b.jpg')]);
  const saving = queue.save();
  await expect.poll(() => statuses(queue)).toEqual(['failed', 'uploading']);

  works = true;
  await queue.resume();
  const b = sent.find(({ imageName }) => imageName === 'b');
  if (b) endB(pictureOf(b));
  await saving;

  expect(statuses(queue)).toEqual(['success', 'success']);
});

test('a failed upload is retried, and the others are not sent twice', async () => {
  let works = false;
  const { queue, sent } = makeQueue(async (upload) => {
    if (upload.imageName === 'b' && !works) throw new UploadRefusedError(415);
    return pictureOf(upload);
  });
  await queue.add([photo('a.jpg'), photo('b.jpg')]);

  await queue.save();
  expect(statuses(queue)).toEqual(['success', 'failed']);
  works = true;
  await queue.save();

  expect(statuses(queue)).toEqual(['success', 'success']);
  expect(sent.map(({ imageName }) => imageName)).toEqual(['a', 'b', 'b']);
});

test('an upload stopped by a lost connection resumes as the same picture; a rejected one does not', async () => {
  let works = false;
  const { queue, sent } = makeQueue(async (upload) => {
    if (upload.imageName === 'b') throw new UploadRefusedError(415);
    if (!works) throw new TypeError('Failed to fetch');
    return pictureOf(upload);
  });
  await queue.add([photo('a.jpg'), photo('b.jpg')]);
  await queue.save();
  works = true;

  await queue.resume();

  expect(statuses(queue)).toEqual(['success', 'failed']);
  const ofA = sent.filter(({ imageName }) => imageName === 'a');
  expect(ofA).toHaveLength(2);
  expect(ofA[0]?.pictureId).toBe(ofA[1]?.pictureId);
});

test('removing a picture while it is uploading stops it and leaves nothing behind', async () => {
  let stopped = false;
  const { queue, shown } = makeQueue(
    (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stopped = true;
          reject(new DOMException('stopped', 'AbortError'));
        });
      }),
  );
  await queue.add([photo('a.jpg')]);
  const saved = queue.save();
  queue.remove(queue.state().items[0]?.id ?? '');
  await saved;

  expect(stopped).toBe(true);
  expect(queue.state()).toMatchObject({ items: [], isSaving: false });
  expect(shown.size).toBe(0);
});
