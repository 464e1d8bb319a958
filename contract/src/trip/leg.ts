import { z } from 'zod';
import { TEXT_MAX } from '../kernel/plain-text';
import { Text } from '../kernel/text';
import { Coords } from '../kernel/values';

/** A part of a leg that travelers should know about. */
export const LegPart = z
  .object({
    /**
     * `ferry` takes cars, `boat` only people, `shuttle` is a train that takes cars; `airports` is the time spent at them,
     * `access` the ways to the first and from the last.
     */
    kind: z.enum(['ferry', 'boat', 'shuttle', 'airports', 'access']),
    /** What the ship or car train is called; null for the other kinds, and if nobody wrote it down. */
    name: Text(TEXT_MAX.place).nullable(),
    /** Included in the leg's time. */
    seconds: z.number().min(0),
    /** About halfway; null for `airports` and `access`. */
    at: Coords.nullable(),
  })
  .meta({ id: 'LegPart' });
export type LegPart = z.infer<typeof LegPart>;

/** The maximum number of parts that a leg names. */
const MOST_LEG_PARTS = 20;

/** A measured or estimated leg from this destination to the next. */
export const Leg = z
  .object({
    /** What the leg was measured for: from, to and mode. A leg whose key no longer matches is ignored. */
    key: z.string(),
    meters: z.number().min(0),
    seconds: z.number().min(0),
    /** True if no routing service measured it: the screen says "about". */
    estimated: z.boolean(),
    /** True if no route was found: the line is straight and there is no distance. */
    failed: z.boolean(),
    /** In order. Legs that were stored before parts were have none. */
    parts: z.array(LegPart).max(MOST_LEG_PARTS).optional(),
  })
  .meta({ id: 'Leg' });
export type Leg = z.infer<typeof Leg>;
