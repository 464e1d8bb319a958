import { TEXT_MAX } from '@wayfold/contract/kernel/plain-text';
import type { User } from '@wayfold/contract/people/accounts-endpoints';
import { useTranslations } from 'use-intl';
import { useAccountEdit } from '../../../api/account/account-edits';
import { useUserTypes } from '../../../api/account/user-types';
import { useRefusalWords } from '../../../i18n/refusal-words';
import { Select } from '../../../ui/fields/select';
import { DraftField } from '../draft-field';
import styles from '../fields.module.css';
import { Section } from '../section';
import { EmailField } from './email-field';

/** The user's details: names, email address, and how they describe themselves. */
export function ProfileSection({ user }: { user: User }) {
  const t = useTranslations('account');
  const { edit, refusedAt } = useAccountEdit('user');
  return (
    <Section id="profile" title={t('profile')} help={t('profileHelp')}>
      <div className={styles.two}>
        <DraftField
          label={t('firstName')}
          autoComplete="given-name"
          saved={user.firstName}
          maxLength={TEXT_MAX.name}
          check={(text) => (text === '' ? t('firstNameMissing') : undefined)}
          onSave={(firstName) => edit({ firstName })}
          refused={refusedAt('firstName')}
        />
        <DraftField
          label={t('lastName')}
          autoComplete="family-name"
          saved={user.lastName}
          maxLength={TEXT_MAX.name}
          check={(text) => (text === '' ? t('lastNameMissing') : undefined)}
          onSave={(lastName) => edit({ lastName })}
          refused={refusedAt('lastName')}
        />
        <EmailField user={user} />
        <UserType user={user} />
      </div>
    </Section>
  );
}

function UserType({ user }: { user: User }) {
  const t = useTranslations('account');
  const say = useRefusalWords();
  const { edit, refusedAt } = useAccountEdit('user');
  const types = useUserTypes() ?? [];
  const { typeDetail } = user;
  const options = types.map(({ type }) => ({ id: type, label: type }));
  const refused = refusedAt('typeDetail');
  // The user keeps their description even if it is no longer offered to others.
  const isListed = typeDetail === null || options.some(({ id }) => id === typeDetail);
  return (
    <Select
      label={t('describe')}
      placeholder={t('describeHint')}
      options={isListed ? options : [{ id: typeDetail, label: typeDetail }, ...options]}
      value={typeDetail}
      onChange={(next) => edit({ typeDetail: next })}
      error={refused && say(refused.refusal)}
    />
  );
}
