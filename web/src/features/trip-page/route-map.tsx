import type { PageLinks } from '@wayfold/domain/page/shared-page';
import type { PageStop } from '@wayfold/domain/page/trip-page';
import { MapPin } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../../ui/button-link';
import { classNames } from '../../ui/class-names';
import styles from './route-map.module.css';

/** The size the server draws it in, in CSS pixels. */
const SIZE = { width: 536, height: 466 } as const;

/** The route as a static map, and a link to the interactive map. */
export function RouteMap(props: {
  stops: readonly PageStop[];
  map: PageLinks['map'];
  interactive: string | null;
}) {
  const { stops, map, interactive } = props;
  const t = useTranslations('tripPage');
  const alt = t('mapOf', { names: stops.map(({ name }) => name).join(', ') });
  return (
    <div className={styles.side}>
      {map ? (
        <>
          <img className={classNames(styles.map, styles.light)} src={map.light} alt={alt} {...SIZE} />
          {/* The hidden image isn't loaded. */}
          <img
            className={classNames(styles.map, styles.dark)}
            src={map.dark}
            alt={alt}
            {...SIZE}
            loading="lazy"
          />
        </>
      ) : null}
      {interactive ? <InteractiveMapLink href={interactive} /> : null}
    </div>
  );
}

/** Links to the planner with this trip. */
export function InteractiveMapLink({ href, size = 'medium' }: { href: string; size?: 'medium' | 'large' }) {
  const t = useTranslations('tripPage');
  return (
    <ButtonLink
      wide
      size={size}
      href={href}
      icon={<MapPin size={18} strokeWidth={1.75} aria-hidden="true" />}
      className={styles.link}
    >
      {t('interactiveMap')}
    </ButtonLink>
  );
}
