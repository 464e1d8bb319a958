/** A letter with many combining marks of two classes, in the order that NFC normalization sorts slowest. */
export function marks(letters: number): string {
  const half = Math.floor((letters - 1) / 2);
  return `a${'\u0301'.repeat(half)}${'\u0316'.repeat(half)}`;
}

/** One character from every block of 256 in all seventeen planes, without surrogates, which text can't contain. */
export function everyPlane(): string {
  const points = Array.from({ length: 0x11_00 }, (_, block) => block * 0x1_00 + 0x41);
  return String.fromCodePoint(...points.filter((point) => point < 0xd8_00 || point > 0xdf_ff)).normalize(
    'NFC',
  );
}

/** Text in NFC with changes of direction, joined characters and stacked marks. */
export function tangled(letters: number): string {
  const piece =
    '\u202eabc\u2066\u05d0\u2069\u{1f469}\u200d\u{1f469}\u200d\u{1f467}Z\u0323\u033b\u0353\u0c1c\u0c4d\u0c1e';
  return piece
    .repeat(Math.ceil(letters / piece.length))
    .slice(0, letters)
    .toWellFormed()
    .normalize('NFC');
}

/** Length of a long text; 24 of them fit in a megabyte. */
export const LONG_TEXT = 20_000;
