import sharp from 'sharp';

// Each picture uses one thread, so several don't take all threads from other requests. Results aren't cached in memory, since
// they are written to a store.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
