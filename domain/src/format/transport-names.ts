import type { Transport } from '@wayfold/contract/kernel/values';

/** The names of transport values in English files. */
export const TRANSPORT_NAMES: Readonly<Record<Transport, string>> = {
  MyVehicle: 'My vehicle',
  RVorTrailer: 'RV or trailer',
  RentalCar: 'Rental car',
  Flight: 'Flight',
  Uber: 'Uber',
  Lyft: 'Lyft',
  Taxi: 'Taxi',
  Walk: 'Walk',
  Train: 'Train',
  Subway: 'Subway',
  Bus: 'Bus',
  Shuttle: 'Shuttle',
  Bike: 'Bike',
  Boat: 'Boat',
  Ferry: 'Ferry',
  Tram: 'Tram',
  Ground: 'Other ground transport',
  Other: 'Other',
  Hidden: 'Hidden',
};
