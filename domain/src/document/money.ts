/** Adds amounts exactly to the thousandth, which binary fractions don't: 0.1 + 0.2 is 0.3. */
export function addAmounts(amounts: Iterable<number>): number {
  let thousandths = 0;
  for (const amount of amounts) thousandths += Math.round(amount * 1000);
  return thousandths / 1000;
}
