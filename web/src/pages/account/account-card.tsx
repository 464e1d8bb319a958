import { type ReactNode, useEffect, useId } from 'react';
import { LandingFooter } from '../../features/landing/landing-footer';
import { signIn } from '../../i18n/en/account/sign-in';
import { MessageScope } from '../../i18n/message-scope';
import { refusals } from '../../i18n/refusals';
import { focusHeading } from '../../lib/page-focus';
import { DialogFrame } from '../../ui/dialogs/dialog-content';
import { SiteHeader } from '../site-header';
import styles from './account-card.module.css';

const messages = { refusals, signIn };

/** A page made of one card: the content of a dialog, with the site's header and footer around it. */
export function AccountCard(props: {
  children: ReactNode;
  /** True if the page is for signing in or up. */
  isSignInPage?: boolean;
  onBack?: (() => void) | undefined;
}) {
  const { children, isSignInPage = false, onBack } = props;
  const titleId = useId();
  // The card is the whole page, so it takes focus the way a dialog does.
  useEffect(focusHeading, []);
  return (
    <MessageScope messages={messages}>
      <div className={styles.page}>
        <SiteHeader isSignInPage={isSignInPage} />
        <main className={styles.main} aria-labelledby={titleId}>
          <div className={styles.card}>
            <DialogFrame value={{ titleId, headingLevel: 1, onClose: null, onBack }}>{children}</DialogFrame>
          </div>
        </main>
        <LandingFooter />
      </div>
    </MessageScope>
  );
}
