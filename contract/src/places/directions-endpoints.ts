import { z } from 'zod';
import { anyone, endpoint } from '../kernel/endpoint';
import { Coords, Transport } from '../kernel/values';
import { Leg } from '../trip/trip';
import { LonLatText } from './place-query';

/** Where a candidate stop fits best into a way. */
export const Detour = z
  .object({
    /** The stop it would come after, counted from 0; -1 is before the first. */
    after: z.number().int(),
    /** What it adds to the way, never negative; to be shown as "about". */
    seconds: z.number(),
    meters: z.number(),
  })
  .meta({ id: 'Detour' });
export type Detour = z.infer<typeof Detour>;

/** A point of a line. The longitude runs on past 180 or -180 where the line crosses the date line. */
const LinePoint = z.tuple([z.number().min(-540).max(540), z.number().min(-90).max(90)]);

/** A walk or a ride from one point to another. */
export const Directions = z
  .object({
    /** 0 when no way leads there, as `failed` says. */
    meters: z.number(),
    seconds: z.number(),
    coordinates: z.array(LinePoint),
    /** True when nobody measured it: say "about". */
    estimated: z.boolean(),
    failed: z.boolean(),
  })
  .meta({ id: 'Directions' });
export type Directions = z.infer<typeof Directions>;

/** The most stops a trip has, and the most candidates one call compares. */
const MAX_STOPS = 200;
const MAX_CANDIDATES = 50;
/** A change that moves one destination leaves three; more of them go in several calls. */
const MAX_LEGS = 50;

export const directions = {
  detours: endpoint({
    method: 'POST',
    path: '/atlas/detours',
    access: anyone,
    summary:
      'What each candidate adds to the way through the stops, at the place where that is the least or at the one that is asked about; null where no way leads to it.',
    body: z.strictObject({
      stops: z.array(Coords).min(1).max(MAX_STOPS),
      candidates: z.array(Coords).max(MAX_CANDIDATES),
      /** How people travel on from each stop; by road where missing or hidden. */
      modes: z.array(Transport).max(MAX_STOPS).optional(),
      /** The one place that is looked at: after this stop, counted from 0, or -1 for before the first. */
      after: z
        .number()
        .int()
        .min(-1)
        .max(MAX_STOPS - 1)
        .optional(),
    }),
    response: z.array(Detour.nullable()),
  }),
  legs: endpoint({
    method: 'POST',
    path: '/atlas/legs',
    access: anyone,
    summary:
      'Measures legs as a change of a trip has them measured, so that it can be looked at before it is made.',
    body: z.strictObject({
      legs: z.array(z.strictObject({ from: Coords, to: Coords, mode: Transport })).max(MAX_LEGS),
    }),
    response: z.array(Leg),
  }),
  directions: endpoint({
    method: 'GET',
    path: '/atlas/directions',
    access: anyone,
    summary: 'The way on foot or by bike between two points.',
    query: z.strictObject({ mode: z.enum(['walk', 'bike']), from: LonLatText, to: LonLatText }),
    response: Directions,
  }),
};
