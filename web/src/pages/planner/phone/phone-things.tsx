import { useTranslations } from 'use-intl';
import { FilterButton } from '../../../features/things-to-do/list/things-filter-button';
import { PlaceDetail } from '../../../features/things-to-do/place/place-detail';
import { KindChips, ThingsSearch, WhereSwitch } from '../../../features/things-to-do/things-head';
import { ThingsBody } from '../../../features/things-to-do/things-panel';
import { classNames } from '../../../ui/class-names';
import { useToastPlace } from '../../../ui/dialogs/use-toast-place';
import { Sheet } from '../../../ui/sheets/sheet';
import type { Planner } from '../planner';
import frame from '../planner-frame.module.css';
import { TABS_LIFT } from '../toast-lifts';
import { useThingsScreen } from '../views/things-screen';
import over from './over-map.module.css';
import styles from './phone-things.module.css';
import type { MapSheet } from './use-map-sheet';

/** Things To Do on a phone: search, chips and a sheet with the places over the map; an open place fills the screen. */
export function PhoneThings({ planner, sheet }: { planner: Planner; sheet: MapSheet }) {
  const { things, actions, openId } = useThingsScreen(planner);
  if (openId !== null) {
    return (
      <PlaceScreen>
        <PlaceDetail id={openId} document={planner.document} kinds={things.kinds} actions={actions} />
      </PlaceScreen>
    );
  }
  return <ThingsSheet planner={planner} sheet={sheet} things={things} actions={actions} />;
}

function PlaceScreen({ children }: { children: React.ReactNode }) {
  useToastPlace({ lift: TABS_LIFT });
  return (
    <main tabIndex={-1} className={classNames(frame.screen, frame.headless)}>
      {children}
    </main>
  );
}

function ThingsSheet(
  props: { planner: Planner; sheet: MapSheet } & Pick<
    ReturnType<typeof useThingsScreen>,
    'things' | 'actions'
  >,
) {
  const { planner, sheet, things, actions } = props;
  const { stop, setStop, toastLift, headRef } = sheet;
  const t = useTranslations('thingsToDo');
  useToastPlace({ lift: toastLift });
  return (
    <main tabIndex={-1} className={over.screen}>
      <div ref={headRef} className={classNames(over.head, styles.top)}>
        <div className={styles.search}>
          <ThingsSearch things={things} className={styles.field} />
          <FilterButton things={things} isShort />
        </div>
        <KindChips things={things} isFloating />
      </div>
      <Sheet
        label={t('title')}
        head={sheet.head}
        stop={stop}
        onStopChange={setStop}
        header={
          <div className={styles.head}>
            <h1 className="visually-hidden">{t('title')}</h1>
            <WhereSwitch things={things} />
          </div>
        }
      >
        <div className={styles.body}>
          <ThingsBody things={things} document={planner.document} actions={actions} />
        </div>
      </Sheet>
    </main>
  );
}
