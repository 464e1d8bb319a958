import { XMLParser } from 'fast-xml-parser';
import { FileRefused } from './file-contents';

/** An element: its children by name, always as lists; attribute names start with `@`. */
export type XmlElement = { readonly [name: string]: readonly XmlValue[] | string | undefined };
type XmlValue = XmlElement | string;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  // Files must not define entities, which could expand without limit; XML's own few are replaced below.
  processEntities: false,
  cdataPropName: '#cdata',
  isArray: (name, _path, _isLeaf, isAttribute) => !isAttribute && name !== '#cdata',
});

/**
 * Reads XML from strangers.
 *
 * @throws FileRefused for a document type declaration, which could contain anything, and for invalid XML
 */
export function readXml(text: string): XmlElement {
  if (hasRules(text)) {
    throw new FileRefused('xmlDoctype');
  }
  try {
    return parser.parse(text);
  } catch {
    throw new FileRefused('xmlDamaged');
  }
}

/**
 * Whether a document has a document type declaration. Something that only looks like one, in texts and comments,
 * doesn't count.
 */
function hasRules(text: string): boolean {
  for (let at = text.indexOf('<!'); at >= 0; at = text.indexOf('<!', at + 2)) {
    const end = text.startsWith('<!--', at) ? '-->' : text.startsWith('<![CDATA[', at) ? ']]>' : null;
    if (end === null) return true;
    const over = text.indexOf(end, at + 4);
    if (over < 0) return false;
    at = over;
  }
  return false;
}

/** The child elements with a name, in order. */
export function elementsOf(element: XmlElement | undefined, name: string): XmlElement[] {
  const values = element && Object.hasOwn(element, name) ? element[name] : undefined;
  if (!Array.isArray(values)) return [];
  return values.map((value: XmlValue) => (typeof value === 'string' ? { '#text': value } : value));
}

/** The text of the first child element with a name; null if there is none. */
export function textIn(element: XmlElement | undefined, name: string): string | null {
  const [first] = elementsOf(element, name);
  return first ? textOf(first) : null;
}

/** The text of an element itself. */
export function textOf(element: XmlElement): string | null {
  const plain = element['#text'];
  const data = element['#cdata'];
  const parts = [
    typeof plain === 'string' ? withoutReferences(plain) : '',
    ...(Array.isArray(data) ? data : [data ?? '']),
  ];
  const text = parts.join('').trim();
  return text === '' ? null : text;
}

/** An attribute; null if there is none. */
export function attributeOf(element: XmlElement, name: string): string | null {
  const value = element[`@${name}`];
  return typeof value === 'string' ? withoutReferences(value) : null;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces references such as `&lt;` and `&#60;` with the characters they stand for. */
export function withoutReferences(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{1,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole;
    const code =
      name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
