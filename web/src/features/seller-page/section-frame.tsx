import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PageSection } from '../../lib/links';
import styles from './section-frame.module.css';

/** The id of the heading of a section, which gets the focus when the section is selected. */
export function sectionHeadingId(section: PageSection): string {
  return `page-section-${section}`;
}

/** A section in the page editor: its heading, its buttons, and its fields. */
export function SectionFrame(props: {
  section: PageSection;
  /** A few words beside the heading; the section's default if missing. */
  hint?: string;
  /** Buttons at the end of the heading. */
  end?: ReactNode;
  children: ReactNode;
}) {
  const { section, hint, end, children } = props;
  const t = useTranslations('sellerPage');
  const words = hint ?? (section === 'name' || section === 'costs' ? null : t(`hint.${section}`));
  return (
    <section className={styles.section} data-section={section} aria-labelledby={sectionHeadingId(section)}>
      <div className={styles.head}>
        <h2 id={sectionHeadingId(section)} tabIndex={-1} className={styles.title}>
          {t(`section.${section}`)}
        </h2>
        {words ? <span className={styles.hint}>{words}</span> : null}
        {end ? <span className={styles.end}>{end}</span> : null}
      </div>
      {children}
    </section>
  );
}
