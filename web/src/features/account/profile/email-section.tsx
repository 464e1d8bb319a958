import type { User } from '@wayfold/contract/people/accounts-endpoints';
import { Mail } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useAccountEdit } from '../../../api/account/account-edits';
import { Switch } from '../../../ui/fields/switch';
import { Row, Rows } from '../row';
import { Section } from '../section';

/** Emails that the account doesn't require. */
export function EmailSection({ user }: { user: User }) {
  const t = useTranslations('account');
  const { edit } = useAccountEdit('user');
  return (
    <Section id="email" title={t('mail')} help={t('mailHelp')}>
      <Rows>
        <Row
          icon={Mail}
          title={t('tips')}
          action={
            <Switch
              label={t('tips')}
              labelHidden
              isOn={user.isSubscriber}
              onChange={(isSubscriber) => edit({ isSubscriber })}
            />
          }
        >
          {t('tipsHelp')}
        </Row>
      </Rows>
    </Section>
  );
}
