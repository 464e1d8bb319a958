import type { ShareShows } from '@wayfold/contract/sharing/sharing-endpoints';
import { picturesOf, type TripDocument } from '@wayfold/domain/document/trip-document';
import { Coins, Image, type LucideIcon, Mail, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShareShows } from '../../api/trips/share';
import { Banner } from '../../ui/banner';
import { Switch } from '../../ui/fields/switch';
import { ContactHelp } from './contact-help';
import styles from './share-shows.module.css';

type Part = keyof ShareShows;

const PARTS: readonly { part: Part; icon: LucideIcon }[] = [
  { part: 'costs', icon: Coins },
  { part: 'contact', icon: Mail },
  { part: 'pictures', icon: Image },
  { part: 'notes', icon: Pencil },
];

/** What the live link shows; each switch takes effect immediately. */
export function ShareShowsList(props: { tripId: string; shows: ShareShows; document: TripDocument }) {
  const { tripId, shows, document } = props;
  const t = useTranslations('sharing');
  const [failed, setFailed] = useState<Part | null>(null);
  const { shown, show } = useShareShows({ tripId, shows }, setFailed);
  const help: Record<Part, ReactNode> = {
    costs: t('costsHelp'),
    contact: <ContactHelp document={document} />,
    pictures: t('picturesHelp', { count: picturesOf(document).length }),
    notes: t('notesHelp'),
  };
  return (
    <section aria-labelledby="share-shows">
      <h3 id="share-shows" className={styles.title}>
        {t('shows')}
      </h3>
      <ul className={styles.parts}>
        {PARTS.map(({ part, icon: Icon }) => (
          <li key={part} className={styles.part}>
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
            <Switch
              label={t(part)}
              help={help[part]}
              isOn={shown[part]}
              className={styles.switch ?? ''}
              onChange={(isShown) => {
                setFailed(null);
                show(part, isShown);
              }}
            />
          </li>
        ))}
      </ul>
      {failed ? <Banner tone="danger">{t('showsFailed', { part: t(failed) })}</Banner> : null}
    </section>
  );
}
