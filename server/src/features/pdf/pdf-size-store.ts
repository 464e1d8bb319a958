import { integer } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';
import type { ShownTrip } from '../../http/access';
import { MOST_PRINTED } from './most-printed';
import { UNITS } from './print-units';

/** The contents of a trip that affect how long its PDF takes. */
type Counts = { destinations: number; plans: number; noteBytes: number; texts: number; textBytes: number };

const COUNT = statement(
  'pdf-size',
  `select
      (select count(*)::int from destinations where trip_id = trips.id) as destinations,
      plans.count as plans, plans.bytes as "noteBytes", texts.count as texts,
      texts.bytes + coalesce(octet_length(text_itinerary::text), 0) as "textBytes"
    from trips,
      lateral (select count(*)::int as count, coalesce(sum(octet_length(notes)), 0)::int as bytes
        from trip_events where trip_id = trips.id) plans,
      lateral (select count(*)::int as count, coalesce(sum(octet_length(text) + coalesce(octet_length(href), 0)), 0)::int as bytes
        from trip_texts where trip_id = trips.id) texts
    where trips.id = $1`,
  { destinations: integer, plans: integer, noteBytes: integer, texts: integer, textBytes: integer },
);

/** For letters that aren't Latin, units per byte, approximately. */
const UNITS_PER_BYTE = 2;

/**
 * Estimates, in units, how long it takes to lay out the PDF of a trip, before any of it is loaded. Parts its audience may not see
 * are counted, too.
 */
export async function estimateUnits(on: Queryable, trip: ShownTrip): Promise<number> {
  const [counts] = await rowsOf(on, COUNT, [trip.id]);
  return counts ? unitsOf(counts) : 0;
}

function unitsOf({ destinations, plans, noteBytes, texts, textBytes }: Counts): number {
  const { planUnits, noteUnits, textUnits } = MOST_PRINTED;
  return (
    destinations * UNITS.destination +
    Math.min(plans * UNITS.plan, planUnits) +
    Math.min(noteBytes * UNITS_PER_BYTE, noteUnits) +
    Math.min(texts * UNITS.paragraph + textBytes * UNITS_PER_BYTE, textUnits)
  );
}
