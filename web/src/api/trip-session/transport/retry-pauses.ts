import { retryDelay } from '../../device/retry-delay';
import type { Timing } from '../../device/timing';

/** What pausing needs; tests pass their own. */
export interface RetryDependencies {
  readonly timing: Timing;
  /** Calls back when an immediate retry may help; returns a function that stops it. */
  onWake(listener: () => void): () => void;
}

/** The pauses of a retry loop: longer after each failure in a row, and cut short when the device wakes up. */
export class RetryPauses {
  readonly #dependencies: RetryDependencies;
  #failures = 0;
  #woken: AbortController | null = null;

  constructor(dependencies: RetryDependencies) {
    this.#dependencies = dependencies;
  }

  /** Resets the count after a success: the next failure is the first in a row. */
  succeeded(): void {
    this.#failures = 0;
  }

  /** Counts a failure and returns how many there are in a row. */
  failed(): number {
    this.#failures += 1;
    return this.#failures;
  }

  /** Waits according to the number of failures in a row. */
  async pause(signal: AbortSignal): Promise<void> {
    await this.wait(retryDelay(this.#failures, this.#dependencies.timing.random()), signal);
  }

  /** Waits this many milliseconds, or until woken or aborted. */
  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    const { timing, onWake } = this.#dependencies;
    const woken = new AbortController();
    const wake = () => woken.abort();
    const stopListening = onWake(wake);
    signal.addEventListener('abort', wake);
    this.#woken = woken;
    await timing.wait(milliseconds, woken.signal);
    this.#woken = null;
    signal.removeEventListener('abort', wake);
    stopListening();
  }

  /** Ends the current pause. */
  wakeNow(): void {
    this.#woken?.abort();
  }
}
