import { randomBytes } from 'node:crypto';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import { addStop, change, makeTrip, type Person } from './makers';

/** Events of at most one megabyte on the wire, whose notes no database can compress together. */
const EVENTS = 180;
const NOTES_BYTES = 3_700;

/** A trip of about one megabyte for each of `batches`, up to the four that a trip can hold. */
export async function makeBigTrip(person: Person, batches = 4): Promise<string> {
  const { id } = await makeTrip(person);
  await change(person, id, addStop({ name: 'Moab', nights: 5 }));
  for (let batch = 0; batch < batches; batch += 1) {
    await change(person, id, { kind: 'batch', changes: Array.from({ length: EVENTS }, longEvent) });
  }
  return id;
}

function longEvent(): SingleChange {
  const notes = randomBytes(NOTES_BYTES).toString('base64').slice(0, 4_900);
  return { kind: 'event.add', id: newId(), fields: { name: 'Hike', start: '2027-05-09T08:00', notes } };
}
