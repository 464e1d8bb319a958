import type { ReactNode } from 'react';
import { accountMenu } from '../../i18n/en/account/account-menu';
import { continueTrip } from '../../i18n/en/pages/continue-trip';
import { sharedTrip } from '../../i18n/en/pages/shared-trip';
import { tripPdf } from '../../i18n/en/pages/trip-pdf';
import { addDestination } from '../../i18n/en/planner/add-destination';
import { costCard } from '../../i18n/en/planner/cost-card';
import { history } from '../../i18n/en/planner/history';
import { itinerary } from '../../i18n/en/planner/itinerary';
import { planner } from '../../i18n/en/planner/planner';
import { plannerBar } from '../../i18n/en/planner/planner-bar';
import { plannerTabs } from '../../i18n/en/planner/planner-tabs';
import { ripple } from '../../i18n/en/planner/ripple';
import { thingsToDo } from '../../i18n/en/planner/things-to-do';
import { tripIdeas } from '../../i18n/en/planner/trip-ideas';
import { tripMenu } from '../../i18n/en/planner/trip-menu';
import { transport } from '../../i18n/en/transport';
import { tripWords } from '../../i18n/en/trip-words';
import { MessageScope } from '../../i18n/message-scope';
import { refusals } from '../../i18n/refusals';
import { DiscoveryProvider } from '../../planner-state/discovery';
import { SelectionProvider } from '../../planner-state/selection';

const messages = {
  accountMenu,
  addDestination,
  continueTrip,
  costCard,
  history,
  itinerary,
  planner,
  plannerBar,
  plannerTabs,
  refusals,
  ripple,
  sharedTrip,
  thingsToDo,
  transport,
  tripIdeas,
  tripMenu,
  tripPdf,
  tripWords,
};

/** The providers of every planner: its messages, and the state its list and map share. */
export function PlannerScope({ children }: { children: ReactNode }) {
  return (
    <MessageScope messages={messages}>
      <SelectionProvider>
        <DiscoveryProvider>{children}</DiscoveryProvider>
      </SelectionProvider>
    </MessageScope>
  );
}
