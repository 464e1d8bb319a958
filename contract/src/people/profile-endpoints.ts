import { z } from 'zod';
import { anyone, endpoint, guest, member, own } from '../kernel/endpoint';
import { sentBack } from '../kernel/sent-back';
import { StringUpTo, TEXT_MAX, Text } from '../kernel/text';
import { Id, Instant, NewId } from '../kernel/values';
import { Preferences } from './preferences';
import { Secret } from './sign-in-endpoints';
import { Email } from './sign-in-shapes';

const ById = z.strictObject({ id: Id });
const OfUser = z.strictObject({ userId: Id });
const OneOfUser = z.strictObject({ userId: Id, id: Id });

/** Letters of the longest picture of a company in base64: 675 KB of file. */
const COMPANY_PICTURE_BASE64 = 900_000;

const Phone = Text(40).regex(/^[\d\s()+./x-]*$/i, 'Use digits, spaces and + ( ) - only.');
/** An https address people put on their pages; nobody but a visitor's browser ever follows it. */
const PageUrl = Text(2_000).refine((url) => url === '' || isPageUrl(url), {
  error: 'Use an address that begins with https://.',
});

/** Without a name and password before its host, which would let it look like another one. */
function isPageUrl(url: string): boolean {
  if (!/^https:\/\/[^\s\p{Cc}]+$/iu.test(url) || !URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === '' && password === '';
}

/** Somebody a person travels with or sells to. */
export const Contact = z
  .object({
    id: Id,
    userId: Id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    notes: z.string(),
    updatedAt: Instant,
  })
  .meta({ id: 'Contact' });
export type Contact = z.infer<typeof Contact>;

const NewContact = sentBack(Contact, {
  id: NewId.optional(),
  firstName: Text(TEXT_MAX.name).min(1, 'Write a name.'),
  lastName: Text(TEXT_MAX.name).default(''),
  email: Email.or(z.literal('')).default(''),
  phone: Phone.default(''),
  notes: Text(TEXT_MAX.notes).default(''),
});

/** What the pages of a business say about it. Empty texts are not shown. */
export const BusinessProfile = z
  .object({
    businessPersonName: z.string(),
    businessTitle: z.string(),
    businessEmail: z.string(),
    businessPhone: z.string(),
    /** An overview video. */
    tripOverviewURL: z.string(),
    scheduleMeetingURL: z.string(),
    company: z.object({
      name: z.string(),
      website: z.string(),
      /** Addresses of this server, null without a picture. */
      image1: z.string().nullable(),
      image2: z.string().nullable(),
    }),
  })
  .meta({ id: 'BusinessProfile' });
export type BusinessProfile = z.infer<typeof BusinessProfile>;

const CompanyImage = z.strictObject({ id: Id, slot: z.enum(['image1', 'image2']) });

export const profile = {
  preferences: endpoint({
    method: 'GET',
    path: '/users/:id/preferences',
    access: own(guest, 'params.id'),
    summary: 'What suggestions start from: what the person chose, else the product’s defaults.',
    params: ById,
    response: Preferences,
  }),
  savePreferences: endpoint({
    method: 'PUT',
    path: '/users/:id/preferences',
    access: own(guest, 'params.id'),
    summary: 'Changes the named preferences; the others stay.',
    params: ById,
    body: Preferences.partial().strict(),
    response: Preferences,
  }),
  business: endpoint({
    method: 'GET',
    path: '/users/:id/business-profile',
    access: own(member, 'params.id'),
    summary: 'What the pages of a business say about it.',
    params: ById,
    response: BusinessProfile,
  }),
  saveBusiness: endpoint({
    method: 'PUT',
    path: '/users/:id/business-profile',
    access: own(member, 'params.id'),
    summary: 'Changes the named fields; the others stay. For owners of type BP.',
    params: ById,
    body: sentBack(BusinessProfile, {
      businessPersonName: Text(TEXT_MAX.name).optional(),
      businessTitle: Text(TEXT_MAX.name).optional(),
      businessEmail: Email.or(z.literal('')).optional(),
      businessPhone: Phone.optional(),
      tripOverviewURL: PageUrl.optional(),
      scheduleMeetingURL: PageUrl.optional(),
      company: sentBack(BusinessProfile.shape.company, {
        name: Text(TEXT_MAX.name).optional(),
        website: PageUrl.optional(),
      }).optional(),
    }),
    response: BusinessProfile,
  }),
  saveCompanyImage: endpoint({
    method: 'PUT',
    path: '/users/:id/company-images/:slot',
    access: own(member, 'params.id'),
    summary: 'A picture of the company: JPEG, PNG or WebP in base64. It is drawn anew before it is kept.',
    params: CompanyImage,
    bodyLimit: COMPANY_PICTURE_BASE64 + 1_000,
    body: z.strictObject({
      base64: StringUpTo(COMPANY_PICTURE_BASE64).regex(
        /^[A-Za-z0-9+/]*={0,2}$/,
        'Send the picture in base64.',
      ),
    }),
    response: BusinessProfile,
  }),
  removeCompanyImage: endpoint({
    method: 'DELETE',
    path: '/users/:id/company-images/:slot',
    access: own(member, 'params.id'),
    summary: 'Takes a picture of the company away.',
    params: CompanyImage,
    response: BusinessProfile,
  }),
  companyImage: endpoint({
    method: 'GET',
    path: '/company-image/:key',
    access: anyone,
    kind: 'file',
    summary: 'A picture of a company, for whoever was shown its address.',
    params: z.strictObject({ key: Secret }),
  }),
  contacts: endpoint({
    method: 'GET',
    path: '/users/:id/contacts',
    access: own(member, 'params.id'),
    summary: 'The person’s contacts by name.',
    params: ById,
    response: z.array(Contact),
  }),
  addContact: endpoint({
    method: 'POST',
    path: '/users/:userId/contacts',
    access: own(member, 'params.userId'),
    summary: 'Adds a contact. Sending the same id again answers the contact as it is.',
    params: OfUser,
    body: NewContact,
    response: Contact,
  }),
  changeContact: endpoint({
    method: 'PUT',
    path: '/users/:userId/contacts/:id',
    access: own(member, 'params.userId'),
    summary: 'Changes the named fields of a contact; the others stay.',
    params: OneOfUser,
    body: sentBack(Contact, {
      firstName: Text(TEXT_MAX.name).min(1, 'Write a name.').optional(),
      lastName: Text(TEXT_MAX.name).optional(),
      email: Email.or(z.literal('')).optional(),
      phone: Phone.optional(),
      notes: Text(TEXT_MAX.notes).optional(),
    }),
    response: Contact,
  }),
  removeContact: endpoint({
    method: 'DELETE',
    path: '/users/:userId/contacts/:id',
    access: own(member, 'params.userId'),
    summary: 'Removes a contact; one that is gone is no error.',
    params: OneOfUser,
    response: z.object({}),
  }),
};
