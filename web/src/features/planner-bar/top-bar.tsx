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
 * The bar over a screen that works on a trip: the mark that leads home, then what belongs to the open trip, then what belongs to
 * the device.
 *
 * A phone has no room for the mark, and narrow bars none for the word beside it.
 */
export function TopBar(props: {
  isPhone?: boolean;
  /** Whether the trip's name stands in `menu`: `steps` then keeps its place whatever that is, so that it can be pressed on. */
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
