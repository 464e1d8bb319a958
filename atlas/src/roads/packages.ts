/** Package files the road graph is built from, to check installed versions; towns and lakes are listed elsewhere. */
export const ROAD_PACKAGE_FILES = ['world-atlas/land-10m.json', 'delaunator', 'kdbush'];

/** Degrees are stored in this many parts, costs in this many per kilometer. */
export const PARTS_PER_DEGREE = 100_000;
export const COST_PARTS_PER_KM = 20;
