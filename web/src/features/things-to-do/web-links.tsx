import { shortPlaceLabel } from '@wayfold/domain/format/place-label';
import { ArrowUpRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSetting } from '../../api/client/settings';
import { useBookingPlatforms } from '../../api/places/stays';
import { fillTemplate } from '../../lib/template';
import { bookingLinks } from '../../trip-ui/booking-links';
import type { Things } from './list/use-things';
import styles from './web-links.module.css';

/** Links to other sites about a stop: the event and place searches in the settings, and sites for booking tables. */
export function WebLinks({ things: { stop, where } }: { things: Things }) {
  const t = useTranslations('thingsToDo');
  const eventSearch = useSetting('event_search_url');
  const placeSearch = useSetting('destination_search_url');
  const tables = useBookingPlatforms('restaurant');
  if (!stop || (where !== 'near' && where !== 'along')) return null;
  const place = shortPlaceLabel(stop);
  const facts = { place, checkin: stop.dtArrive, nights: stop.nights, guests: 1 };
  const links = [
    { id: 'events', label: t('webEvents', { place: stop.name }), href: webAddress(eventSearch, place) },
    { id: 'place', label: t('webPlace', { place: stop.name }), href: webAddress(placeSearch, place) },
    ...bookingLinks(tables, stop.name, facts).map(({ id, name, href }) => ({
      id,
      label: t('webTables', { name }),
      href,
    })),
  ];
  return (
    <nav className={styles.links} aria-label={t('webLinks')}>
      {links.map(({ id, label, href }) =>
        href === null ? null : (
          <a key={id} href={href} target="_blank" rel="noreferrer">
            {label}
            <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden="true" />
            <span className="visually-hidden">{t('opensNewTab')}</span>
          </a>
        ),
      )}
    </nav>
  );
}

/** The URL that a setting makes for a place; null if it isn't a URL the browser may open. */
function webAddress(template: string, place: string): string | null {
  const address = fillTemplate(template, { place });
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : null;
}
