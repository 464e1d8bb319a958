import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { Cloud, LocateFixed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIsMember } from '../../api/account/account';
import { READY_PLACES } from '../../planner-state/ready-places';
import { BothNames } from '../../trip-ui/both-names';
import { Chip } from '../../ui/chip';
import { toast } from '../../ui/dialogs/toast-store';
import { AddDestination } from './add-destination';
import type { NewPlace } from './new-destination';
import styles from './start-panel.module.css';
import type { NewPlaces } from './use-typed-list';

/** Suggested below the question. */
const FIRST_PLACES = [READY_PLACES.denver, READY_PLACES.kyoto, READY_PLACES.lisbon];

/** The one question of an empty trip, and two shortcuts: a suggested place, or a ready-made trip. */
export function StartPanel(props: {
  document: TripDocument;
  onAdd: (place: NewPlace, at: number) => void;
  /** Adds several places that were typed at once. */
  onAddList: (list: NewPlaces, at: number) => void;
  /** Adds the place at a point, `[lon, lat]` in degrees. */
  onAddPoint: (at: [number, number]) => void;
  /** Ready-made trips. */
  ideas: ReactNode;
  /** False on phones, where a focused field would open the keyboard over the map. */
  autoFocus: boolean;
}) {
  const { document, onAdd, onAddList, onAddPoint, ideas, autoFocus } = props;
  const t = useTranslations('addDestination');
  const isMember = useIsMember();

  function addNearMe() {
    const failed = () => toast({ message: t('nearMeFailed') });
    if (!('geolocation' in navigator)) return failed();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => onAddPoint([coords.longitude, coords.latitude]),
      failed,
      { timeout: 10_000, maximumAge: 600_000 },
    );
  }

  return (
    <div className={styles.panel}>
      <div className={styles.body}>
        <h1 className={styles.title}>{t('whereFirst')}</h1>
        <p className={styles.help}>{t('whereFirstHelp')}</p>
        <AddDestination
          document={document}
          onAdd={onAdd}
          onAddList={onAddList}
          placement="bottom"
          variant="large"
          autoFocus={autoFocus}
        />
        <div className={styles.chips}>
          <Chip icon={<LocateFixed size={16} strokeWidth={1.75} aria-hidden="true" />} onClick={addNearMe}>
            {t('nearMe')}
          </Chip>
          {FIRST_PLACES.map((place) => (
            <Chip key={place.name} onClick={() => onAdd(place, 1)}>
              <span>
                <BothNames place={place} />
              </span>
            </Chip>
          ))}
        </div>
        {ideas}
      </div>
      <p className={styles.note}>
        <Cloud size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>{t(isMember ? 'footnoteMember' : 'footnote')}</span>
      </p>
    </div>
  );
}
