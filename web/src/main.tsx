import './styles/tokens.css';
import './styles/reset.css';
import './styles/fonts.css';
import '@fontsource-variable/newsreader/wght-italic.css';
import '@fontsource-variable/figtree/wght.css';
import { createBrowserHistory } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, makeQueryClient } from './app/app';
import { makeRouter } from './app/router';
import { tabHistory } from './lib/back/use-back';
import { whenIdle } from './lib/loading/idle';
import { replayEarlyClicks } from './lib/loading/replay-early-clicks';
import { ignoreStrayDrops } from './lib/stray-drops';

// zod asks by `new Function` whether it may compile shapes; the content security policy reports that as a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** How long the planner's outline is shown by itself, in milliseconds. */
const OUTLINE_MS = 4_000;

const container = document.querySelector('#app');
if (!container) throw new Error('The page has no #app to draw in.');

const router = makeRouter(createBrowserHistory({ window: tabHistory().asWindow() }));
const app = <App router={router} queryClient={makeQueryClient()} />;

if (container.hasAttribute('data-outline')) {
  // The outline stays until the planner replaces it; if that takes long, the app says so.
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, OUTLINE_MS))]);
  createRoot(container).render(app);
} else if (container.hasChildNodes()) {
  // The prerendered page is complete, so the code of the same page must be there before React takes it over.
  await router.load();
  hydrateRoot(container, app);
} else {
  createRoot(container).render(app);
}
replayEarlyClicks();
ignoreStrayDrops();

// Without them the device's own fonts stand in.
whenIdle(() => void import('./styles/cjk-fonts.css').catch(() => {}));
