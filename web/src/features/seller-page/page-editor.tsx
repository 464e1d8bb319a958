import { type FocusEvent, type ReactNode, useCallback, useEffect } from 'react';
import type { PageSection } from '../../lib/links';
import { CostLines } from './costs/cost-lines';
import { ItinerarySection } from './itinerary-section';
import { NameSection } from './name-section';
import styles from './page-editor.module.css';
import { sectionHeadingId } from './section-frame';
import { isTextSection } from './sections';
import { TextSectionEditor } from './text-section';

/** Sections that stand side by side where there is room. */
const PAIR: readonly PageSection[] = ['inclusions', 'exclusions'];

/** The fields of the sections, one below the other. */
export function PageEditor(props: {
  sections: readonly PageSection[];
  /** The section that was chosen; it is brought into sight. */
  current: PageSection | null;
  /** Called when something in another section takes the focus. */
  onSection: (section: PageSection) => void;
  /** Opens everything about a cost line. */
  onEditCost: (id: string) => void;
}) {
  const { sections, current, onSection, onEditCost } = props;
  // More sections come once it is known who writes, and push down what was brought into sight.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its fields report
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

/** Brings a section into sight and lets the keyboard go on from its heading. */
export function showSection(section: PageSection): void {
  const heading = document.getElementById(sectionHeadingId(section));
  const frame = heading?.closest('section');
  const scroller = frame?.closest('main');
  if (!heading || !frame || !scroller) return;
  // By hand, since scrolling into view may move the whole screen too.
  scroller.scrollTop += frame.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  heading.focus({ preventScroll: true });
}

function sectionAt(element: Element | null): PageSection | null {
  const name = element?.closest<HTMLElement>('[data-section]')?.dataset.section;
  return (name as PageSection | undefined) ?? null; // SectionFrame writes nothing else there
}
