import type { TripPage } from '@wayfold/domain/page/trip-page';
import { Globe, Mail, Phone } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './contact-card.module.css';
import { mailTo, phoneTo, saidAddress } from './contact-links';

/** All contact details of the owner. */
export function ContactCard({ page: { person, website, contacts, name } }: { page: TripPage }) {
  const t = useTranslations('tripPage');
  return (
    <section className={styles.card} id="contact" data-part="contacts">
      <h2>{t('contactInformation')}</h2>
      {person?.name ? (
        <p className={styles.name} dir="auto">
          {person.name}
        </p>
      ) : null}
      <ul className={styles.list}>
        {person?.phone ? (
          <Way icon={Phone} href={phoneTo(person.phone)}>
            <bdi>{person.phone}</bdi>
          </Way>
        ) : null}
        {person?.email ? (
          <Way icon={Mail} href={mailTo(person.email, name)}>
            {person.email}
          </Way>
        ) : null}
        {website ? (
          <Way icon={Globe} href={website}>
            {saidAddress(website)}
          </Way>
        ) : null}
        {contacts.map(({ id, text, href }) =>
          href ? (
            <Way key={id} icon={iconOf(href)} href={href}>
              {text}
            </Way>
          ) : (
            <li key={id} dir="auto">
              {text}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

type Icon = ComponentType<{ size: number; strokeWidth: number; 'aria-hidden': 'true' }>;

function Way({ icon: Icon, href, children }: { icon: Icon; href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} rel="noopener noreferrer nofollow">
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        <span dir="auto">{children}</span>
      </a>
    </li>
  );
}

function iconOf(href: string): Icon {
  if (/^mailto:/i.test(href)) return Mail;
  return /^tel:/i.test(href) ? Phone : Globe;
}
