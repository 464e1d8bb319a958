import type { ReactNode } from 'react';
import { accountMenu } from '../../i18n/en/account-menu';
import { addDestination } from '../../i18n/en/add-destination';
import { costCard } from '../../i18n/en/cost-card';
import { history } from '../../i18n/en/history';
import { itinerary } from '../../i18n/en/itinerary';
import { planner } from '../../i18n/en/planner';
import { plannerBar } from '../../i18n/en/planner-bar';
import { plannerTabs } from '../../i18n/en/planner-tabs';
import { ripple } from '../../i18n/en/ripple';
import { sharedTrip } from '../../i18n/en/shared-trip';
import { thingsToDo } from '../../i18n/en/things-to-do';
import { tripCheck } from '../../i18n/en/trip-check';
import { tripIdeas } from '../../i18n/en/trip-ideas';
import { tripMenu } from '../../i18n/en/trip-menu';
import { tripPdf } from '../../i18n/en/trip-pdf';
import { tripWords } from '../../i18n/en/trip-words';
import { MessageScope } from '../../i18n/message-scope';
import { DiscoveryProvider } from '../../lib/discovery';
import { SelectionProvider } from '../../lib/selection';

const messages = {
  accountMenu,
  addDestination,
  costCard,
  history,
  itinerary,
  planner,
  plannerBar,
  plannerTabs,
  ripple,
  sharedTrip,
  thingsToDo,
  tripCheck,
  tripIdeas,
  tripMenu,
  tripPdf,
  tripWords,
};

/** What every planner stands in: its words, and what its list and its map agree on. */
export function PlannerScope({ children }: { children: ReactNode }) {
  return (
    <MessageScope messages={messages}>
      <SelectionProvider>
        <DiscoveryProvider>{children}</DiscoveryProvider>
      </SelectionProvider>
    </MessageScope>
  );
}
