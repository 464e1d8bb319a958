import type { User } from '@wayfold/contract/people/accounts-endpoints';
import type { Security } from '@wayfold/contract/people/security-endpoints';
import { useTranslations } from 'use-intl';
import { useSecurity } from '../../../api/account/security';
import { PartState } from '../part-state';
import { Rows } from '../row';
import { Section } from '../section';
import { AuthenticatorRow } from './authenticator-row';
import { PasskeysRow } from './passkeys-row';
import { type NewPasswordField, PasswordRow } from './password-row';
import { SessionsTable } from './sessions-table';

/** The security settings of the account, and its sessions. */
export function SecuritySection(props: {
  user: User;
  newPasswordField: NewPasswordField;
  onSignedOut: () => void;
}) {
  const { user, newPasswordField, onSignedOut } = props;
  const t = useTranslations('accountSecurity');
  const query = useSecurity(user.id);
  return (
    <Section id="security" title={t('title')} help={t('help')}>
      {query.data ? (
        <Ways user={user} security={query.data} newPasswordField={newPasswordField} />
      ) : (
        <PartState query={query} lines={4} />
      )}
      <SessionsTable userId={user.id} onSignedOut={onSignedOut} />
    </Section>
  );
}

function Ways(props: { user: User; security: Security; newPasswordField: NewPasswordField }) {
  const { user, security, newPasswordField } = props;
  return (
    <Rows>
      <PasswordRow user={user} security={security} newPasswordField={newPasswordField} />
      <PasskeysRow userId={user.id} passkeys={security.passkeys} />
      <AuthenticatorRow user={user} totp={security.totp} />
    </Rows>
  );
}
