import type { Contact } from '@wayfold/contract/people/profile-endpoints';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useContacts, useRemoveContact } from '../../../api/account/contacts';
import { useFocusOnClose } from '../../../lib/focus-later';
import { initialsOf } from '../../../lib/initials';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog';
import { EmptyState } from '../../../ui/empty-state';
import { TextButton } from '../../../ui/text-button';
import { PartState } from '../part-state';
import { useProblemWords } from '../problem-words';
import { Section } from '../section';
import { ContactDialog } from './contact-dialog';
import { contactName } from './contact-form';
import styles from './contacts-section.module.css';

/** The people the user travels with or plans for. */
export function ContactsSection({ userId }: { userId: string }) {
  const t = useTranslations('account');
  const query = useContacts(userId);
  const [edited, setEdited] = useState<Contact | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Contact | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  useFocusOnClose(edited !== null || leaving !== null, () => addButton.current);
  const add = (
    <Button ref={addButton} size="small" onClick={() => setEdited('new')}>
      {t('contactAdd')}
    </Button>
  );
  return (
    <Section id="contacts" title={t('contacts')} help={t('contactsHelp')}>
      {query.data === undefined ? (
        <PartState query={query} lines={3} />
      ) : query.data.length === 0 ? (
        <EmptyState title={t('contactsNone')} help={t('contactsNoneHelp')} action={add} headingLevel={3} />
      ) : (
        <>
          <ul className={styles.list}>
            {query.data.map((contact) => (
              <ContactRow
                key={contact.id}
                contact={contact}
                onEdit={() => setEdited(contact)}
                onDelete={() => setLeaving(contact)}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      {edited ? (
        <ContactDialog
          userId={userId}
          contact={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {leaving ? (
        <DeleteContactDialog userId={userId} contact={leaving} onClose={() => setLeaving(null)} />
      ) : null}
    </Section>
  );
}

function ContactRow(props: { contact: Contact; onEdit: () => void; onDelete: () => void }) {
  const { contact, onEdit, onDelete } = props;
  const t = useTranslations('account');
  const name = contactName(contact);
  return (
    <li className={styles.row}>
      <Avatar initials={initialsOf(contact)} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>
          {[contact.email, contact.phone, contact.notes].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles.buttons}>
        <TextButton onClick={onEdit} aria-label={t('contactEditLabel', { name })}>
          {t('contactEdit')}
        </TextButton>
        <TextButton tone="danger" onClick={onDelete} aria-label={t('contactDeleteLabel', { name })}>
          {t('contactDelete')}
        </TextButton>
      </div>
    </li>
  );
}

/** Confirms that a contact will be deleted; an error is shown in the browser's own alert. */
function DeleteContactDialog(props: { userId: string; contact: Contact; onClose: () => void }) {
  const { userId, contact, onClose } = props;
  const t = useTranslations('account');
  const sayProblem = useProblemWords();
  const { mutateAsync, isPending } = useRemoveContact(userId);

  async function remove() {
    try {
      await mutateAsync(contact.id);
      onClose();
    } catch (problem) {
      onClose();
      alert(sayProblem(problem));
    }
  }

  return (
    <ConfirmDialog
      item={t('contactItem')}
      detail={t('contactDeleteHelp', { name: contactName(contact) })}
      isOpen
      isBusy={isPending}
      onCancel={onClose}
      onConfirm={() => void remove()}
    />
  );
}
