import { createMemoryHistory } from '@tanstack/react-router';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { App, makeQueryClient } from './app/app';
import { makeRouter } from './app/router';
import { firstMessages } from './i18n/messages';
import { PlannerOutline } from './pages/planner/planner-outline';

/** Draws what the planner shows before its code has loaded; runs once, in the build. */
export function renderPlannerOutline(): string {
  return renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={firstMessages}>
      <PlannerOutline />
    </IntlProvider>,
  );
}

/** Draws the landing page as the browser would on its first paint; runs once, in the build. */
export async function renderLanding(): Promise<string> {
  // The router's browser build asks the window where it is; 'null' means nowhere. Hydration needs that build's markup.
  const nowhere = { origin: 'null' };
  Object.assign(globalThis, { window: nowhere, self: nowhere });
  const router = makeRouter(createMemoryHistory({ initialEntries: ['/'] }));
  await router.load();
  return renderToString(<App router={router} queryClient={makeQueryClient()} />);
}
