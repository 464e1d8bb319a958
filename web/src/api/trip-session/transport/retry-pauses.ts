import { retryDelay } from '../../device/retry-delay';
import type { Timing } from '../../device/timing';

/** What pausing needs; tests pass their own. */
export interface RetryDependencies {
  readonly timing: Timing;
  /** Tells when it may be worth trying again at once; returns what stops it. */
  onWake(listener: () => void): () => void;
}

/** The pauses of a loop that tries again and again: longer after each failure in a row, and over when the device wakes up. */
export class RetryPauses {
  readonly #dependencies: RetryDependencies;
  #failures = 0;
  #woken: AbortController | null = null;

  constructor(dependencies: RetryDependencies) {
    this.#dependencies = dependencies;
  }

  /** A try went well: the next failure is the first in a row. */
  succeeded(): void {
    this.#failures = 0;
  }

  /** A try failed; answers how many in a row by now. */
  failed(): number {
    this.#failures += 1;
    return this.#failures;
  }

  /** Waits as long as the failures so far ask for. */
  async pause(signal: AbortSignal): Promise<void> {
    await this.wait(retryDelay(this.#failures, this.#dependencies.timing.random()), signal);
  }

  /** Waits so many milliseconds, or until it is woken or aborted. */
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

  /** Ends the pause that is under way. */
  wakeNow(): void {
    this.#woken?.abort();
  }
}
