/**
 * Runs tasks, at most `width` at a time, and returns their results in task order.
 *
 * @template T
 * @param {number} width
 * @param {(() => Promise<T>)[]} tasks
 * @returns {Promise<T[]>}
 */
export async function inParallel(width, tasks) {
  /** @type {T[]} */
  const results = [];
  const waiting = tasks.map((task, index) => ({ task, index }));
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next.index] = await next.task();
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
