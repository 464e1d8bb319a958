import { TEXT_MAX } from '@wayfold/contract/kernel/plain-text';
import type { Contact } from '@wayfold/contract/people/profile-endpoints';
import { newId } from '@wayfold/domain/document/ids';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ContactFields, useSaveContact } from '../../../api/account/contacts';
import { isSameForm } from '../../../planner-state/kept-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { useLeaving } from '../../../ui/dialogs/use-leaving';
import { TextArea, TextField } from '../../../ui/fields/text-field';
import styles from '../dialog-form.module.css';
import { useCall } from '../use-call';
import { contactErrors, contactFields, contactForm, PHONE_MAX } from './contact-form';

/** Adds or edits a contact. */
export function ContactDialog(props: { userId: string; contact: Contact | null; onClose: () => void }) {
  const { userId, contact, onClose } = props;
  const t = useTranslations('account');
  const ui = useTranslations('ui');
  const formId = useId();
  const [before] = useState(() => contactForm(contact));
  const [form, setForm] = useState(before);
  const [isChecked, setChecked] = useState(false);
  // Retries use the same id, so a lost response doesn't create a second contact.
  const [id] = useState(() => contact?.id ?? newId());
  const { mutateAsync } = useSaveContact(userId);
  const { run, isBusy, problem } = useCall(mutateAsync);
  const errors = isChecked ? contactErrors(form) : {};
  const set = (change: Partial<ContactFields>) => setForm({ ...form, ...change });
  const hasChanges = !isSameForm(before, form);
  const { leave, question } = useLeaving({ hasChanges, title: t('leaveContact'), onLeave: onClose });

  async function save(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(contactErrors(form)).length > 0) return;
    if (await run({ id, isNew: contact === null, fields: contactFields(form) })) onClose();
  }

  return (
    <Dialog
      title={contact ? t('contactEditTitle') : t('contactAddTitle')}
      isOpen
      onClose={leave}
      actions={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={isBusy ? t('saving') : undefined}>
            {ui('save')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        {problem ? <Banner tone="danger">{problem}</Banner> : null}
        <div className={styles.two}>
          <TextField
            label={t('firstName')}
            value={form.firstName}
            onChange={(firstName) => set({ firstName })}
            maxLength={TEXT_MAX.name}
            error={errors.firstName && t(errors.firstName)}
            autoFocus
          />
          <TextField
            label={t('lastName')}
            hint={t('optional')}
            value={form.lastName}
            onChange={(lastName) => set({ lastName })}
            maxLength={TEXT_MAX.name}
          />
          <TextField
            label={t('email')}
            hint={t('optional')}
            type="email"
            value={form.email}
            onChange={(email) => set({ email })}
            maxLength={254}
            error={errors.email && t(errors.email)}
          />
          <TextField
            label={t('contactPhone')}
            hint={t('optional')}
            type="tel"
            value={form.phone}
            onChange={(phone) => set({ phone })}
            maxLength={PHONE_MAX}
            error={errors.phone && t(errors.phone)}
          />
          <TextArea
            label={t('contactNotes')}
            hint={t('optional')}
            value={form.notes}
            onChange={(notes) => set({ notes })}
            maxLength={TEXT_MAX.notes}
            className={styles.wide}
          />
        </div>
      </form>
      {question}
    </Dialog>
  );
}
