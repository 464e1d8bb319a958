import type { Measurement } from './support/measurement';
import { makeTrip, USUAL_TRIP } from './support/trips';
import { sendOf, timeWrites } from './support/write-timing';

const EVENTS_SORTED = 5;

/** Measures reordering the events of one day, into a different order each time. */
export const eventSort: Measurement = {
  name: 'event-sort',
  isUsual: true,
  run: async (bench) => {
    const product = await bench.product();
    const { id: tripId, tripEvents } = await makeTrip(product, USUAL_TRIP);
    const ids = tripEvents.slice(0, EVENTS_SORTED).map(({ id }) => id);
    let turn = 0;
    return timeWrites(bench, {
      name: 'event sort',
      tripId,
      makeSends: () => {
        turn += 1;
        const events = Object.fromEntries(ids.map((id, i) => [id, ((i + turn) % ids.length) + 1]));
        return [
          sendOf(product, { method: 'POST', path: '/trip/event/sort', body: { events }, isTimed: true }),
        ];
      },
    });
  },
};
