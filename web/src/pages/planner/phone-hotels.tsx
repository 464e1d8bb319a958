import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { HotelsBody, HotelsTitle } from '../../features/hotels/hotels-panel';
import { NightStrip } from '../../features/hotels/night-strip';
import { MessageScope } from '../../i18n/message-scope';
import { useDiscovery } from '../../lib/discovery';
import { Sheet } from '../../ui/sheet';
import { type SheetStop, sheetHeight } from '../../ui/sheet-stops';
import { useToastPlace } from '../../ui/use-toast-place';
import { heartOf, hotelsMessages, useHotelsScreen } from './hotels-screen';
import { MapArea } from './map-area';
import styles from './phone-things.module.css';
import type { Planner } from './planner';
import { sheetLift } from './toast-lifts';
import { useHeight } from './use-height';

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
  const [stop, setStop] = useState<SheetStop>('half');
  const room = useHeight();
  // A sheet drawn up over the map leaves nothing to fit into, so the map stays as it was.
  const bottom = useRef(0);
  if (stop !== 'full' && room.height > 0) bottom.current = sheetHeight(stop, room.height);
  useToastPlace({ lift: sheetLift(stop, bottom.current) });
  const area = useDiscovery((discovery) => discovery.area);
  useEffect(() => {
    if (area) setStop('half');
  }, [area]);
  useEffect(() => {
    // What is typed needs the screen's height; the map may go.
    const make = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('main form')) setStop('full');
    };
    addEventListener('focusin', make);
    return () => removeEventListener('focusin', make);
  }, []);
  return (
    <main tabIndex={-1} ref={room.ref} className={styles.screen}>
      <MapArea planner={useDeferredValue(planner)} bottom={bottom.current} />
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
