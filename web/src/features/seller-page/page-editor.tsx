import { type FocusEvent, type ReactNode, useCallback, useEffect } from 'react';
import type { PageSection } from '../../lib/links';
import { CostLines } from './costs/cost-lines';
import { ItinerarySection } from './itinerary-section';
import { NameSection } from './name-section';
import styles from './page-editor.module.css';
import { sectionHeadingId } from './section-frame';
import { isTextSection } from './sections';
import { TextSectionEditor } from './text-section';

/** Sections that are side by side if there is room. */
const PAIR: readonly PageSection[] = ['inclusions', 'exclusions'];

/** The fields of the sections, stacked vertically. */
export function PageEditor(props: {
  sections: readonly PageSection[];
  /** The selected section; it is scrolled into view. */
  current: PageSection | null;
  /** Called when another section gets the focus. */
  onSection: (section: PageSection) => void;
  /** Opens the dialog with all fields of a cost line. */
  onEditCost: (id: string) => void;
}) {
  const { sections, current, onSection, onEditCost } = props;
  // More sections appear once the account type is known, and push down the section in view.
  const count = sections.length;
  useEffect(() => {
    if (count === 0 || current === null) return;
    const { activeElement } = document;
    const isWriting = sectionAt(activeElement) === current && activeElement?.id !== sectionHeadingId(current);
    if (!isWriting) showSection(current);
  }, [current, count]);

  const noteSection = useCallback(
    (event: FocusEvent) => {
      const section = sectionAt(event.target);
      if (section !== null && section !== current) onSection(section);
    },
    [current, onSection],
  );

  const pair = PAIR.filter((section) => sections.includes(section));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events of its fields
    <div className={styles.editor} onFocus={noteSection}>
      {sections.map((section): ReactNode => {
        if (section === 'name') return <NameSection key={section} />;
        if (section === 'itinerary') return <ItinerarySection key={section} />;
        if (section === 'costs') return <CostLines key={section} onEditCost={onEditCost} />;
        if (!isTextSection(section)) return null;
        if (pair.length < 2 || !pair.includes(section)) {
          return <TextSectionEditor key={section} section={section} />;
        }
        if (section !== pair[0]) return null;
        return (
          <div key="pair" className={styles.pair}>
            <TextSectionEditor section="inclusions" />
            <TextSectionEditor section="exclusions" />
          </div>
        );
      })}
    </div>
  );
}

/** Scrolls a section into view and focuses its heading for keyboard users. */
export function showSection(section: PageSection): void {
  const heading = document.getElementById(sectionHeadingId(section));
  const frame = heading?.closest('section');
  const scroller = frame?.closest('main');
  if (!heading || !frame || !scroller) return;
  // Done manually, because scrollIntoView could also move the whole screen.
  scroller.scrollTop += frame.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  heading.focus({ preventScroll: true });
}

function sectionAt(element: Element | null): PageSection | null {
  const name = element?.closest<HTMLElement>('[data-section]')?.dataset.section;
  return (name as PageSection | undefined) ?? null; // SectionFrame writes nothing else there
}
