import { z } from 'zod';
import { endpoint, tripOwn, tripShown } from '../kernel/endpoint';
import { StringUpTo } from '../kernel/text';
import { Id, Instant } from '../kernel/values';

/** What a share id is made of: no two of these look alike on paper. */
export const SHARE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const SHARE_ID = 'Use the id of a share, such as k3f9-rd27-xq4m-8wzt.';
/** The id of a share, in groups of four: `k3f9-rd27-xq4m-8wzt`. */
export const ShareId = StringUpTo(19, SHARE_ID)
  .regex(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}$/, SHARE_ID)
  .meta({ id: 'ShareId' });
export type ShareId = z.infer<typeof ShareId>;

/** What names a trip to somebody who looks: the share, the id it goes by in what they got, or the trip itself. */
export const ShownId = z.union([Id, ShareId]).meta({ id: 'ShownId' });
export type ShownId = z.infer<typeof ShownId>;

/** What a share shows besides the plan itself. */
export const ShareShows = z
  .object({ costs: z.boolean(), contact: z.boolean(), pictures: z.boolean(), notes: z.boolean() })
  .meta({ id: 'ShareShows' });
export type ShareShows = z.infer<typeof ShareShows>;

/** Days of openings an owner sees. */
export const OPENED_DAYS = 14;

/** A live share, as its owner sees it. */
export const TripShare = z
  .object({
    id: ShareId,
    shows: ShareShows,
    createdAt: Instant,
    /** How often others opened it: ever, in the last seven days, when last, and by day (UTC), today last. */
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
    summary: 'The live share of a trip; null while it is not shared.',
    params: ById,
    response: Shared,
  }),
  createShare: endpoint({
    method: 'POST',
    path: '/trip/:id/share',
    access: tripOwn({ from: 'params.id' }),
    summary:
      'Shares a trip. One that is shared already stays as it is. What is not said about what it shows is as the product starts.',
    params: ById,
    body: z.strictObject({ shows: SomeShows.optional() }).optional(),
    response: Shared,
  }),
  changeShare: endpoint({
    method: 'PUT',
    path: '/trip/:id/share',
    access: tripOwn({ from: 'params.id' }),
    summary: 'Changes what a share shows; what is not named stays.',
    params: ById,
    body: z.strictObject({ shows: SomeShows }),
    response: Shared,
  }),
  revokeShare: endpoint({
    method: 'DELETE',
    path: '/trip/:id/share',
    access: tripOwn({ from: 'params.id' }),
    summary: 'Ends the share at once, everywhere. Sharing again makes another id.',
    params: ById,
    response: Shared,
  }),
  opened: endpoint({
    method: 'POST',
    path: '/trip/share/:id/opened',
    access: tripShown({ from: 'params.id' }),
    summary: 'Counts that somebody opened the share, unless it was the owner; nothing is kept about who.',
    params: z.strictObject({ id: ShownId }),
    response: z.object({}),
  }),
};
