import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import type { PageSection } from '../../lib/links';
import { links } from '../../lib/links';
import { SECTION_ICONS } from './section-icons';
import styles from './section-nav.module.css';
import { SECTION_GROUPS, sectionCount } from './sections';
import { TemplateButton } from './template-button';

/** The sections of the page with the number of entries in each; below them, the button for sample texts. */
export function SectionNav(props: {
  tripId: string;
  sections: readonly PageSection[];
  /** The section being edited; null if there is none. */
  current: PageSection | null;
  /** Called when the current one is selected again. */
  onChoose: (section: PageSection) => void;
  /** True if a section opens as its own screen. */
  isScreen?: boolean;
}) {
  const { tripId, sections, current, onChoose, isScreen = false } = props;
  const t = useTranslations('sellerPage');
  const document = useTripSelector((trip) => trip.document);
  return (
    <nav className={styles.nav} aria-label={t('sections')} data-screen={isScreen ? '' : undefined}>
      {SECTION_GROUPS.map((group) => {
        const shown = group.sections.filter((section) => sections.includes(section));
        if (shown.length === 0) return null;
        return (
          <div key={group.id}>
            <p id={`page-group-${group.id}`} className={styles.group}>
              {t(`groups.${group.id}`)}
            </p>
            <ul aria-labelledby={`page-group-${group.id}`}>
              {shown.map((section) => {
                const Icon = SECTION_ICONS[section];
                const count = sectionCount(document, section);
                const name = t(`section.${section}`);
                return (
                  <li key={section}>
                    <Link
                      {...links.tripPageEditor({ trip: tripId, section })}
                      replace={!isScreen}
                      resetScroll={false}
                      className={styles.link}
                      aria-current={section === current ? 'true' : undefined}
                      aria-label={count === null ? name : t('sectionCount', { section: name, count })}
                      onClick={() => onChoose(section)}
                    >
                      <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
                      <span className={styles.name}>{name}</span>
                      <span className={styles.count}>{count ? count : null}</span>
                      {isScreen ? (
                        <ChevronRight size={17} strokeWidth={1.75} aria-hidden="true" className={styles.go} />
                      ) : null}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
      <TemplateButton sections={sections} />
    </nav>
  );
}
