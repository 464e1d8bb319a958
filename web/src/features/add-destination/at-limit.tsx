import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import { newId } from '@wayfold/domain/document/ids';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { greatCircleMeters } from '@wayfold/domain/travel/legs';
import { CalendarPlus, Split } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSuggestions } from '../../api/places/atlas';
import { useTripActions } from '../../api/trip-session/react/trip-session';
import { placeSuggestions } from '../../trip-ui/place-suggestions';
import { useSplitTrip } from '../../trip-ui/use-split-trip';
import { Menu } from '../../ui/dialogs/menu';
import { toast } from '../../ui/dialogs/toast-store';
import { SuggestField } from '../../ui/fields/suggest-field';
import { TextButton } from '../../ui/text-button';
import styles from './at-limit.module.css';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The ways out for a trip with as many destinations as it can hold: a plan of the nearest one, or a second trip. */
export function AtLimit({ document, placement }: { document: TripDocument; placement: 'top' | 'bottom' }) {
  const t = useTranslations('addDestination');
  const words = useTranslations('tripWords');
  const { change, undo } = useTripActions();
  const split = useSplitTrip();
  const [text, setText] = useState('');
  const stops = orderedDestinations(document);
  const near = stops.at(-1)?.coords;
  const { places, pending, failed, offline } = useSuggestions(text, near ? { near } : {});
  const kinds = {
    airport: t('kindAirport'),
    station: t('kindStation'),
    region: t('kindRegion'),
    country: t('kindCountry'),
    own: t('kindOwn'),
  };
  const typed = text.trim();

  function add(place: AtlasPlace | undefined) {
    if (!place) return;
    const [first, ...others] = stops;
    if (!first) return;
    const metersTo = ({ coords }: (typeof stops)[number]) => greatCircleMeters(coords, place.coords);
    const nearest = others.reduce((best, stop) => (metersTo(stop) < metersTo(best) ? stop : best), first);
    const day = nearest.dtArrive === null ? { dayIndex: 1 } : { start: nearest.dtArrive };
    const { name, coords } = place;
    change({ kind: 'event.add', id: newId(), fields: { name, coords, homeDestid: nearest.id, ...day } });
    setText('');
    toast({
      message: t('addedAsPlan', { place: name, destination: nearest.name }),
      action: { label: words('undo'), onAction: () => undo() },
    });
  }

  function whyEmpty(): string | undefined {
    if (typed === '' || pending) return undefined;
    if (offline) return t('offline');
    return failed ? t('failed') : t('nothing', { text: typed.slice(0, 60) });
  }

  return (
    <div className={styles.limit}>
      <p className={styles.words}>{t('atLimit', { count: stops.length })}</p>
      <div className={styles.ways}>
        <div className={styles.field}>
          <SuggestField
            label={t('asPlan')}
            placeholder={t('asPlan')}
            icon={<CalendarPlus size={20} strokeWidth={1.75} aria-hidden="true" />}
            text={text}
            onTextChange={setText}
            suggestions={placeSuggestions(places, kinds)}
            onPick={(id) => add(places.find((place) => place.id === id))}
            onEnter={() => {
              if (!pending) add(places[0]);
            }}
            emptyText={whyEmpty()}
            placement={placement}
          />
        </div>
        <Menu
          label={t('splitWhere')}
          placement="top end"
          groups={[
            {
              id: 'where',
              title: t('splitWhere'),
              rows: stops.slice(1).map(({ id, name }) => ({
                id,
                label: t('splitFrom', { place: name }),
                onAction: () => split(id),
              })),
            },
          ]}
          trigger={
            <TextButton className={styles.split ?? ''}>
              <Split {...ICON} />
              {t('splitTrip')}
            </TextButton>
          }
        />
      </div>
    </div>
  );
}
