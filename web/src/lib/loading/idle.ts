/** Runs a callback once the browser is idle, at the latest after `timeoutMs`; returns a function that cancels it. */
export function whenIdle(run: () => void, timeoutMs = 4_000): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}
