import { v7 } from 'uuid';

/** Makes a new id: a lowercase UUIDv7, so rows sort by the time they were made. */
export function newId(): string {
  return v7();
}
