import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { FILE_LIMITS, FileRefused } from './file-contents';

const CHUNK = 16_384;
const MOST_FILES = 200;

/** The files in a zip whose names match, by name. */
export type Unpacked = ReadonlyMap<string, Uint8Array>;

/**
 * Unpacks files from a zip, and stops as soon as the output is larger than in any honest file: a few bytes may claim to
 * be gigabytes, or turn out to be.
 *
 * @throws FileRefused for a zip that is broken or too large
 */
export function unpack(bytes: Uint8Array, wants: (name: string) => boolean): Unpacked {
  const files = new Map<string, Uint8Array>();
  let total = 0;
  let seen = 0;
  let refusal: FileRefused | null = null;
  const refuse = (why: FileRefused): never => {
    // The library passes an error thrown here to this same callback again, as a failure of its own.
    refusal ??= why;
    throw refusal;
  };
  const take = (file: UnzipFile) => {
    seen += 1;
    if (seen > MOST_FILES) refuse(tooMuch());
    if (!wants(file.name)) return;
    const parts: Uint8Array[] = [];
    file.ondata = (problem, part, isLast) => {
      if (problem) refuse(broken());
      total += part.length;
      if (total > FILE_LIMITS.unpackedBytes) refuse(tooMuch());
      parts.push(part);
      if (isLast) files.set(file.name, joined(parts));
    };
    file.start();
  };
  const zip = new Unzip(take);
  zip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += CHUNK) {
      zip.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length);
    }
  } catch {
    throw refusal ?? broken();
  }
  return files;
}

/** Joins chunks into one array. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const tooMuch = () => new FileRefused('archiveTooLarge');
const broken = () => new FileRefused('archiveDamaged');
