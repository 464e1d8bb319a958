/** A lock that only one tab of this device holds at a time. */
export interface DeviceLocks {
  /**
   * Waits for the lock, calls `run`, and releases the lock when `run` has ended.
   *
   * @param signal stops waiting; the promise is then rejected with an AbortError
   */
  hold<Result>(name: string, run: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/**
 * The browser's Web Locks. They don't exist without a secure context: then tabs aren't coordinated, and the server's idempotent
 * writes keep them from doing anything twice.
 */
export const deviceLocks: DeviceLocks = {
  async hold(name, run, signal) {
    if (!('locks' in navigator)) return run();
    return navigator.locks.request(name, signal ? { signal } : {}, run);
  },
};
