import { expect, test } from 'vitest';
import type { z } from 'zod';
import { Setting, settings } from './instance/settings';
import { User } from './people/accounts-endpoints';
import { Preferences } from './people/preferences';
import { Contact } from './people/profile-endpoints';
import { DestinationIdea } from './places/ideas-endpoints';
import { Place } from './places/places';
import { BookingPlatform, Favorite, MapCategory, UserPlace } from './places/places-endpoints';
import { SharedTrip } from './sharing/trip-page-endpoints';
import { Owner, Trip, WireCost, WireDestination, WireEvent, WirePicture } from './trip/trip';

/** The field names that existing programs know for the product's entities. More fields may exist. */
const NAMES: [entity: string, shape: z.ZodType | null | undefined, names: string][] = [
  [
    'Trip',
    Trip,
    `id name type destinations tripEvents tripCosts travelerName userid viewedAt updatedAt picture headlines
      tripDescriptions callToActions nextSteps contacts offerDeadlines validThrus tripInclusions tripExclusions
      textItinerary DISPLAY_NAME DISPLAY_TAGLINE owner`,
  ],
  ['Shared trip', SharedTrip, Object.keys(Trip.shape).join(' ')],
  ['Text of a trip', Trip.shape.headlines.element, 'id text'],
  ['Inclusion', Trip.shape.tripInclusions.element, 'id incExcDesc'],
  ['Exclusion', Trip.shape.tripExclusions.element, 'id incExcDesc'],
  ['Text itinerary', Trip.shape.textItinerary.unwrap(), 'TRIP_ITINERARY_TEXT'],
  [
    'Owner',
    Owner,
    'type businessPersonName businessTitle businessEmail businessPhone tripOverviewURL scheduleMeetingURL company',
  ],
  ['Company', Owner.shape.company.unwrap(), 'website image1 image2'],
  [
    'Destination',
    WireDestination,
    `id name coords dtArrive dtDepart destinationOrder display miles hours transport timezone createdAtUtc
      createdOffset createdOffsetHour createdOffsetMin userOffset aiPoi`,
  ],
  [
    'Trip event',
    WireEvent,
    'id eventid destid start end isUserEvent sortId active costAct costEst poi_source',
  ],
  [
    'Trip cost',
    WireCost,
    'id expenseCategory supplier costEst costAct netPrice commission grossPrice tripid destinationid',
  ],
  ['Trip picture', WirePicture, 'ID type source imageName imageUrl description sortId'],
  ['User', User, 'id role type typeDetail firstName lastName userName email active isSubscriber unit upid'],
  ['User type', settings.userTypes.response?.element, 'type type_cd'],
  ['Contact', Contact, 'id userId'],
  ['Map category', MapCategory, 'SORT_ID ACTIVE'],
  ['User place', UserPlace, 'id coordinates source'],
  ['Favorite', Favorite, 'id favid userid poi_source poi_id item'],
  ['Destination idea', DestinationIdea, 'destId coords destOrder'],
  ['Curated place', Place, 'is_enabled categories country continent type'],
  ['System setting', Setting, 'key value'],
  [
    'Preferences',
    Preferences,
    'budget pace travelers language currency travelLocation units temperature homeAirport homes businessCategories',
  ],
  ['Booking platform', BookingPlatform, 'id name type url'],
];

test.each(NAMES)('%s has the field names that programs know it by', (_, shape, names) => {
  const carried = Object.keys((shape as z.ZodObject).shape); // all of them are objects

  expect(carried).toEqual(expect.arrayContaining(names.split(/\s+/)));
});

test('no response about a person contains a password', () => {
  expect(Object.keys(User.shape).filter((name) => /pass|hash|secret/i.test(name))).toEqual([]);
});
