import { expect, test } from 'vitest';
import { type Column, writeTableTypes } from './table-types';

function column(name: string, type: string, more: Partial<Column> = {}): Column {
  return {
    table: 'trip_events',
    name,
    type,
    isNullable: false,
    hasDefault: false,
    isComputed: false,
    ...more,
  };
}

test('a table becomes an interface with its columns in their order', () => {
  const text = writeTableTypes([column('id', 'uuid'), column('cost', 'numeric', { isNullable: true })]);

  expect(text).toContain('export interface TripEventsTable {\n  id: string;\n  cost: number | null;\n}');
  expect(text).toContain('export interface Tables {\n  trip_events: TripEventsTable;\n}');
});

test('what the database fills in may be left out, what it computes cannot be written', () => {
  const text = writeTableTypes([
    column('made_at', 'timestamptz', { hasDefault: true }),
    column('total', 'int8', { hasDefault: true, isComputed: true }),
  ]);

  expect(text).toContain('made_at: Defaulted<string>;');
  expect(text).toContain('total: Computed<number>;');
});

test('JSON is read unchecked and written as text', () => {
  expect(writeTableTypes([column('notes', 'jsonb')])).toContain('notes: Json;');
});

test('a type nobody thought of stops the generator instead of becoming unknown', () => {
  expect(() => writeTableTypes([column('shape', 'polygon')])).toThrow(/trip_events.shape is of type polygon/);
});
