import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './steps/repository.mjs';

/**
 * Every file that formats a distance or a travel time, and how it says that an estimate is one: the file with the words, and
 * words that must be there. Null if what it formats isn't an estimate of a way.
 */
const SHOWN: Record<string, [file: string, ...words: string[]] | null> = {
  'web/src/features/itinerary/leg-row.tsx': [
    'web/src/i18n/en/planner/itinerary.ts',
    "about: 'about {distance} · {time}'",
  ],
  'web/src/features/itinerary/transport-menu.tsx': [
    'web/src/i18n/en/planner/itinerary.ts',
    "aboutTimeFirst: 'about {time} · {distance}'",
  ],
  'web/src/trip-ui/use-proposal-words.ts': [
    'web/src/i18n/en/transport.ts',
    'other {: about {time}}',
    'would take about {time}',
  ],
  'web/src/features/itinerary/head/totals-strip.tsx': [
    'web/src/features/itinerary/head/totals-strip.tsx',
    'about(format.distance(',
    'about(format.duration(',
  ],
  'web/src/features/ripple/ripple-totals.tsx': [
    'web/src/features/ripple/ripple-totals.tsx',
    "words('about', { amount: format.distance(",
    "words('about', { amount: format.duration(",
  ],
  'web/src/features/trip-check/finding-words.ts': [
    'web/src/i18n/en/planner/trip-check.ts',
    'takes about {duration}',
    'travel takes about {duration}',
    'About {duration} of driving on',
    'About {duration} of driving in',
    'About {duration} with boarding',
  ],
  'web/src/features/day/hop-line.tsx': [
    'web/src/i18n/en/planner/days/day.ts',
    "about: 'about {time}'",
    "hop: '{way}, about {time}, {distance}'",
  ],
  'web/src/trip-ui/days/pace-bar.tsx': [
    'web/src/trip-ui/days/pace-bar.tsx',
    "part === 'moving' ? t('about', { time })",
  ],
  'web/src/features/day/day-view.tsx': [
    'web/src/i18n/en/planner/days/day.ts',
    "arrangeTitle: 'About {time} less on the way'",
    'has about {time} more',
    'about {time} less',
  ],
  'web/src/features/calendar/use-entry-words.ts': [
    'web/src/i18n/en/planner/days/calendar.ts',
    "about: 'about {distance} · {duration}'",
  ],
  'web/src/features/landing/trip-card.tsx': ['web/src/i18n/en/pages/landing.ts', "about: 'about {distance}'"],
  'web/src/features/trip-ideas/ready-trips.tsx': [
    'web/src/i18n/en/planner/planner-tabs.ts',
    '· about {distance}',
  ],
  'web/src/features/sharing/message-preview.tsx': [
    'web/src/features/sharing/message-preview.tsx',
    "words('about', { amount: format.distance(",
  ],
  'web/src/features/seller-page/use-itinerary-words.ts': [
    'web/src/i18n/en/pages/seller-page.ts',
    'about {distance} from {from}, about {time}.',
  ],
  'web/src/features/hotels/hotel-card.tsx': [
    'web/src/i18n/en/planner/hotels.ts',
    "fromStop: 'about {time} from {place}'",
  ],
  'web/src/features/things-to-do/place/use-place-words.ts': [
    'web/src/i18n/en/planner/things-to-do.ts',
    "fromStop: 'about {time} from {place}'",
  ],
  'web/src/features/things-to-do/place/place-detail.tsx': [
    'web/src/i18n/en/planner/things-to-do.ts',
    'About {distance} from',
  ],
  'web/src/features/add-destination/use-likely-tag.ts': [
    'web/src/i18n/en/planner/add-destination.ts',
    "driveFrom: 'about {time} from {place}'",
  ],
  'web/src/map/ferry-labels.ts': ['web/src/i18n/en/planner/map.ts', "ferryTime: 'about {time}'"],
  'server/src/features/pdf/paper/route.tsx': [
    'server/src/features/pdf/paper/route.tsx',
    'words.about(onward.distance)',
    'words.about(onward.duration)',
    'words.about(page.distance)',
    'words.about(format.duration(hours))',
  ],
  'domain/src/files/write/write-html.ts': [
    'domain/src/files/write/write-html.ts',
    'aboutIf(hasEstimates(document), formatDistance(totals.miles',
    'aboutIf(isAbout, formatDistance(miles',
    'includes about ',
    ', about $',
  ],
  // The trip page, its preview image and the PDF write what this formats.
  'domain/src/page/trip-page.ts': ['web/src/i18n/en/pages/trip-page.ts', "aboutDistance: 'about {distance}'"],
  // The ways between the plans of a day, which the trip page, its portable copy and the PDF word with "about".
  'domain/src/page/page-days.ts': [
    'web/src/i18n/en/pages/trip-page.ts',
    "hop: '{way}, about {time}, {distance}'",
    "hopFrom: '{way} from {name}, about {time}, {distance}'",
  ],
  // Differences, in steps of five minutes, after a plus sign.
  'web/src/features/add-destination/use-spots.ts': null,
  'web/src/features/day/add/use-day-rows.tsx': null,
  'web/src/features/add-plan/use-visit-words.ts': null,
  // How long a plan takes.
  'web/src/features/day/day-list.tsx': null,
  // The straight line to a stop that is far away.
  'web/src/features/things-to-do/place/add-section.tsx': null,
  // The length of a recorded track, and free time in a day.
  'web/src/features/itinerary/track-list.tsx': null,
  'web/src/features/things-to-do/place/day-picker.tsx': null,
  // What is booked, from instant to instant.
  'web/src/features/bookings/journey-line.tsx': null,
  'web/src/features/trip-check/booking-words.ts': null,
  'web/src/trip-ui/bookings/booking-card.tsx': null,
  'web/src/trip-ui/bookings/booking-lists.tsx': null,
  // The formatters themselves.
  'web/src/trip-ui/trip-format.ts': null,
  'server/src/features/pdf/paper/paper.ts': null,
  'domain/src/format/format.ts': null,
};

const FIGURE = /\b(format\.(distance|duration|detour)|format(Distance|Duration|Detour))\b/;

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

/** The source files that format a figure. */
function formattingFiles(): string[] {
  const rooms = ['web/src', 'server/src', 'domain/src'];
  return rooms.flatMap((room) =>
    readdirSync(path.join(repositoryRoot, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => path.posix.join(room, file))
      .filter((file) => FIGURE.test(read(file))),
  );
}

test('every place that shows the length of a leg is known, and says about', () => {
  expect(formattingFiles().filter((file) => !(file in SHOWN))).toEqual([]);

  for (const [file, said] of Object.entries(SHOWN)) {
    const [words = file, ...needed] = said ?? [];
    for (const word of needed) expect(read(words), file).toContain(word);
  }
});
