import type { LonLat } from './mercator';

const NUMBER = String.raw`[-+−]?\d{1,3}(?:\.\d+)?`;
/** These patterns allow whitespace in several places, so a long run of it would take cubic time. */
const PAIR = new RegExp(String.raw`^\s*\(?\s*(${NUMBER})\s*°?\s*[,;\s/~]\s*(${NUMBER})\s*°?\s*\)?\s*$`);
/** `35,0116; 135,7681`: with decimal commas, and at least two decimals, so that a list of numbers isn't a point. */
const COMMAS = /^([-+−]?\d{1,3}),(\d{2,})\s?[;\s]\s?([-+−]?\d{1,3}),(\d{2,})$/;
/** Degrees, then optional minutes and seconds. */
const DEGREES = String.raw`(\d{1,3}(?:\.\d+)?)\s*°?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|'')\s*)?`;
const LETTERS_BEHIND = new RegExp(String.raw`^\s*${DEGREES}([NSEW])[\s,;]*${DEGREES}([NSEW])\s*$`, 'i');
const LETTERS_BEFORE = new RegExp(String.raw`^\s*([NSEW])\s*${DEGREES}[\s,;]*([NSEW])\s*${DEGREES}$`, 'i');

/** Where map links contain the shared point; a pin comes before the map center. */
const IN_LINKS = [
  new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`),
  new RegExp(`[?&#](?:q|query|ll|sll|daddr|destination|coordinate|center)=(?:loc:)?(${NUMBER}),(${NUMBER})`),
  new RegExp(`[?&]mlat=(${NUMBER})&mlon=(${NUMBER})`),
  new RegExp(`/(?:place|search|dir)/(?:[^/]*/)?(${NUMBER}),\\+?(${NUMBER})`),
  new RegExp(`@(${NUMBER}),(${NUMBER})`),
  new RegExp(`#map=[\\d.]+/(${NUMBER})/(${NUMBER})`),
  new RegExp(`[?&]cp=(${NUMBER})~(${NUMBER})`),
  new RegExp(`^geo:(${NUMBER}),(${NUMBER})`),
];
const LINK = /^\s*(?:https?:\/\/|geo:|www\.|maps\.|goo\.gl)/i;
/** Where map links contain the name of the shared place. */
const NAMES_IN_LINKS = [/\/maps\/place\/([^/@?#]+)/, /^geo:[^(]*\(([^)]+)\)/i, /[?&](?:name|q)=([^&#]+)/];
const MAX_LINK_LENGTH = 1_000;
/** Longer than coordinates with ten decimals, minutes, seconds and spaces between all of them. */
const MAX_TYPED_LENGTH = 100;

/**
 * Reads typed coordinates (`36.1,-112.1`, `36.1 N 112.1 W`, `36°3′N 112°8′W`) or a link shared from a map.
 *
 * Latitude comes first unless letters say otherwise or it is out of range. Null for everything else.
 */
export function readPoint(typed: string): LonLat | null {
  if (LINK.test(typed)) return pointInLink(typed.slice(0, MAX_LINK_LENGTH).trim());
  const text = typed.replace(/\s+/g, ' ').trim();
  if (text.length > MAX_TYPED_LENGTH) return null;
  const commas = COMMAS.exec(text);
  if (commas) return pointOf(numberOf(`${commas[1]}.${commas[2]}`), numberOf(`${commas[3]}.${commas[4]}`));
  const pair = PAIR.exec(text);
  // Two bare whole numbers are more likely a house number or a year.
  if (pair && (text.includes(',') || pair.slice(1).every((part) => part.includes('.')))) {
    return pointOf(numberOf(pair[1]), numberOf(pair[2]));
  }
  const behind = LETTERS_BEHIND.exec(text);
  if (behind) return lettered([behind[4], behind.slice(1, 4)], [behind[8], behind.slice(5, 8)]);
  const before = LETTERS_BEFORE.exec(text);
  if (before) return lettered([before[1], before.slice(2, 5)], [before[5], before.slice(6, 9)]);
  return null;
}

/** Whether a text is a link rather than a name; only some links contain a point. */
export function isLink(typed: string): boolean {
  return LINK.test(typed);
}

/** The name of the place in a link shared from a map; null if it has none, or only coordinates. */
export function nameInLink(typed: string): string | null {
  if (!LINK.test(typed)) return null;
  const link = typed.slice(0, MAX_LINK_LENGTH).trim();
  for (const pattern of NAMES_IN_LINKS) {
    const [, found] = pattern.exec(link) ?? [];
    const name = found && decoded(found.replaceAll('+', ' ')).trim();
    if (name && readPoint(name) === null && !/^[\d\s.,;:+-]*$/.test(name)) return name;
  }
  return null;
}

function pointInLink(link: string): LonLat | null {
  const plain = decoded(link);
  for (const pattern of IN_LINKS) {
    const found = pattern.exec(plain);
    const point = found && pointOf(numberOf(found[1]), numberOf(found[2]));
    if (point) return point;
  }
  return null;
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    // Cut off in the middle of an escape; the rest may still contain the point.
    return link;
  }
}

type Lettered = [letter: string | undefined, parts: readonly (string | undefined)[]];

function lettered(first: Lettered, second: Lettered): LonLat | null {
  const hasSixty = [first, second].some(([, parts]) =>
    parts.slice(1).some((part) => Number(part ?? 0) >= 60),
  );
  if (hasSixty) return null;
  const axes = [first, second].map(([letter = '', parts]) => ({
    isLat: /[NS]/i.test(letter),
    value:
      parts.reduce((sum, part, i) => sum + Number(part ?? 0) / 60 ** i, 0) * (/[SW]/i.test(letter) ? -1 : 1),
  }));
  const lat = axes.find(({ isLat }) => isLat);
  const lon = axes.find(({ isLat }) => !isLat);
  return lat && lon ? onGlobe(lon.value, lat.value) : null;
}

function pointOf(first: number, second: number): LonLat | null {
  return onGlobe(second, first) ?? (Math.abs(first) > 90 ? onGlobe(first, second) : null);
}

function onGlobe(lon: number, lat: number): LonLat | null {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? [lon, lat] : null;
}

function numberOf(text: string | undefined): number {
  return Number((text ?? '').replace('−', '-'));
}
