import { z } from 'zod';
import { endpoint, tripOwn, tripShown } from '../kernel/endpoint';
import { StringUpTo } from '../kernel/text';
import { Id, Instant } from '../kernel/values';
import { refused } from '../refusals/shape-message';

/** The characters of a share id; no two of them look alike on paper. */
export const SHARE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const SHARE_ID = refused('shareIdInvalid');
/** The id of a share, in groups of four: `k3f9-rd27-xq4m-8wzt`. */
export const ShareId = StringUpTo(19, SHARE_ID)
  .regex(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}$/, SHARE_ID)
  .meta({ id: 'ShareId' });
export type ShareId = z.infer<typeof ShareId>;

/** What identifies a trip to a viewer: the share id, the view id, or the id of the trip itself. */
export const ShownId = z.union([Id, ShareId]).meta({ id: 'ShownId' });
export type ShownId = z.infer<typeof ShownId>;

/** What a share shows besides the plan itself. */
export const ShareShows = z
  .object({ costs: z.boolean(), contact: z.boolean(), pictures: z.boolean(), notes: z.boolean() })
  .meta({ id: 'ShareShows' });
export type ShareShows = z.infer<typeof ShareShows>;

/** The number of days for which owners see a count of openings. */
export const OPENED_DAYS = 14;

/** A live share, as its owner sees it. */
export const TripShare = z
  .object({
    id: ShareId,
    shows: ShareShows,
    createdAt: Instant,
    /** How often others opened it: ever, in the last seven days, the last time, and by day (UTC, today last). */
    opened: z.object({
      times: z.number().int(),
      week: z.number().int(),
      last: Instant.nullable(),
      days: z.array(z.number().int()).length(OPENED_DAYS),
    }),
  })
  .meta({ id: 'TripShare' });
export type TripShare = z.infer<typeof TripShare>;

const ById = z.strictObject({ id: Id });
const Shared = z.object({ share: TripShare.nullable() });
const SomeShows = z.strictObject(ShareShows.partial().shape);

export const sharing = {
  share: endpoint({
    method: 'GET',
    path: '/trip/:id/share',
    access: tripOwn({ from: 'params.id' }),
    summary: 'Returns the live share of a trip; null while it is not shared.',
    params: ById,
    response: Shared,
  }),
  createShare: endpoint({
    method: 'POST',
    path: '/trip/:id/share',
    access: tripOwn({ from: 'params.id' }),
    summary:
      'Shares a trip. If it is already shared, nothing changes. What isn’t specified in `shows` gets the product’s defaults.',
    params: ById,
    body: z.strictObject({ shows: SomeShows.optional() }).optional(),
    response: Shared,
  }),
  changeShare: endpoint({
    method: 'PUT',
    path: '/trip/:id/share',
    access: tripOwn({ from: 'params.id' }),
    summary: 'Changes what a share shows; what is not named stays the same.',
    params: ById,
    body: z.strictObject({ shows: SomeShows }),
    response: Shared,
  }),
  revokeShare: endpoint({
    method: 'DELETE',
    path: '/trip/:id/share',
    access: tripOwn({ from: 'params.id' }),
    summary: 'Revokes the share immediately, everywhere. Sharing again creates a new id.',
    params: ById,
    response: Shared,
  }),
  opened: endpoint({
    method: 'POST',
    path: '/trip/share/:id/opened',
    access: tripShown({ from: 'params.id' }),
    summary: 'Counts an opening of the share, except by its owner. Who opened it is not stored.',
    params: z.strictObject({ id: ShownId }),
    response: z.object({}),
  }),
};
