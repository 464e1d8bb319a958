import { type TripDocument, textsOf } from '@wayfold/domain/document/trip-document';
import { personOf } from '@wayfold/domain/page/trip-page';
import { ownerToOthers, type TripOwner } from '@wayfold/domain/page/trip-view';
import { useSignedIn } from '../../api/account/account';
import { useBusinessProfile } from '../../api/account/business-profile';

/** The contact details that a shared trip shows. */
export interface ShownContact {
  /** Names, addresses and lines on its page; empty if nothing can be shown. */
  readonly shown: readonly string[];
  /** What is missing: an account, a confirmed email address, or a filled-in business page. */
  readonly missing:
    | { readonly what: 'account' | 'business' }
    | { readonly what: 'email'; readonly email: string }
    | null;
}

const NOT_SAID: TripOwner = {
  type: null,
  businessPersonName: null,
  businessTitle: null,
  businessEmail: null,
  businessPhone: null,
  tripOverviewURL: null,
  scheduleMeetingURL: null,
  company: null,
};

/** The contact details of a share, by the same rules as its page; null until they are known. */
export function useShownContact(document: TripDocument): ShownContact | null {
  const user = useSignedIn();
  const isBusiness = user?.type === 'BP';
  const business = useBusinessProfile(isBusiness ? user.id : null);
  const lines = textsOf(document, 'contacts').map(({ text }) => text);
  if (user === undefined || (isBusiness && !business.data)) return null;
  if (user === null) return { shown: lines, missing: { what: 'account' } };

  const { firstName, lastName, email, emailConfirmed } = user;
  const named = { name: `${firstName} ${lastName}`.trim() || null, email: emailConfirmed ? email : null };
  const owner = ownerToOthers({ ...NOT_SAID, ...business.data, type: user.type }, named);
  const person = owner && personOf(owner);
  const reached = person ? [person.name, person.email, person.phone].filter((part) => part !== null) : [];
  const shown = [...reached, ...lines];
  if (isBusiness) return { shown, missing: person === null ? { what: 'business' } : null };
  return { shown, missing: emailConfirmed ? null : { what: 'email', email } };
}
