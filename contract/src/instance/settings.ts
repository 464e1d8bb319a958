import { z } from 'zod';
import { anyone, endpoint } from '../kernel/endpoint';
import { TEXT_MAX } from '../kernel/plain-text';
import { StringUpTo } from '../kernel/text';

/**
 * Every setting of the product, with its default and how to read its value.
 *
 * On the wire, each value is text; `settingValue` in domain reads it by `kind`. `yesNo` is 'Yes' or 'No', a `list` is
 * separated by commas, and a `template` contains `{names}` that the reader fills in.
 */
export const SETTINGS = {
  max_num_trip_destinations: { kind: 'number', default: '10' },
  new_trip_button_text: { kind: 'text', default: 'THINGS TO DO' },
  map_zoom_one_destination: { kind: 'number', default: '8' },
  map_zoom_trip_idea: { kind: 'number', default: '6' },
  /** The center of a map without destinations: the continental US, at zoom level 2. */
  map_lat: { kind: 'number', default: '39.5' },
  map_lon: { kind: 'number', default: '-98.35' },
  directions_url: {
    kind: 'template',
    default: 'https://www.openstreetmap.org/directions?route={fromLat}%2C{fromLon}%3B{toLat}%2C{toLon}',
  },
  forecast_url: {
    kind: 'template',
    default: 'https://forecast.weather.gov/MapClick.php?lat={lat}&lon={lon}',
  },
  forecast_url_world: { kind: 'template', default: 'https://www.yr.no/en/forecast/daily-table/{lat},{lon}' },
  auto_discover_destinations: { kind: 'yesNo', default: 'Yes' },
  auto_select_create_one_destination: { kind: 'yesNo', default: 'Yes' },
  ai_helper_texts: { kind: 'list', default: 'Quiet places,Good for children,On the way' },
  event_search_url: { kind: 'template', default: 'https://www.google.com/search?q=events+{place}' },
  destination_search_url: { kind: 'template', default: 'https://www.google.com/search?q={place}' },
  hotel_locations: { kind: 'list', default: '' },
  restaurant_locations: { kind: 'list', default: '' },
  /** Ids from `GET /mapBoxCategories` that count as lodging. */
  hotel_category: { kind: 'list', default: 'group-stay,business-hotel-travel' },
  /** Names of the hotels that have booking links of their own; empty means all. */
  booking_hotel_names: { kind: 'list', default: '' },
  /** Hosts that booking links may lead to, including their subdomains. */
  booking_hosts: {
    kind: 'list',
    default: 'booking.com,hotels.com,hostelworld.com,opentable.com,getyourguide.com',
  },
  content_exclusion: { kind: 'list', default: '' },
  user_place_hotel: { kind: 'yesNo', default: 'Yes' },
  category_icons: { kind: 'yesNo', default: 'Yes' },
  chatbot_message: { kind: 'text', default: 'Where would you like to go?' },
  /** Seconds after a guest's first change until an account is offered; 0 means never. */
  signup_version_seconds: { kind: 'number', default: '0' },
  /** Days that actions counted by `POST /useraction` are kept. */
  user_action_days: { kind: 'number', default: '90' },
  default_budget: { kind: 'text', default: '$$$' },
  default_pace: { kind: 'text', default: 'Medium' },
  default_travelers: { kind: 'text', default: '1 Adult' },
  default_language: { kind: 'text', default: 'English' },
  default_currency: { kind: 'text', default: 'USD' },
  default_travel_location: { kind: 'text', default: 'North America' },
  default_units: { kind: 'text', default: 'Miles' },
  default_temperature: { kind: 'text', default: 'Fahrenheit' },
} as const satisfies Record<
  string,
  { kind: 'text' | 'number' | 'yesNo' | 'list' | 'template'; default: string }
>;

export type SettingKey = keyof typeof SETTINGS;
export const SETTING_KEYS = Object.keys(SETTINGS) as [SettingKey, ...SettingKey[]]; // exactly the record's keys

export const Setting = z.object({ key: z.enum(SETTING_KEYS), value: z.string() }).meta({ id: 'Setting' });
export type Setting = z.infer<typeof Setting>;

export const settings = {
  list: endpoint({
    method: 'GET',
    path: '/setting',
    access: anyone,
    summary: 'Returns the settings with the given keys, or all of them. Unknown keys are left out.',
    query: z.strictObject({
      /** Keys joined by commas. */
      keys: StringUpTo(TEXT_MAX.paragraph).optional(),
    }),
    response: z.array(Setting),
  }),
  since: endpoint({
    method: 'GET',
    path: '/setting/version/:v',
    access: anyone,
    summary: 'Returns the version of the settings, and all of them if it is not `v`.',
    params: z.strictObject({ v: StringUpTo(50) }),
    response: z.object({ version: z.string(), changed: z.boolean(), settings: z.array(Setting) }),
  }),
  userTypes: endpoint({
    method: 'GET',
    path: '/setting/user-types',
    access: anyone,
    summary:
      'Lists how people can describe themselves, in display order. `type_cd` is BP for businesses, CS for consumers.',
    response: z.array(z.object({ type: z.string(), type_cd: z.enum(['BP', 'CS']) })),
  }),
};
