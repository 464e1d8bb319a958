import { createLink } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { links } from '../../../lib/links';
import { ButtonLink } from '../../../ui/button-link';
import styles from './continue-frame.module.css';

const RouterButtonLink = createLink(ButtonLink);

/**
 * The card that offers to continue a trip. Without content it has the same size, and says what the script in the page's head
 * found on this device.
 */
export function ContinueFrame(props: {
  /** The trip to open; the last one if missing. */
  tripId?: string;
  scene?: ReactNode;
  bar?: ReactNode;
  /** Without it there is no heading yet. */
  title?: string;
  facts?: string;
  changed?: ReactNode;
}) {
  const { tripId, scene, bar, title, facts, changed } = props;
  const t = useTranslations('landing');
  return (
    <article className={styles.card}>
      <div className={styles.scene}>{scene}</div>
      <div className={styles.words}>
        <div className={styles.bar}>{bar}</div>
        {title ? <h1 className={styles.title}>{title}</h1> : <div className={styles.title} />}
        <p className={styles.facts}>{facts}</p>
        <p className={styles.changed}>{changed}</p>
        <RouterButtonLink
          {...links.planner(tripId ? { trip: tripId } : {})}
          variant="primary"
          wide
          className={styles.go}
        >
          {t('continuePlanning')}
          <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </RouterButtonLink>
      </div>
    </article>
  );
}
