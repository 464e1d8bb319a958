import { v7 } from 'uuid';

/** Generates an id: a lowercase UUIDv7, so rows sort by creation time. */
export function newId(): string {
  return v7();
}

/** When an id was generated, by the clock of that device, in milliseconds since 1970. */
export function timeOfId(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}
