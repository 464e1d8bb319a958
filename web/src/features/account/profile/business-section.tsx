import { TEXT_MAX } from '@wayfold/contract/kernel/plain-text';
import type { User } from '@wayfold/contract/people/accounts-endpoints';
import type { BusinessProfile } from '@wayfold/contract/people/profile-endpoints';
import { GENERAL_EMAIL } from '@wayfold/contract/people/sign-in-rules';
import { useTranslations } from 'use-intl';
import { useAccountEdit } from '../../../api/account/account-edits';
import { useBusinessProfile } from '../../../api/account/business-profile';
import { DraftField } from '../draft-field';
import styles from '../fields.module.css';
import { PartState } from '../part-state';
import { Section } from '../section';
import { CompanyImages } from './company-images';
import { PHONE, PHONE_MAX } from './contact-form';
import { completeLink, isPageLink } from './page-link';

const LINK_MAX = 2_000;

/** The company details shown on the pages of a business; for owners of type BP. */
export function BusinessSection({ user }: { user: User }) {
  const t = useTranslations('account');
  const query = useBusinessProfile(user.id);
  const { waiting } = useAccountEdit('business');
  return (
    <Section id="business" title={t('business')} help={t('businessHelp')}>
      {query.data ? (
        <BusinessFields
          userId={user.id}
          profile={{ ...query.data, ...waiting, company: { ...query.data.company, ...waiting.company } }}
        />
      ) : (
        <PartState query={query} lines={4} />
      )}
    </Section>
  );
}

function BusinessFields({ userId, profile }: { userId: string; profile: BusinessProfile }) {
  const t = useTranslations('account');
  const { edit, refusedAt } = useAccountEdit('business');
  const { company } = profile;
  // The company is a single field of the request, so both of its texts are sent together.
  const editCompany = (change: { name?: string; website?: string }) =>
    edit({ company: { name: company.name, website: company.website, ...change } });
  const link = {
    inputMode: 'url',
    placeholder: t('linkPlaceholder'),
    maxLength: LINK_MAX,
    complete: completeLink,
    check: (text: string) => (isPageLink(text) ? undefined : t('linkInvalid')),
  } as const;
  return (
    <>
      <div className={styles.two}>
        <DraftField
          label={t('businessPerson')}
          saved={profile.businessPersonName}
          maxLength={TEXT_MAX.name}
          onSave={(businessPersonName) => edit({ businessPersonName })}
          refused={refusedAt('businessPersonName')}
        />
        <DraftField
          label={t('businessTitle')}
          saved={profile.businessTitle}
          maxLength={TEXT_MAX.name}
          onSave={(businessTitle) => edit({ businessTitle })}
          refused={refusedAt('businessTitle')}
        />
        <DraftField
          label={t('businessEmail')}
          type="email"
          saved={profile.businessEmail}
          maxLength={254}
          check={(text) => (text === '' || GENERAL_EMAIL.test(text) ? undefined : t('emailInvalid'))}
          onSave={(businessEmail) => edit({ businessEmail })}
          refused={refusedAt('businessEmail')}
        />
        <DraftField
          label={t('businessPhone')}
          type="tel"
          saved={profile.businessPhone}
          maxLength={PHONE_MAX}
          check={(text) => (PHONE.test(text) ? undefined : t('phoneInvalid'))}
          onSave={(businessPhone) => edit({ businessPhone })}
          refused={refusedAt('businessPhone')}
        />
        <DraftField
          {...link}
          label={t('overviewVideo')}
          help={t('overviewVideoHelp')}
          saved={profile.tripOverviewURL}
          onSave={(tripOverviewURL) => edit({ tripOverviewURL })}
          refused={refusedAt('tripOverviewURL')}
        />
        <DraftField
          {...link}
          label={t('meeting')}
          help={t('meetingHelp')}
          saved={profile.scheduleMeetingURL}
          onSave={(scheduleMeetingURL) => edit({ scheduleMeetingURL })}
          refused={refusedAt('scheduleMeetingURL')}
        />
        <DraftField
          label={t('companyName')}
          saved={company.name}
          maxLength={TEXT_MAX.name}
          onSave={(name) => editCompany({ name })}
        />
        <DraftField
          {...link}
          label={t('website')}
          saved={company.website}
          onSave={(website) => editCompany({ website })}
          refused={companyRefusal(refusedAt('company'))}
        />
      </div>
      <CompanyImages userId={userId} company={company} />
    </>
  );
}

/** The error of the company's website. Any name is accepted, so only the website can be rejected. */
function companyRefusal(refused: ReturnType<ReturnType<typeof useAccountEdit<'business'>>['refusedAt']>) {
  if (!refused) return undefined;
  const { website } = refused.value as { website: string }; // what `editCompany` sent
  return { ...refused, value: website };
}
