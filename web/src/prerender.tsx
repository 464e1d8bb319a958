import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App, makeQueryClient } from './app/app';
import { makeRouter } from './app/router';

/** Draws the landing page as the browser would on its first paint; runs once, in the build. */
export async function renderLanding(): Promise<string> {
  // The router's browser build asks the window where it is; 'null' means nowhere. Hydration needs that build's markup.
  const nowhere = { origin: 'null' };
  Object.assign(globalThis, { window: nowhere, self: nowhere });
  const router = makeRouter(createMemoryHistory({ initialEntries: ['/'] }));
  await router.load();
  return renderToString(<App router={router} queryClient={makeQueryClient()} />);
}
