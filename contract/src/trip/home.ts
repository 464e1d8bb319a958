import { z } from 'zod';
import { TEXT_MAX } from '../kernel/plain-text';
import { Text } from '../kernel/text';
import { Coords, TimeZone } from '../kernel/values';

/** Where a trip starts and ends besides its destinations: a town, an airport, an address. */
export const Home = z
  .strictObject({
    name: Text(TEXT_MAX.place).min(1),
    coords: Coords,
    /** Null if it isn't known. */
    zone: TimeZone.nullable(),
  })
  .meta({ id: 'Home' });
export type Home = z.infer<typeof Home>;
