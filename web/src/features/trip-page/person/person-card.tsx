import type { PagePerson } from '@wayfold/domain/page/trip-page';
import { CalendarDays, CirclePlay, Mail, Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { initialsOf } from '../../../lib/initials';
import { ButtonLink } from '../../../ui/button-link';
import { mailTo, phoneTo } from './contact-links';
import styles from './person-card.module.css';

/** The person who plans the trip, with their contact details, their video and their calendar. */
export function PersonCard({ person }: { person: PagePerson }) {
  const t = useTranslations('tripPage');
  const { name, title, email, phone, video, meeting } = person;
  const [first = '', ...others] = (name ?? '').split(/\s+/);
  const initials = initialsOf({ firstName: first, lastName: others.at(-1) ?? '', email: email ?? '' });
  return (
    <section className={styles.card} aria-label={t('contactBlock')}>
      {initials ? (
        <span className={styles.disc} aria-hidden="true">
          {initials}
        </span>
      ) : null}
      <div className={styles.words}>
        {name ? (
          <p className={styles.name} dir="auto">
            {name}
          </p>
        ) : null}
        {title ? (
          <p className={styles.title} dir="auto">
            {title}
          </p>
        ) : null}
        <p className={styles.reach}>
          {email ? (
            <a href={mailTo(email)}>
              <Mail size={16} strokeWidth={1.75} aria-hidden="true" />
              {email}
            </a>
          ) : null}
          {phone ? (
            <a href={phoneTo(phone)}>
              <Phone size={16} strokeWidth={1.75} aria-hidden="true" />
              <bdi>{phone}</bdi>
            </a>
          ) : null}
        </p>
      </div>
      {video || meeting ? (
        <p className={styles.actions}>
          {video ? (
            <ButtonLink
              href={video}
              rel="noopener noreferrer nofollow"
              icon={<CirclePlay size={18} strokeWidth={1.75} aria-hidden="true" />}
            >
              {t('video')}
            </ButtonLink>
          ) : null}
          {meeting ? (
            <ButtonLink
              href={meeting}
              rel="noopener noreferrer nofollow"
              variant="primary"
              icon={<CalendarDays size={18} strokeWidth={1.75} aria-hidden="true" />}
            >
              {t('meeting')}
            </ButtonLink>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}
