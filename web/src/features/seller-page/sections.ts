import type { TextKind } from '@wayfold/contract/trip/collections';
import { type TripDocument, textsOf } from '@wayfold/domain/document/trip-document';
import { PAGE_SECTIONS, type PageSection } from '../../lib/links';

/** Sections grouped under a heading in the list. */
export const SECTION_GROUPS: readonly { id: 'top' | 'trip' | 'calls'; sections: readonly PageSection[] }[] = [
  { id: 'top', sections: ['name', 'headlines', 'contacts'] },
  { id: 'trip', sections: ['itinerary', 'descriptions', 'inclusions', 'exclusions', 'costs'] },
  { id: 'calls', sections: ['actions', 'steps', 'offers', 'validity'] },
];

/** Sections that only business pages have. */
const BUSINESS_ONLY: ReadonlySet<PageSection> = new Set([
  'headlines',
  'costs',
  'actions',
  'steps',
  'offers',
  'validity',
]);

/** The kind of texts in each section that is a list of texts. */
export const SECTION_TEXTS = {
  headlines: 'headlines',
  contacts: 'contacts',
  descriptions: 'tripDescriptions',
  inclusions: 'tripInclusions',
  exclusions: 'tripExclusions',
  actions: 'callToActions',
  steps: 'nextSteps',
  offers: 'offerDeadlines',
  validity: 'validThrus',
} as const satisfies Partial<Record<PageSection, TextKind>>;

/** A section that is a list of texts. */
export type TextSection = keyof typeof SECTION_TEXTS;

/** Whether a section is a list of texts. */
export function isTextSection(section: PageSection): section is TextSection {
  return Object.hasOwn(SECTION_TEXTS, section);
}

/** The kinds of texts in these sections. */
export function textKindsOf(sections: readonly PageSection[]): TextKind[] {
  return sections.filter(isTextSection).map((section) => SECTION_TEXTS[section]);
}

/** The sections available to this owner. */
export function sectionsFor(isBusiness: boolean): readonly PageSection[] {
  return PAGE_SECTIONS.filter((section) => isBusiness || !BUSINESS_ONLY.has(section));
}

/** The number of entries in a section; null if it can't be counted. */
export function sectionCount(document: TripDocument, section: PageSection): number | null {
  if (section === 'name') return null;
  if (section === 'costs') return Object.keys(document.costs).length;
  if (section === 'itinerary') {
    const blocks = document.trip.textItinerary ?? [];
    const headings = blocks.filter(({ kind }) => kind === 'heading').length;
    return headings > 0 ? headings : blocks.length;
  }
  return textsOf(document, SECTION_TEXTS[section]).length;
}
