import { COLLECTIONS } from '@wayfold/contract/trip/collections';
import { INTENT_SHAPES, ROW_SHAPES } from '@wayfold/contract/trip/row-shapes';

/** Text of contract/src/trip/row-fields.generated.ts: the fields of the shapes by name, for code that needs no shapes. */
export function makeRowFields(): string {
  return `// Written by \`npm run generate\` from the shapes in row-shapes.ts. Do not edit.
import type { Collection } from './collections';

type FieldNames = Readonly<Record<Collection, readonly string[]>>;

/** All fields of a row, by collection. */
export const ROW_FIELDS: FieldNames = ${listsOf(ROW_SHAPES)};

/** The intent fields of a row, by collection. */
export const INTENT_FIELDS: FieldNames = ${listsOf(INTENT_SHAPES)};
`;
}

function listsOf(shapes: typeof ROW_SHAPES | typeof INTENT_SHAPES): string {
  const lists = COLLECTIONS.map((collection) => {
    const fields = Object.keys(shapes[collection].shape).map((field) => `    '${field}',\n`);
    return `  ${collection}: [\n${fields.join('')}  ],\n`;
  });
  return `{\n${lists.join('')}}`;
}
