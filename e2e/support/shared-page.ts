import { createClient } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import { newPerson, register } from './people';
import { ROAD_STOPS } from './prepared-trip';

const DAY_MS = 86_400_000;

/** A trip shared by its owner. */
export interface SharedTrip {
  api: ReturnType<typeof clientOf>;
  token: string;
  userId: string;
  id: string;
  shareId: string;
  /** Changes the trip as its owner. */
  change: (...changes: SingleChange[]) => Promise<void>;
}

const clientOf = (url: string, token: string) => createClient(paths, { baseUrl: url, token: () => token });

/** Creates a road trip with content in every block of its page, and shares it. */
export async function shareRoadTrip(
  url: string,
  { type }: { type: 'Traveler' | 'Travel Advisor' },
): Promise<SharedTrip> {
  const { token, user } = await register(url, newPerson(), type);
  const api = clientOf(url, token ?? '');
  if (type === 'Travel Advisor')
    await api.profile.saveBusiness({
      params: { id: user?.id ?? '' },
      body: {
        businessPersonName: 'Maya Romero',
        businessTitle: 'Trip designer',
        businessEmail: 'maya@mesa.example',
        businessPhone: '(505) 555-0142',
        tripOverviewURL: 'https://mesa.example/video',
        scheduleMeetingURL: 'https://mesa.example/meet',
        company: { website: 'https://mesa.example' },
      },
    });
  const { id } = await api.trips.create({ body: { name: 'Red Rock & High Desert' } });
  const change = async (...changes: SingleChange[]) => {
    const sent = { changeId: newId(), change: { kind: 'batch' as const, changes } };
    await api.trips.sendChanges({ params: { id }, body: { baseVersion: 0, changes: [sent] } });
  };
  await change(...roadTrip());
  const { share } = await api.sharing.createShare({ params: { id }, body: { shows: { contact: true } } });
  return { api, token: token ?? '', userId: user?.id ?? '', id, shareId: share?.id ?? '', change };
}

function roadTrip(): SingleChange[] {
  const text = (fields: Extract<SingleChange, { kind: 'text.add' }>['fields']): SingleChange => ({
    kind: 'text.add',
    id: newId(),
    fields,
  });
  const span = (words: string, href: string | null = null) => ({ text: words, bold: false, href });
  return [
    {
      kind: 'trip.set',
      fields: {
        startDate: '2027-05-08',
        displayName: 'Mesa & Main',
        displayTagline: 'Small-group travel',
        privateNotes: 'The balloon ride is a surprise.',
        textItinerary: [
          { kind: 'heading', spans: [span('Days 1 to 2, Denver')] },
          {
            kind: 'paragraph',
            spans: [span('See the '), span('old station', 'https://mesa.example/station')],
          },
        ],
      },
    },
    ...ROAD_STOPS.map(
      ({ nights = 1, ...stop }): SingleChange => ({
        kind: 'destination.add',
        id: newId(),
        fields: { ...stop, nights, timezone: 'America/Denver' },
      }),
    ),
    {
      kind: 'cost.add',
      id: newId(),
      fields: {
        supplier: 'Small inns',
        expenseCategory: 'Lodging',
        netPrice: 7_123,
        commission: 877,
        costEst: 7_500,
        costAct: 7_600,
      },
    },
    text({ kind: 'headlines', text: 'Twelve unhurried days' }),
    text({ kind: 'tripInclusions', text: 'Breakfast' }),
    text({ kind: 'tripExclusions', text: 'Flights' }),
    text({ kind: 'callToActions', text: 'Hold my dates', href: 'https://mesa.example/hold' }),
    text({ kind: 'nextSteps', text: 'We confirm the rooms.' }),
    text({
      kind: 'offerDeadlines',
      text: 'A hike for two is on us',
      at: new Date(Date.now() + 24.5 * DAY_MS).toISOString(),
      timezone: 'America/Denver',
    }),
    text({ kind: 'validThrus', text: 'Prices hold for 60 days.' }),
  ];
}
