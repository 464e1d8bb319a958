import { normalizeText } from '@wayfold/contract/kernel/combining-marks';

const LONGEST = 80;

/** Names that some systems reserve, whatever follows the dot. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A name for a trip's file that every system accepts: letters of any script, digits, spaces and some punctuation.
 *
 * @param extension without a dot
 */
export function fileNameOf(tripName: string, extension: string): string {
  const plain = normalizeText(tripName, 'NFC')
    .replace(/[^\p{L}\p{M}\p{N} _&(),'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const short = [...plain].slice(0, LONGEST).join('').trim();
  return `${short === '' || RESERVED.test(short) ? 'Trip' : short}.${extension}`;
}

/**
 * The header that makes browsers save a file under a name: in UTF-8 (RFC 6266), and in ASCII for old programs.
 *
 * @param name from `fileNameOf`
 */
export function attachmentHeader(name: string): string {
  const plain = normalizeText(name, 'NFKD')
    .replace(/[^\w .-]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ \./g, '.')
    .trim();
  const ascii = plain.startsWith('.') || plain === '' ? `Trip${plain}` : plain;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
