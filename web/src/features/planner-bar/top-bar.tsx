import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Mark } from '../../art/mark';
import { Wordmark } from '../../art/wordmark';
import { links } from '../../lib/links';
import { useMedia } from '../../lib/media';
import styles from './top-bar.module.css';

const MARK_SIZE = 26;

/**
 * The bar of screens that edit a trip: the logo that links home, then the controls of the open trip, then those of the device.
 *
 * Phones have no room for the logo, and narrow bars have no room for the name beside it.
 */
export function TopBar(props: {
  isPhone?: boolean;
  /**
   * Whether the trip name is in `menu`: `steps` then stays in place whatever its length, so that it can be clicked repeatedly.
   */
  hasName?: boolean;
  menu: ReactNode;
  state: ReactNode;
  steps: ReactNode;
  end: ReactNode;
}) {
  const { isPhone = false, hasName = false, menu, state, steps, end } = props;
  const t = useTranslations('plannerBar');
  const isNarrow = useMedia('(max-width: 1023px)');
  return (
    <header className={styles.bar}>
      <div className={styles.trip} data-named={hasName || undefined}>
        {isPhone ? null : (
          <>
            <Link {...links.home()} className={styles.mark} aria-label={t('home')}>
              {isNarrow ? <Mark size={MARK_SIZE} /> : <Wordmark size={MARK_SIZE} />}
            </Link>
            <span className={styles.rule} aria-hidden="true" />
          </>
        )}
        {menu}
        {state}
      </div>
      {steps}
      <span className={styles.space} />
      {end}
    </header>
  );
}
