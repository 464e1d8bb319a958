import { z } from 'zod';
import { anyone, endpoint } from '../kernel/endpoint';
import { Coords, Id, Transport } from '../kernel/values';
import { Leg } from '../trip/leg';
import { LonLatText } from './place-query';

/** Where a candidate stop fits best into a route. */
export const Detour = z
  .object({
    /** The stop it would come after, counted from 0; -1 is before the first. */
    after: z.number().int(),
    /** What it adds to the route, never negative; show it with "about". */
    seconds: z.number(),
    meters: z.number(),
  })
  .meta({ id: 'Detour' });
export type Detour = z.infer<typeof Detour>;

/** A point of a line. The longitude continues past 180 or -180 where the line crosses the date line. */
const LinePoint = z.tuple([z.number().min(-540).max(540), z.number().min(-90).max(90)]);

/** A walk or bike ride from one point to another. */
export const Directions = z
  .object({
    /** 0 if no route was found (`failed`). */
    meters: z.number(),
    seconds: z.number(),
    coordinates: z.array(LinePoint),
    /** True if no routing service measured it: show it with "about". */
    estimated: z.boolean(),
    failed: z.boolean(),
  })
  .meta({ id: 'Directions' });
export type Directions = z.infer<typeof Directions>;

/** How people travel on land in a country: by car; by train where one runs, and else by car; or else by bus. */
const LandTravel = z.enum(['car', 'train-or-car', 'train-or-bus']);
export type LandTravel = z.infer<typeof LandTravel>;

/** How long it takes to travel from one place to another, in seconds; null where nobody can. All are estimates. */
export const TravelTimes = z
  .object({
    /** By car, with its ferries. */
    drive: z.number().nullable(),
    /** The part of `drive` on ferries. */
    atSea: z.number(),
    /** By a railway that is known to run; null if none is, even though there may be local trains. */
    train: z.number().nullable(),
    /** By a ferry or boat that is known to sail, with the ways to and from it. */
    ship: z.number().nullable(),
    /** From door to door, with the time at airports. */
    flight: z.number(),
    onLand: LandTravel,
  })
  .meta({ id: 'TravelTimes' });
export type TravelTimes = z.infer<typeof TravelTimes>;

/** The maximum number of stops in a trip, and of candidates that one call compares. */
const MAX_STOPS = 200;
const MAX_CANDIDATES = 50;
/** A change that moves one destination needs three; for more, make several calls. */
const MAX_LEGS = 50;

export const directions = {
  detours: endpoint({
    method: 'POST',
    path: '/atlas/detours',
    access: anyone,
    summary:
      'Returns what each candidate would add to the route through the stops, at the best position or at a given one; null if it cannot be reached.',
    body: z.strictObject({
      stops: z.array(Coords).min(1).max(MAX_STOPS),
      candidates: z.array(Coords).max(MAX_CANDIDATES),
      /** The transport from each stop to the next; by road if missing or hidden. */
      modes: z.array(Transport).max(MAX_STOPS).optional(),
      /** Compares only this position: after this stop, counted from 0, or -1 for before the first. */
      after: z
        .number()
        .int()
        .min(-1)
        .max(MAX_STOPS - 1)
        .optional(),
      /** True: before the first stop is no spot. Means nothing beside `after`. */
      keepsStart: z.boolean().optional(),
    }),
    response: z.array(Detour.nullable()),
  }),
  legs: endpoint({
    method: 'POST',
    path: '/atlas/legs',
    access: anyone,
    summary: 'Measures legs the way a change of a trip would, so that the change can be previewed.',
    body: z.strictObject({
      legs: z.array(z.strictObject({ from: Coords, to: Coords, mode: Transport })).max(MAX_LEGS),
    }),
    response: z.array(Leg),
  }),
  times: endpoint({
    method: 'POST',
    path: '/atlas/travel-times',
    access: anyone,
    summary:
      'Returns how long it takes from one place to another by car, train, ship and plane, to propose a transport for a leg.',
    body: z.strictObject({
      ways: z.array(z.strictObject({ from: Coords, to: Coords })).max(MAX_LEGS),
    }),
    response: z.array(TravelTimes),
  }),
  directions: endpoint({
    method: 'GET',
    path: '/atlas/directions',
    access: anyone,
    summary: 'Returns a walking or cycling route between two points.',
    query: z.strictObject({
      mode: z.enum(['walk', 'bike']),
      from: LonLatText,
      to: LonLatText,
      /** The destination it starts from: if this route is stored with its trip, it isn't measured again. */
      id: Id.optional(),
    }),
    response: Directions,
  }),
};
