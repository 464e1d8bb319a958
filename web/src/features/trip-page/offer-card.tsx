import { timeLeft } from '@wayfold/domain/dates/time-left';
import type { PageLine, PageOffer } from '@wayfold/domain/page/trip-page';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../../ui/button-link';
import styles from './offer-card.module.css';

/** Limited-time offers, and how long the prices are valid. */
export function OfferCard(props: {
  offers: readonly PageOffer[];
  validity: readonly PageLine[];
  now: number;
}) {
  const { offers, validity, now } = props;
  const t = useTranslations('tripPage');
  return (
    <section className={styles.card} data-part="offers validity">
      <h2>{t('offer')}</h2>
      {offers.map((offer, index) => (
        <div key={offer.id} className={styles.offer}>
          <p className={styles.words} dir="auto">
            {offer.text}
          </p>
          <Ending offer={offer} now={now} />
          {/* Applies to all offers, so it is shown before the last button. */}
          {index === offers.length - 1
            ? validity.map(({ id, text }) => (
                <p key={id} className={styles.validity} dir="auto">
                  {text}
                </p>
              ))
            : null}
          {offer.href ? (
            <ButtonLink variant="offer" size="large" href={offer.href} rel="noopener noreferrer nofollow">
              {t('bookOffer')}
            </ButtonLink>
          ) : null}
        </div>
      ))}
    </section>
  );
}

function Ending({ offer: { at, ends }, now }: { offer: PageOffer; now: number }) {
  const t = useTranslations('tripPage');
  const left = at === null ? null : timeLeft(at, now);
  if (!left) return null;
  return (
    <p className={styles.ending}>
      <span>{t('offerEnds', { when: ends ?? '' })}</span>
      <strong>{t(`offerLeft.${left.unit}`, { count: left.count })}</strong>
    </p>
  );
}
