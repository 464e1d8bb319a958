import { expect, test } from 'vitest';
import { checkFile } from './picture-type';

const bytes = (...start: number[]) => new Uint8Array([...start, ...Array.from({ length: 20 }, () => 0)]);
const named = (content: BlobPart, name: string) => new File([content], name, { type: 'image/jpeg' });

test.each([
  ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe1)],
  ['image/png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['image/webp', new TextEncoder().encode('RIFF\0\0\0\0WEBPVP8 ')],
])('%s is detected by its content', async (type, content) => {
  expect(await checkFile(named(content, 'holiday.txt'))).toEqual({ type });
});

test.each(['GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', 'RIFF\0\0\0\0WAVE', ''])(
  'a file named like a picture is rejected if it is not one: %j',
  async (content) => {
    expect(await checkFile(named(content, 'holiday.jpg'))).toEqual({ problem: 'type' });
  },
);

test('a file over 10 MB is rejected, and one of exactly 10 MB is accepted', async () => {
  const most = new Uint8Array(10 * 1024 * 1024);
  most.set([0xff, 0xd8, 0xff]);

  expect(await checkFile(named(most, 'a.jpg'))).toEqual({ type: 'image/jpeg' });
  expect(await checkFile(new Blob([most, 'x']))).toEqual({ problem: 'size' });
});
