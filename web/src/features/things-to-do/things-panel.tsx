import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { useTranslations } from 'use-intl';
import { placeFacts } from '../../i18n/en/planner/place-facts';
import { MessageScope } from '../../i18n/message-scope';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { TabHead, TabTitle } from '../../ui/tab-head';
import { OwnThings } from './list/own-things';
import { FilterButton } from './list/things-filter-button';
import { ThingsList } from './list/things-list';
import type { Things } from './list/use-things';
import { KindChips, ThingsSearch, WhereSwitch } from './things-head';
import styles from './things-panel.module.css';
import type { ThingActions } from './use-thing-actions';
import { WebLinks } from './web-links';

const messages = { placeFacts };

/** Things To Do beside the map: where to search, the filters, and the results. */
export function ThingsPanel(props: { things: Things; document: TripDocument; actions: ThingActions }) {
  const { things, document, actions } = props;
  const t = useTranslations('thingsToDo');
  return (
    <>
      <TabHead>
        <TabTitle title={t('title')}>
          <WhereSwitch things={things} />
        </TabTitle>
        <div className={styles.search}>
          <ThingsSearch things={things} className={styles.field} />
          <FilterButton things={things} />
        </div>
        <KindChips things={things} />
      </TabHead>
      <div className={styles.body}>
        <ThingsBody things={things} document={document} actions={actions} />
      </div>
    </>
  );
}

/** The results, other places to search, and the traveler's own places; without a stop, a way to add one. */
export function ThingsBody(props: { things: Things; document: TripDocument; actions: ThingActions }) {
  const { things, document, actions } = props;
  const t = useTranslations('thingsToDo');
  return (
    <MessageScope messages={messages}>
      {things.stop || things.groups.length > 0 ? null : (
        <EmptyState
          title={t('needStop')}
          help={t('needStopHelp')}
          action={
            <Button variant="primary" onClick={actions.goToTrip}>
              {t('toTrip')}
            </Button>
          }
        />
      )}
      <ThingsList things={things} document={document} actions={actions} />
      <WebLinks things={things} />
      <OwnThings things={things} document={document} actions={actions} />
    </MessageScope>
  );
}
