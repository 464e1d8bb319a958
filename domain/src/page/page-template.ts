import type { ExpenseCategory, Id } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { TextKind } from '@wayfold/contract/trip/collections';
import type { RichText, Span } from '@wayfold/contract/trip/rich-text';
import { type TripDocument, textsOf } from '../document/trip-document';

/** One text of the sample page. */
export interface TemplateText {
  readonly kind: TextKind;
  readonly text: string;
  readonly href?: string;
  /** For an offer: how many days after the template is used it ends. */
  readonly daysLeft?: number;
}

/** A page of a made-up business, to start one's own with. */
export interface PageTemplate {
  /** The name of the trip. */
  readonly name: string;
  readonly displayName: string;
  readonly displayTagline: string;
  readonly textItinerary: RichText;
  readonly texts: readonly TemplateText[];
  /** Shown only on the sample page: prices are never copied. */
  readonly costs: readonly {
    readonly expenseCategory: ExpenseCategory;
    readonly supplier: string;
    readonly grossGiven: number;
  }[];
  readonly owner: {
    readonly businessPersonName: string;
    readonly businessTitle: string;
    readonly company: string;
    readonly businessEmail: string;
    readonly businessPhone: string;
  };
}

const words = (text: string): Span => ({ text, bold: false, href: null });
const bold = (text: string): Span => ({ text, bold: true, href: null });
const heading = (text: string) => ({ kind: 'heading' as const, spans: [words(text)] });
const paragraph = (...spans: Span[]) => ({ kind: 'paragraph' as const, spans });
const list = (...items: Span[][]) => ({ kind: 'list' as const, ordered: false, items });

/** The sample page that the template shows and 'Start from a template' copies. */
export const PAGE_TEMPLATE: PageTemplate = {
  name: 'Slow Harbors of the North Shore',
  displayName: 'Tern & Tide',
  displayTagline: 'Small-group trips along the shore',
  textItinerary: [
    heading('Days 1 to 3, the harbor town'),
    paragraph(
      words('Dinner is waiting when you arrive. The first days have '),
      bold('no fixed schedule'),
      words(': a walk along the piers, a swim if you dare, and supper where the boats come in.'),
    ),
    list(
      [words('Guided walk through the old rope works')],
      [words('Supper at the harbor kitchen, three courses')],
    ),
    heading('Days 4 to 6, the island'),
    paragraph(
      words(
        'The morning ferry takes you to the island. Bikes are waiting at the dock, and the lighthouse is yours for one evening.',
      ),
    ),
    heading('Days 7 to 8, the trip home'),
    paragraph(
      words('A slow train along the shore, one last stop for smoked fish, and you’re home by evening.'),
    ),
  ],
  texts: [
    { kind: 'headlines', text: 'Eight unhurried days of ferries and fishing towns' },
    { kind: 'headlines', text: 'Eight guests at most, everything booked for you' },
    {
      kind: 'tripDescriptions',
      text: 'We have run this route for eleven summers and know every skipper on it by name.',
    },
    { kind: 'tripDescriptions', text: 'You need good shoes and a warm jacket. We bring the rest.' },
    { kind: 'tripInclusions', text: 'Seven nights with breakfast' },
    { kind: 'tripInclusions', text: 'All ferries and the shore train' },
    { kind: 'tripInclusions', text: 'Bikes on the island' },
    { kind: 'tripExclusions', text: 'Travel to and from the harbor town' },
    { kind: 'tripExclusions', text: 'Lunches and drinks' },
    { kind: 'tripExclusions', text: 'Travel insurance' },
    { kind: 'contacts', text: 'Email Ida at Tern & Tide', href: 'mailto:ida@ternandtide.example' },
    { kind: 'callToActions', text: 'Hold my dates, no deposit', href: 'https://ternandtide.example/hold' },
    { kind: 'callToActions', text: 'Ask for changes to the trip', href: 'mailto:ida@ternandtide.example' },
    { kind: 'nextSteps', text: 'Tell us your dates and the size of your group' },
    { kind: 'nextSteps', text: 'We hold the rooms for ten days' },
    { kind: 'nextSteps', text: 'You confirm, and we send your tickets' },
    {
      kind: 'offerDeadlines',
      text: 'The lighthouse evening is on us',
      href: 'https://ternandtide.example/offer',
      daysLeft: 24,
    },
    { kind: 'validThrus', text: 'Prices are valid for departures through the end of September.' },
  ],
  costs: [
    { expenseCategory: 'Lodging', supplier: 'Seven nights, harbor inns', grossGiven: 1_260 },
    { expenseCategory: 'Transport', supplier: 'Ferries and shore train', grossGiven: 240 },
    { expenseCategory: 'Food', supplier: 'Breakfasts and two suppers', grossGiven: 310 },
    { expenseCategory: 'Activities', supplier: 'Rope works and lighthouse', grossGiven: 150 },
  ],
  owner: {
    businessPersonName: 'Ida Sandvik',
    businessTitle: 'Host and planner',
    company: 'Tern & Tide',
    businessEmail: 'ida@ternandtide.example',
    businessPhone: '+1 555 0142',
  },
};

/** What copying the sample page needs besides the trip. */
export interface TemplateStart {
  readonly newId: () => Id;
  /** When a sample offer ends that lasts this many days, as an instant, and its time zone. */
  readonly endsIn: (days: number) => { at: string; timezone: string };
  /** The lists to copy. */
  readonly kinds: readonly TextKind[];
}

/**
 * The changes that fill what is still empty on a page with the sample's texts. Existing texts stay as they are; empty
 * if there is nothing to fill in.
 */
export function templateChanges(
  document: TripDocument,
  { newId, endsIn, kinds }: TemplateStart,
): SingleChange[] {
  const { displayTagline, textItinerary } = document.trip;
  const empty = new Set(kinds.filter((kind) => textsOf(document, kind).length === 0));
  const fields = {
    ...(displayTagline === '' ? { displayTagline: PAGE_TEMPLATE.displayTagline } : {}),
    ...(textItinerary === null ? { textItinerary: PAGE_TEMPLATE.textItinerary } : {}),
  };
  return [
    ...(Object.keys(fields).length > 0 ? [{ kind: 'trip.set' as const, fields }] : []),
    ...PAGE_TEMPLATE.texts
      .filter(({ kind }) => empty.has(kind))
      .map(({ daysLeft, ...text }) => ({
        kind: 'text.add' as const,
        id: newId(),
        fields: { ...text, ...(daysLeft === undefined ? {} : endsIn(daysLeft)) },
      })),
  ];
}
