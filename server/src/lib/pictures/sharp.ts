import sharp from 'sharp';

// Each picture takes one thread, so that several do not take them all from the requests beside them; and what was drawn once is not
// kept in memory, since it is written to a store.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
