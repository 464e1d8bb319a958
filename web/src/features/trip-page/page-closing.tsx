import type { PageLine, TripPage } from '@wayfold/domain/page/trip-page';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../../ui/button-link';
import { OfferCard } from './offer-card';
import styles from './page-closing.module.css';
import { ContactCard } from './person/contact-card';
import { mailTo } from './person/contact-links';
import { InteractiveMapLink } from './route-map';

/** The reader's next steps: actions, what happens next, the contact, and limited-time offers. */
export function PageClosing(props: { page: TripPage; interactive: string | null; now: number }) {
  const { page, interactive, now } = props;
  const t = useTranslations('tripPage');
  const offers = page.offers.filter(({ at }) => at === null || at > now);
  const hasActions = page.actions.length > 0 || interactive !== null;
  const hasContact = page.contacts.length > 0 || page.person !== null;
  if (!hasActions && !hasContact && offers.length + page.nextSteps.length + page.validity.length === 0)
    return null;
  return (
    <div className={styles.closing}>
      <div className={styles.cards}>
        {hasActions ? (
          <section className={styles.card} data-part="actions">
            <h2>{t('actions')}</h2>
            <div className={styles.actions}>
              {actionsOf(page).map(({ id, text, href }, index) =>
                href ? (
                  <ButtonLink
                    key={id}
                    wide
                    size="large"
                    variant={index === 0 ? 'primary' : 'secondary'}
                    className={styles.action}
                    href={href}
                    rel="noopener noreferrer nofollow"
                  >
                    {text}
                  </ButtonLink>
                ) : (
                  <p key={id} className={styles.said} dir="auto">
                    {text}
                  </p>
                ),
              )}
              {interactive ? <InteractiveMapLink size="large" href={interactive} /> : null}
            </div>
          </section>
        ) : null}
        {offers.length > 0 ? <OfferCard offers={offers} validity={page.validity} now={now} /> : null}
        {page.nextSteps.length > 0 ? (
          <section className={styles.card} data-part="steps">
            <h2>{t('nextSteps')}</h2>
            <ol className={styles.steps}>
              {page.nextSteps.map(({ id, text }, index) => (
                <li key={id}>
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <span dir="auto">{text}</span>
                </li>
              ))}
            </ol>
          </section>
        ) : null}
        {hasContact ? <ContactCard page={page} /> : null}
      </div>
      {offers.length === 0 && page.validity.length > 0 ? (
        <div className={styles.validity} data-part="validity">
          {page.validity.map(({ id, text }) => (
            <p key={id} dir="auto">
              {text}
            </p>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** The actions; one without its own link starts an email to the contact person. */
function actionsOf({ actions, person, name }: TripPage): readonly PageLine[] {
  const email = person?.email ?? null;
  if (email === null) return actions;
  return actions.map((action) => ({
    ...action,
    href: action.href ?? mailTo(email, [action.text, name].filter(Boolean).join(': ')),
  }));
}
