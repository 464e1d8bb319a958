import type { Timing } from '../device/timing';

interface Waiting {
  until: number;
  end: () => void;
}

/** A clock that stands still until a test advances it. */
export class ManualTiming implements Timing {
  #now = Date.UTC(2027, 4, 8);
  #waiting: Waiting[] = [];

  now(): number {
    return this.#now;
  }

  random(): number {
    return 0.5;
  }

  wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      if (milliseconds === 0) return void setTimeout(resolve);
      const waiting = { until: this.#now + milliseconds, end: resolve };
      this.#waiting.push(waiting);
      signal?.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        resolve();
      });
    });
  }

  /** Advances time, resolves the waits that end in it in order, and runs everything that follows from them. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settled();
    for (;;) {
      const next = this.#waiting.filter(({ until }) => until <= end).sort((a, b) => a.until - b.until)[0];
      if (!next) break;
      this.#waiting = this.#waiting.filter((other) => other !== next);
      this.#now = Math.max(this.#now, next.until);
      next.end();
      await settled();
    }
    this.#now = end;
  }
}

/** Waits until chained promises have settled; nothing here takes real time. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
