import type { Coords, Id, LocalDate, Transport } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { TEXT_KINDS } from '@wayfold/contract/trip/collections';
import { addDays, dayNumber } from '../calendar/dates';
import { applyEdit, type EditContext } from '../changes/apply-change';
import { emptyDocument, type TripDocument } from '../document/trip-document';
import { PAGE_TEMPLATE, templateChanges } from './page-template';
import type { TripOwner } from './trip-view';

/** Days between today and the start of the sample trip. */
const STARTS_IN = 150;
const ZONE = 'America/Chicago';

const STOPS: readonly {
  name: string;
  region: string;
  coords: Coords;
  nights: number;
  transport: Transport;
}[] = [
  { name: 'Bayfield', region: 'Wisconsin', coords: [-90.8182, 46.8108], nights: 3, transport: 'Ferry' },
  { name: 'La Pointe', region: 'Wisconsin', coords: [-90.7863, 46.7788], nights: 3, transport: 'Ground' },
  { name: 'Duluth', region: 'Minnesota', coords: [-92.1005, 46.7867], nights: 1, transport: 'Other' },
];

const { owner } = PAGE_TEMPLATE;
/** The made-up business whose page the template shows. */
export const TEMPLATE_OWNER: TripOwner = {
  type: 'BP',
  businessPersonName: owner.businessPersonName,
  businessTitle: `${owner.businessTitle}, ${owner.company}`,
  businessEmail: owner.businessEmail,
  businessPhone: owner.businessPhone,
  tripOverviewURL: 'https://ternandtide.example/video',
  scheduleMeetingURL: 'https://ternandtide.example/meet',
  company: { website: 'https://ternandtide.example', image1: null, image2: null },
};

/**
 * The trip of the sample page: the template's texts on a short trip that is always in the future.
 *
 * @param nextId generates an id for the trip, then for each of its rows
 */
export function templateTrip(
  { today, nextId }: { today: LocalDate; nextId: () => Id },
  context?: EditContext,
): TripDocument {
  const { name, displayName, costs } = PAGE_TEMPLATE;
  const empty = emptyDocument({ id: nextId(), currency: 'USD', name, displayName });
  const changes: SingleChange[] = [
    { kind: 'trip.set', fields: { startDate: saturdayFrom(addDays(today, STARTS_IN)) } },
    ...STOPS.map(
      (stop): SingleChange => ({
        kind: 'destination.add',
        id: nextId(),
        fields: { ...stop, country: 'United States', timezone: ZONE },
      }),
    ),
    ...costs.map((fields): SingleChange => ({ kind: 'cost.add', id: nextId(), fields })),
    ...templateChanges(empty, {
      newId: nextId,
      endsIn: (days) => ({ at: `${addDays(today, days)}T23:00:00.000Z`, timezone: ZONE }),
      kinds: TEXT_KINDS,
    }),
  ];
  return applyEdit(empty, { kind: 'batch', changes }, context).document;
}

/** The day itself, or the next Saturday; day 0, 1970-01-01, was a Thursday. */
function saturdayFrom(day: LocalDate): LocalDate {
  return addDays(day, (((2 - dayNumber(day)) % 7) + 7) % 7);
}
