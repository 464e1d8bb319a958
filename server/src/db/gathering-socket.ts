import { Socket } from 'node:net';

/**
 * A socket that sends what is written in one turn at once. pg corks it around each statement; the statements of a transaction
 * that are sent together would otherwise take one system call each, and wake the database as often.
 */
export class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}
