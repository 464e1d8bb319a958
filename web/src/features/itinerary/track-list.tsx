import { TEXT_MAX } from '@wayfold/contract/kernel/plain-text';
import { METERS_PER_MILE } from '@wayfold/contract/trip/limits';
import type { TripTrack } from '@wayfold/contract/trip/trip';
import { orderedTracks, type TripDocument } from '@wayfold/domain/document/trip-document';
import { trackMeters } from '@wayfold/domain/travel/tracks';
import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTripActions } from '../../api/trip-session/react/trip-session';
import { useTripFormat } from '../../trip-ui/trip-format';
import { MoreMenu } from '../../ui/dialogs/more-menu';
import { toast } from '../../ui/dialogs/toast-store';
import { RenameDialog } from './head/rename-dialog';
import styles from './track-list.module.css';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The imported tracks, below the destinations; renders nothing if there are none. */
export function TrackList({ document, isEditable }: { document: TripDocument; isEditable: boolean }) {
  const t = useTranslations('itinerary');
  const format = useTripFormat();
  const headingId = useId();
  const tracks = orderedTracks(document);
  if (tracks.length === 0) return null;
  return (
    <section className={styles.tracks} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('tracks')}
      </h2>
      <ul className={styles.list}>
        {tracks.map((track) => (
          <li key={track.id} className={styles.row}>
            <span className={styles.line} style={track.color ? { background: track.color } : {}} />
            <span className={styles.name}>{track.name || t('untitledTrack')}</span>
            <span className={styles.length}>{format.distance(trackMeters(track) / METERS_PER_MILE)}</span>
            {isEditable ? <TrackMenu track={track} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function TrackMenu({ track }: { track: TripTrack }) {
  const t = useTranslations('itinerary');
  const words = useTranslations('tripWords');
  const { change, undo } = useTripActions();
  const [isRenaming, setRenaming] = useState(false);
  const name = track.name || t('untitledTrack');
  const remove = () => {
    change({ kind: 'track.remove', id: track.id });
    toast({
      message: t('removed', { place: name }),
      action: { label: words('undo'), onAction: () => undo() },
    });
  };
  return (
    <>
      <MoreMenu
        label={t('more', { place: name })}
        groups={[
          {
            id: 'about',
            rows: [
              {
                id: 'rename',
                label: t('rename'),
                icon: <Pencil {...ICON} />,
                onAction: () => setRenaming(true),
              },
            ],
          },
        ]}
        removal={{ label: t('removeTrack'), onAction: remove }}
      />
      {isRenaming ? (
        <RenameDialog
          name={track.name}
          most={TEXT_MAX.name}
          onRename={(next) => change({ kind: 'track.set', id: track.id, fields: { name: next } })}
          onClose={() => setRenaming(false)}
        />
      ) : null}
    </>
  );
}
