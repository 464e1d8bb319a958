import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DisplaySettings } from '../../../features/planner-bar/display-settings';
import { SaveState } from '../../../features/planner-bar/save-state';
import { PlannerTabs } from '../../../features/planner-bar/tabs';
import { TopBar } from '../../../features/planner-bar/top-bar';
import { UndoButtons } from '../../../features/planner-bar/undo-buttons';
import type { PlannerSearch } from '../../../lib/links';
import { useMedia } from '../../../lib/media';
import { useToastPlace } from '../../../ui/dialogs/use-toast-place';
import { PdfLink } from '../dialogs/pdf-link';
import { PlannerTripMenu } from '../dialogs/planner-trip-menu';
import { ShareButton } from '../dialogs/share-button';
import type { Planner } from '../planner';
import { PlannerAccount } from '../planner-account';
import styles from '../planner-frame.module.css';
import { SaveCopyButton } from '../shared/save-copy-button';
import { STRIP_LIFT, TABS_LIFT } from '../toast-lifts';
import { TabPanels } from '../views/tab-panels';
import { VIEW_WIDTHS } from '../views/trip-views';
import { PanelResizer } from './panel-resizer';

/** Same as in planner-frame.module.css, in CSS pixels. */
const RAIL_WIDTH = 80;
const TABLET_PANEL_WIDTH = 400;

/** Bar, rail and panel beside the map; from 768 to 1199 px the panel is 400 px wide and the tabs are at the bottom. */
export function DesktopPlanner({ planner }: { planner: Planner }) {
  const { layout, tab, linkTo } = planner;
  const t = useTranslations('planner');
  const isViewOnly = !planner.isEditable;
  const isDesktop = layout === 'desktop';
  const { width, setWidth } = usePanelWidth(planner);
  useToastPlace(
    isDesktop
      ? { lift: STRIP_LIFT, start: RAIL_WIDTH + width }
      : { lift: STRIP_LIFT + TABS_LIFT, start: TABLET_PANEL_WIDTH },
  );
  return (
    <>
      <a className={styles.skip} href="#trip-panel">
        {t('skipToPanel')}
      </a>
      <TopBar
        hasName
        menu={<PlannerTripMenu planner={planner} />}
        state={<SaveState />}
        steps={
          isViewOnly ? (
            <SaveCopyButton planner={planner} variant="primary" size="small" className={styles.mine} />
          ) : (
            <UndoButtons {...planner.undoing} />
          )
        }
        end={
          <>
            {/* Narrower bars leave the room for the trip name; the menu has both buttons. */}
            {isDesktop ? <PdfLink /> : null}
            {isViewOnly ? null : <ShareButton onShare={() => planner.openDialog({ kind: 'share' })} />}
            <PlannerAccount document={planner.document} />
            {isDesktop ? <DisplaySettings /> : null}
          </>
        }
      />
      <PlannerTabs
        current={tab}
        linkTo={(next) => linkTo(next, withoutPlace(planner.search))}
        isBar={!isDesktop}
      />
      <main
        id="trip-panel"
        tabIndex={-1}
        className={styles.panel}
        style={isDesktop ? { width } : undefined}
        aria-label={t('panel')}
      >
        <TabPanels planner={planner} />
        {isDesktop ? <PanelResizer label={t('resize')} width={width} onChange={setWidth} /> : null}
      </main>
    </>
  );
}

/** The part of the URL that the other tabs keep. */
function withoutPlace({ place: _place, ...rest }: PlannerSearch): PlannerSearch {
  return rest;
}

/** The width of the panel: what the view needs, unless the user has dragged it. */
function usePanelWidth({ tab, view }: Planner) {
  const isWide = useMedia('(min-width: 1680px)');
  const [dragged, setDragged] = useState<Partial<Record<string, number>>>({});
  const place = tab === 'trip_details' ? view : 'tab';
  const usual = tab === 'trip_details' ? VIEW_WIDTHS[view] : 560;
  return {
    width: dragged[place] ?? (isWide ? Math.max(560, usual) : usual),
    setWidth: (width: number) => setDragged({ ...dragged, [place]: width }),
  };
}
