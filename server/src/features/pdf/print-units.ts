/**
 * What it takes to lay out a PDF, in units of one Latin letter of running text: about 12 µs on the machine of
 * docs/performance.md, on which `bench/pdf.ts` measures their sums.
 */
export const UNITS = {
  /** The row of a plan: time, icon, name and price. */
  plan: 500,
  /** A destination with its heading, its picture and its row in the route. */
  destination: 1_500,
  /** A paragraph or an item of a list. */
  paragraph: 100,
  /** Words in a paragraph with their own style or link. */
  span: 60,
  line: 50,
  /** A letter that isn't in the product's own fonts: it is looked up in several, and often shaped. */
  otherLetter: 7,
  /** A change of script, which starts a new run of text. */
  change: 25,
} as const;

/** The first letter that is not Latin, and the general punctuation that all scripts share. */
const OTHER_SCRIPTS = 0x250;
const PUNCTUATION = { from: 0x2000, to: 0x206f } as const;
/** Control characters and the space are at or below this. */
const SPACE = 0x20;
const NEW_LINE = 0x0a;

/** The units of a text. */
export function textUnits(text: string): number {
  return measure(text, Number.POSITIVE_INFINITY).units;
}

/** The units of a text, and how many of its UTF-16 code units fit into the room. */
function measure(text: string, room: number): { units: number; length: number } {
  let units = 0;
  let wasOther = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isOther = code >= OTHER_SCRIPTS && (code < PUNCTUATION.from || code > PUNCTUATION.to);
    let cost: number = isOther ? UNITS.otherLetter : 1;
    if (code === NEW_LINE) cost = UNITS.line;
    else if (code > SPACE && isOther !== wasOther) {
      cost += UNITS.change;
      wasOther = isOther;
    }
    if (units + cost > room) return { units, length: index };
    units += cost;
  }
  return { units, length: text.length };
}

/** Room that items use up one after the other. */
export type Room = {
  /** Takes so many units; returns whether they fit. After one didn't fit, nothing else does. */
  take(units: number): boolean;
  /** Takes as much of a text as fits, with an ellipsis if it is cut; null if nothing fits. */
  takeText(text: string): string | null;
  /** Whether something didn't fit. */
  isShort(): boolean;
};

/** Creates room for so many units. */
export function roomOf(units: number): Room {
  let left = units;
  let isShort = false;
  return {
    take: (cost) => {
      if (isShort || cost > left) isShort = true;
      else left -= cost;
      return !isShort;
    },
    takeText: (text) => {
      if (isShort) return null;
      const { units: cost, length } = measure(text, left);
      left -= cost;
      if (length === text.length) return text;
      isShort = true;
      // Half of a surrogate pair isn't a letter.
      const cut = text.slice(0, length);
      return length === 0 ? null : `${(cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd()} …`;
    },
    isShort: () => isShort,
  };
}
