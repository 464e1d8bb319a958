import { v7 } from 'uuid';

/** Makes a new id: a lowercase UUIDv7, so rows sort by the time they were made. */
export function newId(): string {
  return v7();
}

/** When an id was made, by the clock of the device that made it: milliseconds since 1970. */
export function timeOfId(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}
