import { type ReactNode, useEffect, useId } from 'react';
import { LandingFooter } from '../../features/landing/landing-footer';
import { signIn } from '../../i18n/en/account/sign-in';
import { MessageScope } from '../../i18n/message-scope';
import { focusHeading } from '../../lib/page-focus';
import { DialogFrame } from '../../ui/dialogs/dialog-content';
import { SiteHeader } from '../site-header';
import styles from './account-card.module.css';

const messages = { signIn };

/** A page that is one card: what would be a dialog's content, with the site's bar and foot around it. */
export function AccountCard(props: {
  children: ReactNode;
  /** True where somebody signs in or up. */
  isSignInPage?: boolean;
  onBack?: (() => void) | undefined;
}) {
  const { children, isSignInPage = false, onBack } = props;
  const titleId = useId();
  // The card is all there is, as a dialog is.
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
