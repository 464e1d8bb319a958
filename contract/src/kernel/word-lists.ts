/** The ways to travel to the next destination, spelled as on the wire. */
export const TRANSPORTS = [
  'MyVehicle',
  'RVorTrailer',
  'RentalCar',
  'Flight',
  'Uber',
  'Lyft',
  'Taxi',
  'Walk',
  'Train',
  'Subway',
  'Bus',
  'Shuttle',
  'Bike',
  'Boat',
  'Ferry',
  'Tram',
  'Ground',
  'Other',
  'Hidden',
] as const;
/** How people travel if nobody says otherwise. */
export const DEFAULT_TRANSPORT = 'MyVehicle' satisfies (typeof TRANSPORTS)[number];

/** The ways from one plan to the next within a day. */
export const REACHES = ['walk', 'transit', 'bike', 'drive', 'taxi'] as const;
export type Reach = (typeof REACHES)[number];

/** What money is spent on, in the order used by lists and charts. Events use the same list. */
export const EXPENSE_CATEGORIES = [
  'Lodging',
  'Transport',
  'Food',
  'Activities',
  'Other',
  'Park passes',
  'Shopping',
  'Insurance',
  'Fees',
] as const;

/** The largest amount a trip accepts, positive or negative. */
export const MAX_AMOUNT = 1_000_000_000;
