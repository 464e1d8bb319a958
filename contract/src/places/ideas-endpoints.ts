import { z } from 'zod';
import { anyone, endpoint } from '../kernel/endpoint';
import { StringUpTo } from '../kernel/text';
import { Coords, Transport } from '../kernel/values';
import { AtlasPlace } from './atlas-endpoints';

/** The best months to go, first and last, 1 to 12; wraps around the new year if the second is smaller. */
const Season = z.tuple([z.number().int(), z.number().int()]);

const Budget = z.enum(['$', '$$', '$$$']);

/** A curated place in an idea, with what the idea pages show of it. */
export const IdeaPlace = z
  .object({
    /** `poi:delicate-arch` */
    id: z.string(),
    name: z.string(),
    coords: Coords,
    /** The first of its categories. */
    category: z.string(),
    blurb: z.string(),
    /** How many hours to spend there. */
    hours: z.number(),
  })
  .meta({ id: 'IdeaPlace' });
export type IdeaPlace = z.infer<typeof IdeaPlace>;

/** One stop of an idea. */
export const IdeaStop = z
  .object({
    name: z.string(),
    localName: z.string().nullable(),
    coords: Coords,
    countryCode: z.string(),
    country: z.string().nullable(),
    region: z.string().nullable(),
    timezone: z.string(),
    nights: z.number().int(),
    /** The transport to the next stop; null for the last. */
    onward: Transport.nullable(),
    /** Ids of the curated places near it. */
    places: z.array(z.string()),
  })
  .meta({ id: 'IdeaStop' });
export type IdeaStop = z.infer<typeof IdeaStop>;

const SlimFields = {
  id: z.string(),
  /** `trip_idea`, or `tour` for a guided tour. */
  type: z.enum(['trip_idea', 'tour']),
  name: z.string(),
  /** The part of the world, such as `North America`. */
  region: z.string(),
  themes: z.array(z.string()),
  season: Season,
  budget: Budget,
  blurb: z.string(),
  nights: z.number().int(),
  /** The nights of each stop in order, for the fold bar. */
  nightsByStop: z.array(z.number().int()),
  /** English names, without duplicates. */
  countries: z.array(z.string()),
  /** In order, for search and cards. */
  stopNames: z.array(z.string()),
  /** The location of the first stop. */
  coords: Coords,
};

/** What an idea's card shows. */
export const TripIdeaSlim = z.object(SlimFields).meta({ id: 'TripIdeaSlim' });
export type TripIdeaSlim = z.infer<typeof TripIdeaSlim>;

/** A whole idea: its stops, with what to see there. It isn't anyone's trip until someone uses it. */
export const TripIdea = z
  .object({
    ...SlimFields,
    /** Paragraphs separated by empty lines. */
    text: z.string(),
    stops: z.array(IdeaStop),
    places: z.array(IdeaPlace),
  })
  .meta({ id: 'TripIdea' });
export type TripIdea = z.infer<typeof TripIdea>;

/** A place worth a few days, with what to see there. */
export const DestinationIdea = z
  .object({
    destId: z.string(),
    name: z.string(),
    localName: z.string().nullable(),
    /** `lon,lat` joined by a comma. */
    coords: z.string(),
    /** From 1, in list order. */
    destOrder: z.number().int(),
    countryCode: z.string(),
    country: z.string().nullable(),
    /** The state or region within its country. */
    admin1: z.string().nullable(),
    timezone: z.string(),
    /** The part of the world. */
    region: z.string(),
    themes: z.array(z.string()),
    season: Season,
    budget: Budget,
    blurb: z.string(),
    nights: z.number().int(),
    places: z.array(IdeaPlace),
  })
  .meta({ id: 'DestinationIdea' });
export type DestinationIdea = z.infer<typeof DestinationIdea>;

/** A US state, and how much there is about it. */
export const UsaState = z
  .object({
    name: z.string(),
    parks: z.number().int(),
    ideas: z.number().int(),
  })
  .meta({ id: 'UsaState' });
export type UsaState = z.infer<typeof UsaState>;

/** A city of a US state, and how many of its sights we know. */
export const UsaCity = z
  .object({
    ...AtlasPlace.shape,
    /** Sights visited from there. */
    sights: z.number().int(),
  })
  .meta({ id: 'UsaCity' });
export type UsaCity = z.infer<typeof UsaCity>;

const IdeaId = StringUpTo(100).min(1);

export const ideas = {
  one: endpoint({
    method: 'GET',
    path: '/trip/tripidea/:id',
    access: anyone,
    summary: 'Returns a trip idea or guided tour with its stops and places.',
    params: z.strictObject({ id: IdeaId }),
    response: TripIdea,
  }),
  slim: endpoint({
    method: 'GET',
    path: '/trip/tripideaslim/:ids',
    access: anyone,
    summary: 'Returns the cards of ideas, by ids joined by commas; unknown ids are left out.',
    params: z.strictObject({ ids: StringUpTo(2_000).min(1) }),
    response: z.array(TripIdeaSlim),
  }),
  page: endpoint({
    method: 'GET',
    path: '/trip/tripideas/:page/:size',
    cost: 5,
    access: anyone,
    summary:
      'Returns a page of trip ideas in the order they were added. Pages are counted from 0 and have at most 100 ideas.',
    params: z.strictObject({
      page: z.coerce.number().int().min(0).max(10_000),
      size: z.coerce.number().int().min(1).max(100),
    }),
    response: z.array(TripIdeaSlim),
  }),
  ofDestination: endpoint({
    method: 'GET',
    path: '/trip/tripideas/:id',
    access: anyone,
    summary: 'Lists the trip ideas and tours that visit a destination idea.',
    params: z.strictObject({ id: IdeaId }),
    response: z.array(TripIdeaSlim),
  }),
  destinations: endpoint({
    method: 'GET',
    path: '/trip/destideas/:id',
    access: anyone,
    summary: 'Lists destination ideas: `all`, one by its id, or those along a trip idea, in its order.',
    params: z.strictObject({ id: IdeaId }),
    response: z.array(DestinationIdea),
  }),
  tours: endpoint({
    method: 'GET',
    path: '/trip/tours',
    access: anyone,
    summary: 'Lists the guided tours.',
    response: z.array(TripIdeaSlim),
  }),
  usaStates: endpoint({
    method: 'GET',
    path: '/trip/usa',
    access: anyone,
    summary: 'Lists the US states that have parks or ideas, by name.',
    response: z.array(UsaState),
  }),
  usaState: endpoint({
    method: 'GET',
    path: '/trip/usa/:state',
    access: anyone,
    summary: 'Returns the parks of a US state, its best cities for travelers, and the ideas that go there.',
    params: z.strictObject({ state: StringUpTo(60).min(1) }),
    response: z.object({
      name: z.string(),
      parks: z.array(IdeaPlace),
      /** At most eight, those with most sights first. */
      cities: z.array(UsaCity),
      ideas: z.array(TripIdeaSlim),
      destinations: z.array(DestinationIdea),
    }),
  }),
};
