import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { links } from '../../lib/links';
import styles from './top-bar.module.css';

/**
 * The bar over the planner: the mark that leads home, then what belongs to the open trip, then what belongs to the device.
 *
 * `steps` keeps its place whatever the trip is called, so that it can be pressed again and again.
 */
export function TopBar(props: {
  mark: ReactNode;
  menu: ReactNode;
  state: ReactNode;
  steps: ReactNode;
  end: ReactNode;
}) {
  const t = useTranslations('plannerBar');
  return (
    <header className={styles.bar}>
      <div className={styles.trip}>
        <Link {...links.home()} className={styles.mark} aria-label={t('home')}>
          {props.mark}
        </Link>
        <span className={styles.rule} aria-hidden="true" />
        {props.menu}
        {props.state}
      </div>
      {props.steps}
      <span className={styles.space} />
      {props.end}
    </header>
  );
}
