import { XMLParser } from 'fast-xml-parser';
import { FileRefused } from './file-contents';

/** An element: its children by name, always lists; attributes begin with `@`. */
export type XmlElement = { readonly [name: string]: readonly XmlValue[] | string | undefined };
type XmlValue = XmlElement | string;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  // Nothing in a file may name texts of its own that grow when they are read; the few of XML itself are put in below.
  processEntities: false,
  cdataPropName: '#cdata',
  isArray: (name, _path, _isLeaf, isAttribute) => !isAttribute && name !== '#cdata',
});

/**
 * Reads XML of strangers.
 *
 * @throws FileRefused for a document type of its own, which could hold anything, and for what is no XML
 */
export function readXml(text: string): XmlElement {
  if (hasRules(text)) {
    throw new FileRefused('This file brings rules of its own (a DOCTYPE), which Wayfold does not follow.');
  }
  try {
    return parser.parse(text);
  } catch {
    throw new FileRefused('This file is broken: its tags do not fit together.');
  }
}

/** Whether a document brings rules of its own. What looks like them in its texts and comments is none. */
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

/** The elements of a name within an element, in order. */
export function elementsOf(element: XmlElement | undefined, name: string): XmlElement[] {
  const values = element && Object.hasOwn(element, name) ? element[name] : undefined;
  if (!Array.isArray(values)) return [];
  return values.map((value: XmlValue) => (typeof value === 'string' ? { '#text': value } : value));
}

/** The text of the first element of a name; null where there is none. */
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

/** An attribute; null where there is none. */
export function attributeOf(element: XmlElement, name: string): string | null {
  const value = element[`@${name}`];
  return typeof value === 'string' ? withoutReferences(value) : null;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text in which references such as `&lt;` and `&#60;` are the signs they stand for. */
export function withoutReferences(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{1,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole;
    const code =
      name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
