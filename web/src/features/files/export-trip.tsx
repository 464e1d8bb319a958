import type { ExportFormat } from '@wayfold/contract/sharing/exports-endpoints';
import {
  Braces,
  CalendarDays,
  Download,
  FileCode,
  type LucideIcon,
  Map as MapIcon,
  MapPinned,
  Sheet,
  Waypoints,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { useOpenTripName } from '../../trip-ui/use-open-trip-name';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { SideDialog } from '../../ui/dialogs/side-dialog';
import { CalendarFeed } from './calendar-feed';
import styles from './export-trip.module.css';
import { useTripFiles } from './use-trip-files';

/** The file formats, most popular first. */
const FORMATS: readonly (readonly [ExportFormat, LucideIcon])[] = [
  ['html', FileCode],
  ['ics', CalendarDays],
  ['gpx', Waypoints],
  ['kmz', MapPinned],
  ['csv', Sheet],
  ['json', Braces],
  ['kml', MapPinned],
  ['geojson', MapIcon],
];

/** All formats the open trip can be exported to, each with its purpose, and the calendar feed. */
export function ExportTrip({ onClose }: { onClose: () => void }) {
  const t = useTranslations('files');
  const name = useOpenTripName();
  const isOwn = useTripSelector(({ viewed }) => viewed === null);
  const { state, make } = useTripFiles();
  const helpOf = (format: ExportFormat) =>
    !isOwn && (format === 'csv' || format === 'json') ? t(`${format}HelpShared`) : t(`${format}Help`);

  return (
    <SideDialog title={t('exportTitle', { trip: name })} help={t('exportHelp')} onClose={onClose}>
      <ul className={styles.files}>
        {FORMATS.map(([format, Icon]) => (
          <li key={format} className={styles.file}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            <div className={styles.words}>
              <h3 className={styles.name}>{t(format)}</h3>
              <p className={styles.help}>{helpOf(format)}</p>
            </div>
            <Button
              size="small"
              icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
              aria-label={t('download', { name: t(format) })}
              busy={state.kind === 'making' && state.format === format ? t('creating') : undefined}
              onClick={() => void make(format)}
            >
              {t('downloadShort')}
            </Button>
          </li>
        ))}
      </ul>
      {state.kind === 'done' ? <Banner tone="ok">{state.words}</Banner> : null}
      {state.kind === 'failed' ? <Banner tone="danger">{state.words}</Banner> : null}
      {isOwn ? <CalendarFeed /> : null}
    </SideDialog>
  );
}
