import { z } from 'zod';
import { TEXT_MAX } from '../kernel/plain-text';
import { Text } from '../kernel/text';
import { Coords, Currency } from '../kernel/values';
import { DistanceUnit } from './accounts-endpoints';

export const BUDGETS = ['$', '$$', '$$$', '$$$$'] as const;
export const PACES = ['Easy', 'Medium', 'Full'] as const;
export const TEMPERATURES = ['Fahrenheit', 'Celsius'] as const;
/** The languages of suggestions. The product itself is in English. */
export const LANGUAGES = [
  'English',
  'Spanish',
  'French',
  'German',
  'Italian',
  'Portuguese',
  'Japanese',
] as const;
export const TRAVEL_LOCATIONS = [
  'North America',
  'South America',
  'Europe',
  'Asia',
  'Africa',
  'Oceania',
  'Anywhere',
] as const;

/** The kinds of businesses that can be suggested, in the order of the account page. */
export const BUSINESS_CATEGORIES = [
  'Active Life',
  'Arts & Entertainment',
  'Automotive',
  'Beauty & Spas',
  'Education',
  'Event Planning',
  'Financial Services',
  'Food',
  'Health & Medical',
  'Home Services',
  'Hotel & Travel',
  'Local Flavor',
  'Local Services',
  'Mass Media',
  'Nightlife',
  'Pets',
  'Professional Services',
  'Public Services',
  'Religious Sites',
  'Restaurants',
  'Shopping',
] as const;
export const BusinessCategory = z.enum(BUSINESS_CATEGORIES);
export type BusinessCategory = z.infer<typeof BusinessCategory>;

/** The ones that are on by default. */
export const DEFAULT_BUSINESS_CATEGORIES: readonly BusinessCategory[] = [
  'Active Life',
  'Arts & Entertainment',
  'Food',
  'Hotel & Travel',
  'Local Flavor',
  'Nightlife',
  'Restaurants',
  'Shopping',
];

/** A place chosen from a search. */
const ChosenPlace = z.object({
  /** An id from `GET /atlas/retrieve`, such as `ap:DEN`. */
  id: Text(TEXT_MAX.key),
  name: Text(TEXT_MAX.place),
  coords: Coords,
});

/** How many people travel, as they say it: "2 Adults", "1 Adult, 2 Children". */
export const Travelers = z.object({
  adults: z.number().int().min(1).max(20),
  children: z.number().int().min(0).max(20),
  teens: z.number().int().min(0).max(20),
});
export type Travelers = z.infer<typeof Travelers>;

/** What suggestions and ideas are based on. */
export const Preferences = z
  .object({
    budget: z.enum(BUDGETS),
    pace: z.enum(PACES),
    travelers: Travelers,
    language: z.enum(LANGUAGES),
    currency: Currency,
    travelLocation: z.enum(TRAVEL_LOCATIONS),
    units: DistanceUnit,
    temperature: z.enum(TEMPERATURES),
    homeAirport: ChosenPlace.nullable(),
    /** At most two: home and second home. */
    homes: z.array(ChosenPlace.nullable()).length(2),
    /** The ones that are on. */
    businessCategories: z.array(BusinessCategory).max(BUSINESS_CATEGORIES.length),
  })
  .meta({ id: 'Preferences' });
export type Preferences = z.infer<typeof Preferences>;
