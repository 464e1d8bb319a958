import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCacheFile, section, writeCacheFile } from './cache-file';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayfold-cache-'));
  file = join(folder, 'deeper', 'some.bin');
  writeCacheFile(file, 'key 1', {
    letters: Uint8Array.of(1, 2, 3),
    wide: Uint32Array.of(4_000_000_000, 7),
    signed: Int32Array.of(-5),
    middle: Uint16Array.of(65_535),
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('reads back what was written and leaves no unfinished file behind', () => {
  const sections = readCacheFile(file, 'key 1');

  expect(sections && [...section(sections, 'letters', 'u8')]).toEqual([1, 2, 3]);
  expect(sections && [...section(sections, 'wide', 'u32')]).toEqual([4_000_000_000, 7]);
  expect(sections && [...section(sections, 'signed', 'i32')]).toEqual([-5]);
  expect(sections && [...section(sections, 'middle', 'u16')]).toEqual([65_535]);
  expect(readdirSync(join(folder, 'deeper'))).toEqual(['some.bin']);
});

test('a missing file and a file with another key read as null', () => {
  expect(readCacheFile(join(folder, 'none.bin'), 'key 1')).toBeNull();
  expect(readCacheFile(file, 'key 2')).toBeNull();
});

test('a file that is truncated or has a single wrong byte reads as null', () => {
  const whole = readFileSync(file);
  for (let at = 0; at < whole.length; at += 1) {
    truncateSync(file, at);
    expect(readCacheFile(file, 'key 1'), `cut at ${at}`).toBeNull();
    writeFileSync(file, whole);
  }
  for (let at = whole.length - 24; at < whole.length; at += 1) {
    const scribbled = Buffer.from(whole);
    scribbled[at] = (scribbled[at] ?? 0) ^ 0x40;
    writeFileSync(file, scribbled);
    expect(readCacheFile(file, 'key 1'), `scribbled at ${at}`).toBeNull();
  }
});

test('reading a missing section, or one of another type, throws', () => {
  const sections = readCacheFile(file, 'key 1') ?? new Map();

  expect(() => section(sections, 'letters', 'u32')).toThrow('no section letters');
  expect(() => section(sections, 'numbers', 'u8')).toThrow('no section numbers');
});
