import type { RippleMove, RipplePreview, RippleStay } from '@wayfold/domain/changes/ripple';
import { nameOfRow } from '@wayfold/domain/document/rows';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import { useTripFormat } from '../../trip-ui/trip-format';
import styles from './ripple-dock.module.css';

/** The number of lines that fit; the rest is counted. */
const MOST_LINES = 3;

/** The destinations whose dates change. */
export function RippleMoves({ preview }: { preview: RipplePreview }) {
  const t = useTranslations('ripple');
  const moves = preview.moves.filter(({ days }) => days !== 0);
  const dropped = preview.dropped.filter((row) => row.in === 'events').length;
  const broken = (['loosened', 'misdated'] as const).flatMap((how) => {
    const [first, ...others] = preview[how];
    return first ? [{ how, count: others.length + 1, name: nameOfRow('bookings', first) }] : [];
  });
  const lines = linesFor(moves, Math.max(1, MOST_LINES - (dropped > 0 ? 1 : 0) - broken.length));
  if (moves.length === 0 && dropped === 0 && broken.length === 0)
    return <p className={styles.none}>{t('nothingMoves')}</p>;
  return (
    <ul className={styles.lines}>
      {dropped > 0 ? <li>{t('dropped', { count: dropped })}</li> : null}
      {broken.map(({ how, count, name }) => (
        <li key={how} className={styles.breaks}>
          {t(how, { count, name: name || t('unnamedBooking') })}
        </li>
      ))}
      {lines.shown.map((move) => (
        <li key={move.id}>
          <b>{move.name}</b> <MoveWords move={move} />
        </li>
      ))}
      {lines.more > 0 ? <li>{t('more', { count: lines.more })}</li> : null}
    </ul>
  );
}

function MoveWords({ move }: { move: RippleMove }) {
  const t = useTranslations('ripple');
  if (move.days === null) return null;
  const days = t('days', { days: Math.abs(move.days), direction: move.days > 0 ? 'later' : 'earlier' });
  if (move.planned === 0) return days;
  const things =
    move.carried === move.planned
      ? t('withAllPlans', { count: move.planned })
      : t('withPlans', { moved: move.carried, count: move.planned });
  return days + things;
}

/** Locked arrivals and plans that would otherwise have moved, and everything else that keeps its date. */
export function RippleStays({ preview }: { preview: RipplePreview }) {
  const t = useTranslations('ripple');
  const stays = preview.stays.filter(({ why }) => why !== 'own-date');
  const ownDates = preview.stays.length - stays.length;
  const lines = linesFor(stays, ownDates > 0 ? MOST_LINES - 1 : MOST_LINES);
  if (stays.length === 0 && ownDates === 0) return <p className={styles.none}>{t('nothingStays')}</p>;
  return (
    <ul className={styles.lines}>
      {lines.shown.map((stay) => (
        <li key={stay.id}>
          <b>{stay.name}</b>
          <StayWords stay={stay} after={preview.after} />
        </li>
      ))}
      {lines.more > 0 ? <li>{t('more', { count: lines.more })}</li> : null}
      {ownDates > 0 ? <li>{t('ownDates', { count: ownDates })}</li> : null}
    </ul>
  );
}

function StayWords({ stay, after }: { stay: RippleStay; after: TripDocument }) {
  const t = useTranslations('ripple');
  const format = useTripFormat();
  if (stay.at === null) return null;
  const date = format.monthDay(stay.at.slice(0, 10));
  if (stay.in === 'destinations') {
    const isLocked = after.destinations[stay.id]?.arriveFixed === stay.at;
    return t(isLocked ? 'lockedOn' : 'arrivalBooked', { date });
  }
  const time = stay.at.slice(11);
  return time ? t('bookedAt', { date, time: format.time(time) }) : t('bookedOn', { date });
}

/** The rows that fit into this many lines; counting the rest takes a line, too. */
function linesFor<Row>(rows: readonly Row[], room: number): { shown: readonly Row[]; more: number } {
  if (rows.length <= room) return { shown: rows, more: 0 };
  return { shown: rows.slice(0, room - 1), more: rows.length - room + 1 };
}
