import { Link } from '@tanstack/react-router';
import { BedDouble, Compass, Lightbulb, Route } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PLANNER_TABS, type PlannerTab } from '../../lib/links';
import type { PlannerLinks } from '../../planner-state/planner-links';
import { classNames } from '../../ui/class-names';
import { HelpMenu } from './help-menu';
import styles from './tabs.module.css';

const TABS = {
  things_do: { icon: Compass, words: 'thingsToDo' },
  trip_details: { icon: Route, words: 'currentTrip' },
  trip_ideas: { icon: Lightbulb, words: 'tripIdeas' },
  hotels: { icon: BedDouble, words: 'hotels' },
} as const;

/** The planner's four tabs: a rail with Help at its bottom on desktops, a bar at the bottom on phones, beside the screen if they are on their side. */
export function PlannerTabs(props: {
  current: PlannerTab;
  linkTo: (tab: PlannerTab) => ReturnType<PlannerLinks>;
  isBar: boolean;
  /** A rail for phones on their side, without Help. */
  isNarrow?: boolean;
}) {
  const { current, linkTo, isBar, isNarrow = false } = props;
  const t = useTranslations('plannerBar');
  return (
    <nav
      aria-label={t('tabs')}
      className={isBar ? styles.bar : classNames(styles.rail, isNarrow && styles.narrow)}
    >
      {PLANNER_TABS.map((tab) => {
        const { icon: Icon, words } = TABS[tab];
        const isCurrent = tab === current;
        return (
          <Link
            key={tab}
            {...linkTo(tab)}
            className={classNames(styles.tab, isCurrent && styles.on)}
            aria-current={isCurrent ? 'page' : undefined}
          >
            <span className={styles.icon}>
              <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
            </span>
            <span className={styles.words}>{t(words)}</span>
          </Link>
        );
      })}
      {isBar || isNarrow ? null : <HelpMenu />}
    </nav>
  );
}
