import { useEffect, useState } from 'react';
import type { AccountSection } from '../../lib/links';

/** A card is current once its head is this far from the top, in CSS pixels. */
const READ_AT = 200;

/**
 * The current card, updated as the page scrolls.
 *
 * @param named the card named in the URL, without the #
 */
export function useCurrentSection(sections: readonly AccountSection[], named: string): AccountSection {
  const [first = 'profile'] = sections;
  const [current, setCurrent] = useState<AccountSection>(first);
  const names = sections.join(' ');
  useEffect(() => {
    const look = () => {
      const list = names.split(' ') as AccountSection[]; // joined above
      setCurrent(sectionInView(list, topOf, pageEnd(), named));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [names, named]);
  return current;
}

/**
 * The current card: the last one whose head has scrolled up far enough. At the end of the page no card can scroll up further, so
 * the one named in the URL is current, or else the last.
 */
export function sectionInView(
  sections: readonly AccountSection[],
  top: (section: AccountSection) => number,
  isAtEnd: boolean,
  named: string,
): AccountSection {
  const read = sections.filter((section) => top(section) <= READ_AT).at(-1) ?? sections[0] ?? 'profile';
  if (!isAtEnd) return read;
  const below = sections.slice(sections.indexOf(read));
  return below.find((section) => section === named) ?? below.at(-1) ?? read;
}

function topOf(section: AccountSection): number {
  return document.getElementById(section)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

function pageEnd(): boolean {
  return scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
}
