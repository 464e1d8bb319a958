import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';
import { positionOf, readSearchQueries } from './search-queries';

const BYTES_PER_MEGABYTE = 1_000_000;

const before = process.memoryUsage().rss;
const began = performance.now();
const atlas = await openTestAtlas();
const readMs = performance.now() - began;
for (const query of readSearchQueries()) positionOf(atlas, query);
const megabytes = (process.memoryUsage().rss - before) / BYTES_PER_MEGABYTE;
console.log(JSON.stringify({ readMs, megabytes }));
