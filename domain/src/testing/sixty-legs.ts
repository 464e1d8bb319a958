import type { Coords, Transport } from '@wayfold/contract/kernel/values';

/** A leg, and how the planner should propose to travel it. */
export interface ExpectedLeg {
  readonly name: string;
  readonly from: Coords;
  readonly to: Coords;
  /** Two letters of ISO 3166, of both ends. */
  readonly countries: readonly [from: string, to: string];
  /** The transports of the trip's legs before this one, in order. */
  readonly before: readonly Transport[];
  readonly expected: Transport;
  readonly because: string;
}

type Row = readonly [
  name: string,
  from: readonly [country: string, lon: number, lat: number],
  to: readonly [country: string, lon: number, lat: number],
  expected: Transport,
  because: string,
  before?: readonly Transport[],
];

const ROWS: readonly Row[] = [
  // Oceans and islands without roads to them.
  [
    'London to Reykjavik',
    ['GB', -0.128, 51.507],
    ['IS', -21.895, 64.135],
    'Flight',
    'No car reaches Iceland',
  ],
  [
    'Denver to Reykjavik',
    ['US', -104.99, 39.739],
    ['IS', -21.895, 64.135],
    'Flight',
    'A road trip ends at the ocean',
    ['MyVehicle', 'MyVehicle'],
  ],
  ['New York to London', ['US', -74.006, 40.713], ['GB', -0.128, 51.507], 'Flight', 'An ocean', ['Train']],
  [
    'San Francisco to Honolulu',
    ['US', -122.419, 37.775],
    ['US', -157.858, 21.307],
    'Flight',
    'An ocean within one country',
  ],
  [
    'Honolulu to Kahului',
    ['US', -157.858, 21.307],
    ['US', -156.47, 20.889],
    'Flight',
    'No ferry sails between Oahu and Maui',
  ],
  ['Los Angeles to Tokyo', ['US', -118.244, 34.052], ['JP', 139.692, 35.69], 'Flight', 'The widest ocean'],
  [
    'Osaka to Naha',
    ['JP', 135.502, 34.694],
    ['JP', 127.681, 26.212],
    'Flight',
    'The ferry takes two days',
    ['Train', 'Train'],
  ],
  [
    'Sydney to Queenstown',
    ['AU', 151.209, -33.868],
    ['NZ', 168.663, -45.031],
    'Flight',
    'A sea without ferries',
  ],
  [
    'Copenhagen to Tórshavn',
    ['DK', 12.568, 55.676],
    ['FO', -6.772, 62.012],
    'Flight',
    'The ship takes a day and a half',
  ],
  [
    'Barcelona to Palma',
    ['ES', 2.173, 41.385],
    ['ES', 2.65, 39.57],
    'Flight',
    'The ferry takes a night, the flight an hour',
    ['Train'],
  ],

  // Places that no road leads to, and closed borders.
  ['Anchorage to Nome', ['US', -149.9, 61.218], ['US', -165.406, 64.501], 'Flight', 'No road leads to Nome'],
  [
    'Anchorage to Juneau',
    ['US', -149.9, 61.218],
    ['US', -134.42, 58.302],
    'Flight',
    'No road leads to Juneau',
  ],
  [
    'Lima to Iquitos',
    ['PE', -77.043, -12.046],
    ['PE', -73.25, -3.75],
    'Flight',
    'The largest city without a road',
  ],
  [
    'Nuuk to Ilulissat',
    ['GL', -51.72, 64.18],
    ['GL', -51.1, 69.22],
    'Flight',
    'Greenland has no roads between towns',
  ],
  ['Panama City to Cartagena', ['PA', -79.519, 8.983], ['CO', -75.514, 10.391], 'Flight', 'The Darién Gap'],
  ['Yerevan to Baku', ['AM', 44.513, 40.178], ['AZ', 49.867, 40.409], 'Flight', 'A closed border'],
  [
    'Casablanca to Oran',
    ['MA', -7.589, 33.573],
    ['DZ', -0.633, 35.697],
    'Flight',
    'A closed border',
    ['Train'],
  ],
  [
    'Ollantaytambo to Machu Picchu',
    ['PE', -72.263, -13.258],
    ['PE', -72.525, -13.155],
    'Train',
    'Only a railway leads there',
    ['Bus'],
  ],

  // More than about eight hours on the road.
  [
    'New York to Chicago',
    ['US', -74.006, 40.713],
    ['US', -87.63, 41.878],
    'Flight',
    'Twelve hours by car, nineteen by train',
  ],
  ['Denver to New York', ['US', -104.99, 39.739], ['US', -74.006, 40.713], 'Flight', 'Three days by car'],
  [
    'Tokyo to Sapporo',
    ['JP', 139.692, 35.69],
    ['JP', 141.354, 43.062],
    'Flight',
    'Eight hours by train',
    ['Train'],
  ],
  [
    'Rome to Athens',
    ['IT', 12.496, 41.903],
    ['GR', 23.728, 37.984],
    'Flight',
    'A day and a half with a ferry',
    ['Train', 'Train'],
  ],
  ['Istanbul to Göreme', ['TR', 28.978, 41.008], ['TR', 34.829, 38.643], 'Flight', 'Nine hours by bus'],
  [
    'Sydney to Melbourne',
    ['AU', 151.209, -33.868],
    ['AU', 144.963, -37.814],
    'Flight',
    'Nine hours by car, eleven by train',
  ],
  [
    'Auckland to Queenstown',
    ['NZ', 174.763, -36.848],
    ['NZ', 168.663, -45.031],
    'Flight',
    'Two days with a ferry',
  ],
  [
    'Lima to Cusco',
    ['PE', -77.043, -12.046],
    ['PE', -71.978, -13.517],
    'Flight',
    'A day by bus over the Andes',
  ],
  ['Mumbai to Kochi', ['IN', 72.878, 19.076], ['IN', 76.267, 9.931], 'Flight', 'A day and a night by train'],
  [
    'Johannesburg to Cape Town',
    ['ZA', 28.047, -26.204],
    ['ZA', 18.424, -33.925],
    'Flight',
    'Fourteen hours by car',
  ],

  // Where trains are how people travel.
  ['Tokyo to Kyoto', ['JP', 139.692, 35.69], ['JP', 135.768, 35.012], 'Train', 'The Shinkansen'],
  [
    'Kyoto to Osaka',
    ['JP', 135.768, 35.012],
    ['JP', 135.502, 34.694],
    'Train',
    'Half an hour by rapid train',
    ['Flight', 'Train'],
  ],
  ['Kyoto to Hiroshima', ['JP', 135.768, 35.012], ['JP', 132.455, 34.385], 'Train', 'The Shinkansen'],
  ['Tokyo to Nikko', ['JP', 139.692, 35.69], ['JP', 139.607, 36.748], 'Train', 'A usual day trip by train'],
  ['London to Paris', ['GB', -0.128, 51.507], ['FR', 2.352, 48.857], 'Train', 'The Eurostar, below the sea'],
  ['Paris to Lyon', ['FR', 2.352, 48.857], ['FR', 4.835, 45.764], 'Train', 'Two hours by TGV'],
  ['Madrid to Barcelona', ['ES', -3.704, 40.417], ['ES', 2.173, 41.385], 'Train', 'Faster than flying'],
  ['Rome to Florence', ['IT', 12.496, 41.903], ['IT', 11.256, 43.77], 'Train', 'Half the time of driving'],
  [
    'Zürich to Zermatt',
    ['CH', 8.541, 47.377],
    ['CH', 7.749, 46.02],
    'Train',
    'Cars aren’t allowed in Zermatt',
  ],
  [
    'Vienna to Budapest',
    ['AT', 16.373, 48.208],
    ['HU', 19.04, 47.498],
    'Train',
    'Two capitals, two and a half hours',
  ],
  ['Oslo to Bergen', ['NO', 10.752, 59.914], ['NO', 5.324, 60.393], 'Train', 'The Bergen line'],
  [
    'Beijing to Shanghai',
    ['CN', 116.407, 39.904],
    ['CN', 121.474, 31.23],
    'Train',
    'Four and a half hours over 1,200 km',
  ],
  ['Seoul to Busan', ['KR', 126.978, 37.566], ['KR', 129.075, 35.18], 'Train', 'The KTX'],
  [
    'New York to Washington',
    ['US', -74.006, 40.713],
    ['US', -77.037, 38.907],
    'Train',
    'The one corridor of the United States where trains are faster',
  ],
  [
    'Delhi to Agra',
    ['IN', 77.209, 28.614],
    ['IN', 78.008, 27.177],
    'Train',
    'The usual way to the Taj Mahal',
  ],
  ['Casablanca to Marrakesh', ['MA', -7.589, 33.573], ['MA', -7.981, 31.629], 'Train', 'Trains run all day'],

  // Ferries, where people go by ship.
  [
    'Naples to Capri',
    ['IT', 14.268, 40.852],
    ['IT', 14.243, 40.551],
    'Ferry',
    'Cars aren’t allowed on Capri',
    ['Train'],
  ],
  [
    'Split to Hvar',
    ['HR', 16.44, 43.508],
    ['HR', 16.443, 43.173],
    'Ferry',
    'Catamarans from the harbor',
    ['Bus'],
  ],
  ['Mykonos to Paros', ['GR', 25.328, 37.447], ['GR', 25.148, 37.086], 'Ferry', 'Island hopping', ['Ferry']],
  [
    'Helsinki to Tallinn',
    ['FI', 24.938, 60.17],
    ['EE', 24.754, 59.437],
    'Ferry',
    'Two hours across the gulf',
  ],
  [
    'Buenos Aires to Colonia',
    ['AR', -58.382, -34.604],
    ['UY', -57.84, -34.472],
    'Ferry',
    'Across the river, three hours less than around it',
  ],
  [
    'Phuket to Ko Phi Phi',
    ['TH', 98.392, 7.884],
    ['TH', 98.778, 7.741],
    'Ferry',
    'An island without cars',
    ['Flight'],
  ],

  // Cars, and the traveler's habit.
  ['Las Vegas to Springdale', ['US', -115.14, 36.17], ['US', -112.998, 37.189], 'MyVehicle', 'The US West'],
  [
    'Los Angeles to San Francisco',
    ['US', -118.244, 34.052],
    ['US', -122.419, 37.775],
    'MyVehicle',
    'Six hours by car, twelve by train',
  ],
  [
    'Reykjavik to Vík',
    ['IS', -21.895, 64.135],
    ['IS', -19.006, 63.419],
    'RentalCar',
    'Whoever came by plane rents a car',
    ['Flight'],
  ],
  [
    'Paris to Reims',
    ['FR', 2.352, 48.857],
    ['FR', 4.031, 49.258],
    'RentalCar',
    'The trip has a car',
    ['RentalCar', 'RentalCar'],
  ],
  [
    'Chicago to Denver',
    ['US', -87.63, 41.878],
    ['US', -104.99, 39.739],
    'MyVehicle',
    'A road trip doesn’t leave its car behind',
    ['MyVehicle', 'MyVehicle'],
  ],

  // Buses, where no train runs.
  [
    'Split to Dubrovnik',
    ['HR', 16.44, 43.508],
    ['HR', 18.094, 42.651],
    'Bus',
    'No train runs along the coast',
  ],
  [
    'Marrakesh to Essaouira',
    ['MA', -7.981, 31.629],
    ['MA', -9.77, 31.513],
    'Bus',
    'No train leads there',
    ['Train'],
  ],
  [
    'Mexico City to Oaxaca',
    ['MX', -99.133, 19.433],
    ['MX', -96.722, 17.073],
    'Bus',
    'First-class buses, no train',
  ],

  // On foot.
  ['Gion to Nishiki Market', ['JP', 135.775, 35.004], ['JP', 135.766, 35.005], 'Walk', '800 meters'],
  [
    'The Colosseum to the Trevi Fountain',
    ['IT', 12.492, 41.89],
    ['IT', 12.483, 41.901],
    'Walk',
    'Twenty minutes through old streets',
    ['RentalCar'],
  ],
];

/** Sixty legs around the world and how people travel them, written down before the rule that proposes it. */
export const SIXTY_LEGS: readonly ExpectedLeg[] = ROWS.map(
  ([name, [fromCountry, ...from], [toCountry, ...to], expected, because, before = []]) => ({
    name,
    from,
    to,
    countries: [fromCountry, toCountry],
    before,
    expected,
    because,
  }),
);
