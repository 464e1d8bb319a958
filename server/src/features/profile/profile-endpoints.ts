import type { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { profile } from '@wayfold/contract/people/profile-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { newId } from '@wayfold/domain/document/ids';
import { inTransaction } from '../../db/statement';
import { askersOf } from '../../http/askers';
import type { Handlers } from '../../http/bind';
import type { Services } from '../../services';
import { getBusiness, saveBusiness } from './business-store';
import { removeCompanyImage, saveCompanyImage, sendCompanyImage } from './company-images';
import { addContact, changeContact, listContacts, MOST_CONTACTS, removeContact } from './contacts-store';
import { changePreferences, readPreferences } from './preferences';

/** Endpoints for what people store in their account. */
export function profileHandlers(services: Services): Handlers<typeof profile> {
  const { pool } = services.database;

  /** A person who is no longer a business may still read and clear what their pages said. */
  const refuseOthers = async (userId: string) => {
    const { is_business: isBusiness } = await getBusiness(pool, userId);
    if (!isBusiness) {
      throw new RequestRefused('forbidden', 'businessOnly');
    }
  };

  return {
    preferences: async ({ actor }) => readPreferences(pool, actor.userId),
    savePreferences: async ({ actor, body }) => changePreferences(pool, actor.userId, body),
    business: async ({ actor }) => (await getBusiness(pool, actor.userId)).profile,
    saveBusiness: async ({ actor, body }) => {
      await refuseOthers(actor.userId);
      return saveBusiness(pool, actor.userId, body);
    },
    saveCompanyImage: async ({ actor, params, body, request }) => {
      await refuseOthers(actor.userId);
      const askers = askersOf(request, actor);
      return saveCompanyImage(services, { actor, slot: params.slot, base64: body.base64, askers });
    },
    removeCompanyImage: async ({ actor, params }) => removeCompanyImage(services, actor.userId, params.slot),
    companyImage: async ({ params, reply }) => {
      await sendCompanyImage(services, params.key, reply);
      return undefined as never; // the picture was sent above
    },
    contacts: async ({ actor }) => listContacts(pool, actor.userId),
    addContact: async ({ actor, body: { id = newId(), ...fields } }) => {
      const wanted = { ...fields, id, userId: actor.userId };
      const contact = await inTransaction(pool, (on) => addContact(on, wanted, services.now()));
      if (contact === null) throw noSuchContact();
      if (contact !== 'full') return contact;
      throw new RequestRefused('conflict', ['contactsFull', { most: MOST_CONTACTS }]);
    },
    changeContact: async ({ actor, params, body }) => {
      const which = { userId: actor.userId, id: params.id };
      const contact = await changeContact(pool, which, body, services.now());
      if (contact) return contact;
      throw noSuchContact();
    },
    removeContact: async ({ actor, params }) => {
      await removeContact(pool, actor.userId, params.id);
      return {};
    },
  };
}

function noSuchContact(): ProblemError {
  return new RequestRefused('not-found', 'contactNotFound');
}
