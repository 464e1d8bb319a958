import { z } from 'zod';
import { anyone, endpoint, guest, member, own } from '../kernel/endpoint';
import { TEXT_MAX } from '../kernel/plain-text';
import { sentBack } from '../kernel/sent-back';
import { StringUpTo, Text } from '../kernel/text';
import { Id, Instant, NewId } from '../kernel/values';
import { refused } from '../refusals/shape-message';
import { Preferences } from './preferences';
import { Secret } from './sign-in-endpoints';
import { Email } from './sign-in-shapes';

const ById = z.strictObject({ id: Id });
const OfUser = z.strictObject({ userId: Id });
const OneOfUser = z.strictObject({ userId: Id, id: Id });

/** The maximum length of a company picture in base64: a file of 675 KB. */
const COMPANY_PICTURE_BASE64 = 900_000;

const Phone = Text(40).regex(/^[\d\s()+./x-]*$/i, refused('phoneInvalid'));
/** An https address that people put on their pages. The server never fetches it. */
const PageUrl = Text(2_000).refine((url) => url === '' || isPageUrl(url), {
  error: refused('webAddressInvalid'),
});

/** Without a name and password before the host, which would make it look like another host. */
function isPageUrl(url: string): boolean {
  if (!/^https:\/\/[^\s\p{Cc}]+$/iu.test(url) || !URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === '' && password === '';
}

/** Someone a person travels with or sells to. */
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
  firstName: Text(TEXT_MAX.name).min(1, refused('enterName')),
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
      /** Addresses on this server; null without a picture. */
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
    summary: 'Returns the person’s preferences, with the product’s defaults for those they have not chosen.',
    params: ById,
    response: Preferences,
  }),
  savePreferences: endpoint({
    method: 'PUT',
    path: '/users/:id/preferences',
    access: own(guest, 'params.id'),
    summary: 'Changes the named preferences; the others stay the same.',
    params: ById,
    body: Preferences.partial().strict(),
    response: Preferences,
  }),
  business: endpoint({
    method: 'GET',
    path: '/users/:id/business-profile',
    access: own(member, 'params.id'),
    summary: 'Returns what the pages of a business say about it.',
    params: ById,
    response: BusinessProfile,
  }),
  saveBusiness: endpoint({
    method: 'PUT',
    path: '/users/:id/business-profile',
    access: own(member, 'params.id'),
    summary: 'Changes the named fields; the others stay the same. Only for owners of type BP.',
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
    summary:
      'Sets a picture of the company: JPEG, PNG or WebP in base64. It is re-encoded before it is stored.',
    params: CompanyImage,
    bodyLimit: COMPANY_PICTURE_BASE64 + 1_000,
    body: z.strictObject({
      base64: StringUpTo(COMPANY_PICTURE_BASE64).regex(/^[A-Za-z0-9+/]*={0,2}$/, refused('pictureNotBase64')),
    }),
    response: BusinessProfile,
  }),
  removeCompanyImage: endpoint({
    method: 'DELETE',
    path: '/users/:id/company-images/:slot',
    access: own(member, 'params.id'),
    summary: 'Removes a picture of the company.',
    params: CompanyImage,
    response: BusinessProfile,
  }),
  companyImage: endpoint({
    method: 'GET',
    path: '/company-image/:key',
    access: anyone,
    kind: 'file',
    summary: 'Returns a picture of a company, for anyone who has its address.',
    params: z.strictObject({ key: Secret }),
  }),
  contacts: endpoint({
    method: 'GET',
    path: '/users/:id/contacts',
    access: own(member, 'params.id'),
    summary: 'Lists the person’s contacts by name.',
    params: ById,
    response: z.array(Contact),
  }),
  addContact: endpoint({
    method: 'POST',
    path: '/users/:userId/contacts',
    access: own(member, 'params.userId'),
    summary: 'Adds a contact. Sending the same id again returns the existing contact.',
    params: OfUser,
    body: NewContact,
    response: Contact,
  }),
  changeContact: endpoint({
    method: 'PUT',
    path: '/users/:userId/contacts/:id',
    access: own(member, 'params.userId'),
    summary: 'Changes the named fields of a contact; the others stay the same.',
    params: OneOfUser,
    body: sentBack(Contact, {
      firstName: Text(TEXT_MAX.name).min(1, refused('enterName')).optional(),
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
    summary: 'Removes a contact. Removing it again is not an error.',
    params: OneOfUser,
    response: z.object({}),
  }),
};
