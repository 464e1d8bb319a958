import type { Refusal } from './refusal';

/** Tells refusals from zod's own messages, which are plain English. */
const MARK = 'refusal:';

/** A refusal as the message of a shape's check, since zod has room for nothing but a text. `findRefusal` reads it. */
export function refused(refusal: Refusal): string {
  return MARK + JSON.stringify(refusal);
}

/** Returns the refusal in the message of a zod issue; null if the shape says nothing and the message is zod's own. */
export function findRefusal(message: string): Refusal | null {
  return message.startsWith(MARK) ? (JSON.parse(message.slice(MARK.length)) as Refusal) : null; // `refused` wrote it
}
