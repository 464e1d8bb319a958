import { useDeferredValue, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { HotelsBody, HotelsTitle } from '../../../features/hotels/hotels-panel';
import { NightStrip } from '../../../features/hotels/night-strip';
import { MessageScope } from '../../../i18n/message-scope';
import { Sheet } from '../../../ui/dialogs/sheet';
import { MapArea } from '../map/map-area';
import type { Planner } from '../planner';
import { heartOf, hotelsMessages, useHotelsScreen } from '../views/hotels-screen';
import styles from './phone-things.module.css';
import { useMapSheet } from './use-map-sheet';

/** Hotels on a phone: the map, and a sheet with the nights and the stops. */
export function PhoneHotels({ planner }: { planner: Planner }) {
  return (
    <MessageScope messages={hotelsMessages}>
      <HotelsMap planner={planner} />
    </MessageScope>
  );
}

function HotelsMap({ planner }: { planner: Planner }) {
  const hotels = useHotelsScreen(planner);
  const t = useTranslations('hotels');
  const { stop, setStop, ref, bottom } = useMapSheet();
  useEffect(() => {
    // Typing needs the full height of the screen, so the sheet covers the map.
    const make = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('main form')) setStop('full');
    };
    addEventListener('focusin', make);
    return () => removeEventListener('focusin', make);
  }, [setStop]);
  return (
    <main tabIndex={-1} ref={ref} className={styles.screen}>
      <MapArea planner={useDeferredValue(planner)} bottom={bottom} />
      <Sheet
        label={t('title')}
        stop={stop}
        onStopChange={setStop}
        header={
          <div className={styles.head}>
            <HotelsTitle hotels={hotels} />
          </div>
        }
      >
        <div className={styles.body}>
          <NightStrip hotels={hotels} />
          <HotelsBody hotels={hotels} document={planner.document} heartOf={heartOf} />
        </div>
      </Sheet>
    </main>
  );
}
