import { z } from 'zod';
import { Id, LocalDate } from '../kernel/values';
import { COLLECTIONS } from './collections';

const InCollection = z.enum(COLLECTIONS);

const Fields = z.record(z.string(), z.unknown());

/**
 * What is different in the document after a change, derived fields included, in whole field values. Applied in order.
 */
export const Patch = z
  .discriminatedUnion('op', [
    z.object({ op: z.literal('put'), in: InCollection, id: Id, row: Fields }),
    z.object({ op: z.literal('set'), in: InCollection, id: Id, fields: Fields }),
    z.object({ op: z.literal('drop'), in: InCollection, id: Id }),
  ])
  .meta({ id: 'Patch' });
export type Patch = z.infer<typeof Patch>;

/**
 * What an edit wrote, intent fields only. Undo restores `before` wherever `after` still holds.
 *
 * If `before` is null, the row was added; if `after` is null, the row was removed. Otherwise both contain the same
 * fields. `name` is what the row was called, for messages about rows that no longer exist; empty if it had no name.
 */
export const Write = z
  .object({ in: InCollection, id: Id, name: z.string(), before: Fields.nullable(), after: Fields.nullable() })
  .meta({ id: 'Write' });
export type Write = z.infer<typeof Write>;

const Stay = z.object({ arrive: LocalDate.nullable(), depart: LocalDate.nullable() });

/** What followed from an edit, as data; the web app turns it into sentences. Ids refer to rows of the document. */
export const Effect = z
  .discriminatedUnion('kind', [
    /**
     * A destination's dates moved. `days` is how far the arrival moved: 0 if only the departure did, null if there were
     * or are no dates.
     */
    z.object({
      kind: z.literal('moved'),
      id: Id,
      name: z.string(),
      from: Stay,
      to: Stay,
      days: z.number().int().nullable(),
    }),
    /** A destination's position in the order changed; positions are 1-based. */
    z.object({
      kind: z.literal('reordered'),
      id: Id,
      name: z.string(),
      from: z.number().int(),
      to: z.number().int(),
    }),
    /** Something could have moved and didn't: a booked arrival, a pinned event, or an event that keeps its own date. */
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
    /**
     * A row was removed along with the one it belonged to; an event without a date got one (`dated`); or an event lost
     * its date (`undated`).
     */
    z.object({ kind: z.literal('dropped'), in: InCollection, id: Id, name: z.string() }),
    z.object({ kind: z.literal('dated'), id: Id, name: z.string() }),
    z.object({ kind: z.literal('undated'), id: Id, name: z.string() }),
  ])
  .meta({ id: 'Effect' });
export type Effect = z.infer<typeof Effect>;

/** The response of every call that makes one change. */
export const WriteAnswer = z
  .object({
    version: z.number().int(),
    patches: z.array(Patch),
    effects: z.array(Effect),
    /** The row that was added or changed, if there is exactly one. */
    id: Id.optional(),
  })
  .meta({ id: 'WriteAnswer' });
export type WriteAnswer = z.infer<typeof WriteAnswer>;

/** What live updates send to people who may edit; they resume by version. */
export const LiveNotice = z
  .object({ version: z.number().int(), changeId: Id, patches: z.array(Patch) })
  .meta({ id: 'LiveNotice' });
export type LiveNotice = z.infer<typeof LiveNotice>;
