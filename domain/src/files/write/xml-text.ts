const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 cannot hold in any form: most control characters, halves of pairs and two more. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** Text as it stands in XML, in content and in quoted attributes. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** An element with text in it; nothing where there is no text. */
export function xmlElement(name: string, text: string | number | null): string {
  return text === null || text === '' ? '' : `<${name}>${xmlText(String(text))}</${name}>`;
}

/** Degrees as files have them: six decimals are a hand's breadth. */
export function degrees(value: number): string {
  return String(Number(value.toFixed(6)));
}
