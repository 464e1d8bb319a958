import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { HotelsBody, HotelsTitle } from '../../../features/hotels/hotels-panel';
import { NightStrip } from '../../../features/hotels/night-strip';
import { MessageScope } from '../../../i18n/message-scope';
import { useToastPlace } from '../../../ui/dialogs/use-toast-place';
import { Sheet } from '../../../ui/sheets/sheet';
import type { Planner } from '../planner';
import { heartOf, hotelsMessages, useHotelsScreen } from '../views/hotels-screen';
import over from './over-map.module.css';
import styles from './phone-things.module.css';
import type { MapSheet } from './use-map-sheet';

/** Hotels on a phone: a sheet over the map with the nights and the stops. */
export function PhoneHotels({ planner, sheet }: { planner: Planner; sheet: MapSheet }) {
  return (
    <MessageScope messages={hotelsMessages}>
      <HotelsSheet planner={planner} sheet={sheet} />
    </MessageScope>
  );
}

function HotelsSheet({ planner, sheet }: { planner: Planner; sheet: MapSheet }) {
  const hotels = useHotelsScreen(planner);
  const t = useTranslations('hotels');
  const { stop, setStop, toastLift } = sheet;
  useToastPlace({ lift: toastLift });
  useEffect(() => {
    // Typing needs the full height of the screen, so the sheet covers the map.
    const make = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('main form')) setStop('full');
    };
    addEventListener('focusin', make);
    return () => removeEventListener('focusin', make);
  }, [setStop]);
  return (
    <main tabIndex={-1} className={over.screen}>
      <Sheet
        label={t('title')}
        head={sheet.head}
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
