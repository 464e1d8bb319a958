import { normalizeText } from '@wayfold/contract/kernel/combining-marks';

const LONGEST = 80;

/** Names that some systems keep for themselves, whatever follows the dot. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A name for a file of a trip that every system takes: letters of any script, digits, spaces and a few marks.
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
 * The header that has a file saved under a name: the name in UTF-8 (RFC 6266), and one in ASCII for old programs.
 *
 * @param name as `fileNameOf` makes it
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
