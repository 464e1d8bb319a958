import { Socket } from 'node:net';

/**
 * A socket that sends everything written in one turn of the event loop with one system call. pg corks it around each statement;
 * without this, the statements of a transaction would take one call each, and wake PostgreSQL as often.
 */
export class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}
