import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import type { Home } from '@wayfold/contract/trip/home';
import { House } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSuggestions } from '../../../api/places/atlas';
import { placeSuggestions } from '../../../trip-ui/place-suggestions';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { SuggestField } from '../../../ui/fields/suggest-field';
import styles from './home.module.css';

/** Asks where home is: one of the homes of the preferences, or any town or airport by its name. */
export function HomeDialog(props: {
  known: readonly Home[];
  onChoose: (home: Home) => void;
  onClose: () => void;
}) {
  const { known, onChoose, onClose } = props;
  const t = useTranslations('home');
  const add = useTranslations('addDestination');
  const [text, setText] = useState('');
  const { places, pending, failed, offline } = useSuggestions(text);
  const kinds = {
    airport: add('kindAirport'),
    station: add('kindStation'),
    region: add('kindRegion'),
    country: add('kindCountry'),
    own: add('kindOwn'),
  };
  const typed = text.trim();
  const choose = (home: Home) => {
    onChoose(home);
    onClose();
  };
  const pick = (place: AtlasPlace | undefined) => {
    if (place) choose(homeOf(place));
  };

  function whyEmpty(): string | undefined {
    if (typed === '' || pending) return undefined;
    if (offline) return add('offline');
    return failed ? add('failed') : add('nothing', { text: typed.slice(0, 60) });
  }

  return (
    <Dialog title={t('askTitle')} isOpen onClose={onClose} size="small">
      <p className={styles.help}>{t('askHelp')}</p>
      <SuggestField
        label={t('askLabel')}
        placeholder={t('askPlaceholder')}
        icon={<House size={20} strokeWidth={1.75} aria-hidden="true" />}
        text={text}
        onTextChange={setText}
        suggestions={placeSuggestions(places, kinds)}
        onPick={(id) => pick(places.find((place) => place.id === id))}
        onEnter={() => {
          if (!pending) pick(places[0]);
        }}
        emptyText={whyEmpty()}
        autoFocus
      />
      {known.length > 0 ? (
        <div className={styles.known}>
          {known.map((home) => (
            <Button key={`${home.name} ${home.coords.join()}`} onClick={() => choose(home)}>
              <House size={16} strokeWidth={1.75} aria-hidden="true" />
              {home.name}
            </Button>
          ))}
        </div>
      ) : null}
    </Dialog>
  );
}

function homeOf({ name, coords, timezone }: AtlasPlace): Home {
  return { name: tidyText(name, TEXT_MAX.place), coords, zone: timezone };
}
