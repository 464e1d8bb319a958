import type { BusinessProfile } from '@wayfold/contract/people/profile-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { boolean, bytes, json, oneOf, text } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';

/** The positions of a company's pictures on its pages. */
export type ImageSlot = 'image1' | 'image2';
/** A picture of a company: the key at the end of its URL, and WebP data. */
export type CompanyImage = { readonly slot: ImageSlot; readonly key: string; readonly bytes: Buffer };

const PROFILE = `json_build_object(
    'businessPersonName', coalesce(business_person_name, ''), 'businessTitle', coalesce(business_title, ''),
    'businessEmail', coalesce(business_email, ''), 'businessPhone', coalesce(business_phone, ''),
    'tripOverviewURL', coalesce(trip_overview_url, ''), 'scheduleMeetingURL', coalesce(schedule_meeting_url, ''),
    'company', json_build_object('name', coalesce(company_name, ''), 'website', coalesce(company_website, ''),
      'image1', company_image1, 'image2', company_image2)) as profile`;

const GET = statement(
  'business-get',
  `select ${PROFILE}, coalesce(type = 'BP', false) as is_business from users where id = $1`,
  { profile: json<BusinessProfile>(), is_business: boolean },
);
const SAVE = statement(
  'business-save',
  `update users set business_person_name = coalesce($2, business_person_name),
      business_title = coalesce($3, business_title), business_email = coalesce($4, business_email),
      business_phone = coalesce($5, business_phone), trip_overview_url = coalesce($6, trip_overview_url),
      schedule_meeting_url = coalesce($7, schedule_meeting_url), company_name = coalesce($8, company_name),
      company_website = coalesce($9, company_website)
    where id = $1 returning ${PROFILE}`,
  { profile: json<BusinessProfile>() },
);
const SET_ADDRESS = {
  image1: setAddress('company_image1'),
  image2: setAddress('company_image2'),
} as const;
const KEEP_IMAGE = statement(
  'company-image-keep',
  `insert into company_images (key, user_id, slot, bytes, created_at) values ($3, $1, $2, $4, $5)
    on conflict (user_id, slot) do update set key = excluded.key, bytes = excluded.bytes, created_at = excluded.created_at`,
  {},
);
const REMOVE_IMAGE = statement(
  'company-image-remove',
  'delete from company_images where user_id = $1 and slot = $2',
  {},
);
const FIND_IMAGE = statement(
  'company-image-find',
  `select bytes from company_images join users on users.id = company_images.user_id
    where key = $1 and users.delete_at is null`,
  { bytes },
);
const LIST_IMAGES = statement(
  'company-images-list',
  'select slot, key, bytes from company_images where user_id = $1 order by slot',
  { slot: oneOf<ImageSlot>(), key: text, bytes },
);
const ERASE_IMAGES = statement('company-images-erase', 'delete from company_images where user_id = $1', {});

function setAddress(column: string) {
  return statement(
    `business-set-${column}`,
    `update users set ${column} = $2 where id = $1 returning ${PROFILE}`,
    { profile: json<BusinessProfile>() },
  );
}

function there<Row>(row: Row | undefined): Row {
  if (row) return row;
  throw new RequestRefused('not-found', 'accountNotFound');
}

/** What the pages of a person's business say, and whether they are a business; throws not-found. */
export async function getBusiness(
  on: Queryable,
  userId: string,
): Promise<{ profile: BusinessProfile; is_business: boolean }> {
  const [row] = await rowsOf(on, GET, [userId]);
  return there(row);
}

/** What can be changed on a business's pages; missing fields stay unchanged. */
export type BusinessChange = {
  readonly [F in keyof Omit<BusinessProfile, 'company'>]?: string | undefined;
} & {
  readonly company?:
    | { readonly name?: string | undefined; readonly website?: string | undefined }
    | undefined;
};

/** Changes what the pages of a business say. */
export async function saveBusiness(
  on: Queryable,
  userId: string,
  change: BusinessChange,
): Promise<BusinessProfile> {
  const { businessPersonName, businessTitle, businessEmail, businessPhone, company } = change;
  const texts = [businessPersonName, businessTitle, businessEmail, businessPhone];
  const addresses = [change.tripOverviewURL, change.scheduleMeetingURL, company?.name, company?.website];
  const values = [...texts, ...addresses].map((value) => value ?? null);
  const [row] = await rowsOf(on, SAVE, [userId, ...values]);
  return there(row).profile;
}

/** Sets the URL of a picture on the pages of a business; null removes it. */
export async function setImageAddress(
  on: Queryable,
  { userId, slot, address }: { userId: string; slot: ImageSlot; address: string | null },
): Promise<BusinessProfile> {
  const [row] = await rowsOf(on, SET_ADDRESS[slot], [userId, address]);
  return there(row).profile;
}

/** Stores a picture in place of the previous one. */
export async function keepImage(
  on: Queryable,
  userId: string,
  { slot, key, bytes }: CompanyImage,
  now: Date,
): Promise<void> {
  await rowsOf(on, KEEP_IMAGE, [userId, slot, key, bytes, now]);
}

/** Removes a picture; does nothing if there is none. */
export async function removeImage(on: Queryable, userId: string, slot: ImageSlot): Promise<void> {
  await rowsOf(on, REMOVE_IMAGE, [userId, slot]);
}

/** The picture with this key; null if there is none, or its account is scheduled for deletion. */
export async function findImage(on: Queryable, key: string): Promise<Buffer | null> {
  const [row] = await rowsOf(on, FIND_IMAGE, [key]);
  return row?.bytes ?? null;
}

/** All pictures of a person's company. */
export function listImages(on: Queryable, userId: string): Promise<CompanyImage[]> {
  return rowsOf(on, LIST_IMAGES, [userId]);
}

/** Erases all pictures of a person's company. */
export async function eraseImages(on: Queryable, userId: string): Promise<void> {
  await rowsOf(on, ERASE_IMAGES, [userId]);
}
