import { z } from 'zod';
import { Id, LocalDate } from '../kernel/values';

/** The collections of the trip document. `trip` holds the one row of the trip itself. */
export const COLLECTIONS = [
  'trip',
  'destinations',
  'events',
  'costs',
  'pictures',
  'texts',
  'tracks',
] as const;
export const Collection = z.enum(COLLECTIONS);
export type Collection = z.infer<typeof Collection>;

const Fields = z.record(z.string(), z.unknown());

/** What became different in the document, derived fields included, in whole field values. Applied in order. */
export const Patch = z
  .discriminatedUnion('op', [
    z.object({ op: z.literal('put'), in: Collection, id: Id, row: Fields }),
    z.object({ op: z.literal('set'), in: Collection, id: Id, fields: Fields }),
    z.object({ op: z.literal('drop'), in: Collection, id: Id }),
  ])
  .meta({ id: 'Patch' });
export type Patch = z.infer<typeof Patch>;

/**
 * What a person's edit wrote, intent fields only: undo puts `before` back where `after` still holds.
 *
 * `before` null: the row was added; `after` null: the row was removed. Otherwise both name the same fields.
 * `name` is what the row was called, for sentences about rows that are gone.
 */
export const Write = z
  .object({ in: Collection, id: Id, name: z.string(), before: Fields.nullable(), after: Fields.nullable() })
  .meta({ id: 'Write' });
export type Write = z.infer<typeof Write>;

const Stay = z.object({ arrive: LocalDate.nullable(), depart: LocalDate.nullable() });

/** What followed from an edit, as data: the web app makes the sentences. Ids name rows of the document. */
export const Effect = z
  .discriminatedUnion('kind', [
    /** A destination's dates moved. `days` is how far the arrival moved, 0 when only the departure did; null from or to no dates. */
    z.object({
      kind: z.literal('moved'),
      id: Id,
      name: z.string(),
      from: Stay,
      to: Stay,
      days: z.number().int().nullable(),
    }),
    /** A destination took another place in the order, 1-based. */
    z.object({
      kind: z.literal('reordered'),
      id: Id,
      name: z.string(),
      from: z.number().int(),
      to: z.number().int(),
    }),
    /** It could have moved and did not: a booked arrival, a pinned event, or an event that keeps its own date. */
    z.object({
      kind: z.literal('stayed'),
      in: z.enum(['destinations', 'events']),
      id: Id,
      name: z.string(),
      why: z.enum(['fixed', 'pinned', 'own-date']),
    }),
    /** An event moved by whole days along with its destination. */
    z.object({ kind: z.literal('shifted'), id: Id, name: z.string(), days: z.number().int() }),
    /** An event now belongs to another destination. */
    z.object({ kind: z.literal('reattached'), id: Id, name: z.string(), from: Id, to: Id }),
    /** A row went with the one it belonged to, or an undated event took a date (`dated`) or lost it (`undated`). */
    z.object({ kind: z.literal('dropped'), in: Collection, id: Id, name: z.string() }),
    z.object({ kind: z.literal('dated'), id: Id, name: z.string() }),
    z.object({ kind: z.literal('undated'), id: Id, name: z.string() }),
  ])
  .meta({ id: 'Effect' });
export type Effect = z.infer<typeof Effect>;

/** What every write of one change answers. */
export const WriteAnswer = z
  .object({
    version: z.number().int(),
    patches: z.array(Patch),
    effects: z.array(Effect),
    /** The row that was added or changed, where there is exactly one. */
    id: Id.optional(),
  })
  .meta({ id: 'WriteAnswer' });
export type WriteAnswer = z.infer<typeof WriteAnswer>;

/** What live updates carry to people who may edit; resumed by version. */
export const LiveNotice = z
  .object({ version: z.number().int(), changeId: Id, patches: z.array(Patch) })
  .meta({ id: 'LiveNotice' });
export type LiveNotice = z.infer<typeof LiveNotice>;
