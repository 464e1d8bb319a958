import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { BookingLink } from '../../trip-ui/booking-links';
import styles from './booking-links.module.css';

/** Links to sites where a stay can be booked, each in a new tab; renders nothing if there are none. */
export function BookingLinks({ links, place }: { links: readonly BookingLink[]; place: string }) {
  const t = useTranslations('hotels');
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('bookLinks', { place })}>
      {links.map(({ id, name, href }) => (
        <li key={id}>
          <a
            className={styles.link}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('bookOn', { platform: name, place })}
          >
            {name}
            <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
