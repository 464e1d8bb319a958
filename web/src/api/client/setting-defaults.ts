import type { SETTINGS, SettingKey } from '@wayfold/contract/instance/settings';

type Table = {
  readonly [K in SettingKey]: {
    readonly kind: (typeof SETTINGS)[K]['kind'];
    readonly default: (typeof SETTINGS)[K]['default'];
  };
};

/**
 * The kinds and defaults of `SETTINGS` in the contract, without its schemas, which are too large for the first load. The type
 * only accepts the contract's values, so a difference doesn't compile.
 */
export const SETTING_DEFAULTS: Table = {
  max_num_trip_destinations: { kind: 'number', default: '10' },
  new_trip_button_text: { kind: 'text', default: 'THINGS TO DO' },
  map_zoom_one_destination: { kind: 'number', default: '8' },
  map_zoom_trip_idea: { kind: 'number', default: '6' },
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
  hotel_category: { kind: 'list', default: 'group-stay,business-hotel-travel' },
  booking_hotel_names: { kind: 'list', default: '' },
  booking_hosts: {
    kind: 'list',
    default: 'booking.com,hotels.com,hostelworld.com,opentable.com,getyourguide.com',
  },
  content_exclusion: { kind: 'list', default: '' },
  user_place_hotel: { kind: 'yesNo', default: 'Yes' },
  category_icons: { kind: 'yesNo', default: 'Yes' },
  chatbot_message: { kind: 'text', default: 'Where would you like to go?' },
  signup_version_seconds: { kind: 'number', default: '0' },
  user_action_days: { kind: 'number', default: '90' },
  default_budget: { kind: 'text', default: '$$$' },
  default_pace: { kind: 'text', default: 'Medium' },
  default_travelers: { kind: 'text', default: '1 Adult' },
  default_language: { kind: 'text', default: 'English' },
  default_currency: { kind: 'text', default: 'USD' },
  default_travel_location: { kind: 'text', default: 'North America' },
  default_units: { kind: 'text', default: 'Miles' },
  default_temperature: { kind: 'text', default: 'Fahrenheit' },
};
