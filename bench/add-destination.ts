import { newId } from '@wayfold/domain/document/ids';
import type { Measurement } from './support/measurement';
import { makeTrip, USUAL_TRIP } from './support/trips';
import { sendOf, timeWrites } from './support/write-timing';

/** Measures adding a destination to a trip of the usual size. It is removed again to keep the size constant. */
export const addDestination: Measurement = {
  name: 'add-destination',
  isUsual: true,
  run: async (bench) => {
    const product = await bench.product();
    const { id: tripid } = await makeTrip(product, USUAL_TRIP);
    return timeWrites(bench, {
      name: 'add destination',
      tripId: tripid,
      makeSends: () => {
        const id = newId();
        const body = { tripid, id, name: 'Escalante', coords: [-111.6027, 37.7703], nights: 1, at: 4 };
        return [
          sendOf(product, { method: 'POST', path: '/trip/destination', body, isTimed: true }),
          sendOf(product, { method: 'DELETE', path: `/trip/destination/${id}`, isTimed: false }),
        ];
      },
    });
  },
};
