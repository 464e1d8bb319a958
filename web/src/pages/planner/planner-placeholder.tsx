import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AccountEntry } from '../../features/account-menu/account-entry';
import { PlannerTabs } from '../../features/planner-bar/tabs';
import { TopBar } from '../../features/planner-bar/top-bar';
import { links } from '../../lib/links';
import { isPhoneLayout, useLayout } from '../../lib/media';
import styles from './planner-frame.module.css';

/** The planner's frame while there is no trip to show. */
export function PlannerPlaceholder({ children }: { children?: ReactNode }) {
  const t = useTranslations('planner');
  const layout = useLayout();
  return (
    <div className={styles.frame} data-layout={layout}>
      <h1 className="visually-hidden">{t('title')}</h1>
      {isPhoneLayout(layout) ? null : <TopBar menu={null} state={null} steps={null} end={<AccountEntry />} />}
      <PlannerTabs
        current="trip_details"
        linkTo={(tab) => links.plannerTab(tab)}
        isBar={layout === 'phone' || layout === 'tablet'}
        isNarrow={layout === 'landscape'}
      />
      <main className={styles.blank}>{children}</main>
    </div>
  );
}
