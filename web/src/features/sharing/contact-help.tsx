import { Link } from '@tanstack/react-router';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import { openAccountDialog } from '../../lib/account-dialogs';
import { links } from '../../lib/links';
import { TextButton } from '../../ui/text-button';
import { useShownContact } from './use-shown-contact';

/** Says which contact details a share shows, and links to what is missing. */
export function ContactHelp({ document }: { document: TripDocument }) {
  const t = useTranslations('sharing');
  const contact = useShownContact(document);
  if (!contact) return t('contactHelp');
  const { shown, missing } = contact;
  const says = shown.length > 0 ? t('contactShows', { what: shown.join(', ') }) : t('contactNothing');
  return (
    <>
      {says}{' '}
      {missing?.what === 'account'
        ? t.rich('contactNeedsAccount', {
            link: (words) => (
              <TextButton onClick={() => openAccountDialog({ kind: 'sign-up', reason: t('contactReason') })}>
                {words}
              </TextButton>
            ),
          })
        : null}
      {missing?.what === 'email'
        ? t.rich('contactNeedsEmail', {
            email: missing.email,
            link: (words) => <Link {...links.account('profile')}>{words}</Link>,
          })
        : null}
      {missing?.what === 'business'
        ? t.rich('contactNeedsBusiness', {
            link: (words) => <Link {...links.account('business')}>{words}</Link>,
          })
        : null}
    </>
  );
}
