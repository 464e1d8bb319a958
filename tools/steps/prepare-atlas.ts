import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';

// Run as a program before the tests: places and maps are prepared once, not by several test files at the same time.
await openTestAtlas();
