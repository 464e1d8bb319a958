import type { TripPage } from '@wayfold/domain/page/trip-page';
import { FileText, Mail, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Mark } from '../../art/mark';
import { ButtonLink } from '../../ui/button-link';
import styles from './page-header.module.css';
import { mailTo, phoneTo } from './person/contact-links';

/** The owner of the page, a link to the PDF, and a contact link. */
export function PageHeader({ page, pdf }: { page: TripPage; pdf: string | null }) {
  const t = useTranslations('tripPage');
  const name = page.displayName || page.person?.name || 'Wayfold';
  const brand = (
    <>
      {page.logo ? (
        <img className={styles.logo} src={page.logo} alt="" />
      ) : (
        <span className={styles.mark}>
          <Mark size={32} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {page.tagline ? (
          <span className={styles.tagline} dir="auto">
            {page.tagline}
          </span>
        ) : null}
      </span>
    </>
  );
  return (
    <header className={styles.header} data-part="name">
      {page.website ? (
        <a className={styles.brand} href={page.website} rel="noopener noreferrer nofollow">
          {brand}
        </a>
      ) : page.isBusiness ? (
        <span className={styles.brand}>{brand}</span>
      ) : (
        <a className={styles.brand} href="/">
          {brand}
        </a>
      )}
      <span className={styles.actions}>
        {pdf ? (
          <ButtonLink
            className={styles.pdf}
            size="small"
            href={pdf}
            icon={<FileText size={17} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('savePdf')}
          </ButtonLink>
        ) : null}
        <Ask page={page} />
      </span>
    </header>
  );
}

function Ask({ page: { person, name: trip } }: { page: TripPage }) {
  const t = useTranslations('tripPage');
  const href = person?.email ? mailTo(person.email, trip) : person?.phone ? phoneTo(person.phone) : null;
  if (!person || href === null) return null;
  const [first] = person.name?.split(/\s/) ?? [];
  const Icon = person.email ? Mail : Phone;
  return (
    <ButtonLink
      size="small"
      variant="primary"
      href={href}
      icon={<Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
    >
      {first ? t('contact', { name: first }) : t('contactEmail')}
    </ButtonLink>
  );
}
