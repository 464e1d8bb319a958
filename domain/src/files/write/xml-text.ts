const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 can't contain in any form: most control characters, lone surrogates and two more characters. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** Text escaped for XML, in content and in quoted attributes. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** An element with text; empty if there is no text. */
export function xmlElement(name: string, text: string | number | null): string {
  return text === null || text === '' ? '' : `<${name}>${xmlText(String(text))}</${name}>`;
}

/** Degrees in files: six decimals are about ten centimeters. */
export function degrees(value: number): string {
  return String(Number(value.toFixed(6)));
}
