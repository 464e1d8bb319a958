import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';

// Runs once before the tests, so places and maps aren't prepared by several test files at the same time.
await openTestAtlas();
