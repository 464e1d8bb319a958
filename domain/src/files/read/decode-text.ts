import { strFromU8, strToU8 } from 'fflate';
import { FileRefused } from './file-contents';

/** The characters that Windows-1252 has in place of Latin-1's control characters, from 0x80 to 0x9f. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const WESTERN = /^(utf-?8|us-ascii|iso-8859-1|iso-8859-15|windows-1252|latin-?1)$/i;

/**
 * Decodes the text of a file: as UTF-8, or else in the encoding that Western European programs used before.
 *
 * @throws FileRefused for unsupported encodings
 */
export function decodedText(bytes: Uint8Array): string {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    throw new FileRefused(['fileEncodingUnknown', { encoding: 'UTF-16' }]);
  }
  const text = strFromU8(bytes).replace(/^\ufeff/, '');
  if (!text.includes('\ufffd') || strToU8(text).length === bytes.length) return text;
  const [, declared = 'utf-8'] =
    text.slice(0, 200).match(/^\s*<\?xml[^>]*?encoding=["']([\w.:-]+)["']/i) ?? [];
  if (!WESTERN.test(declared)) {
    throw new FileRefused(['fileEncodingUnknown', { encoding: declared }]);
  }
  // If there are multi-byte characters, it is UTF-8 with a damaged part.
  if (/[\u0080-\ufffc]/.test(text)) return text;
  return strFromU8(bytes, true).replace(/[\u0080-\u009f]/g, (c) => WINDOWS[c.charCodeAt(0) - 0x80] ?? c);
}
