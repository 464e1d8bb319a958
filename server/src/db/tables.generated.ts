// Written by npm run generate from the migrated database. Do not edit.

// biome-ignore lint/suspicious/noEmptyInterface: filled by the first migration
export interface Tables {}
