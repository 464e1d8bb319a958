import './styles/tokens.css';
import './styles/reset.css';
import './styles/fonts.css';
import '@fontsource-variable/figtree/wght.css';
import type { SharedPage as Shared } from '@wayfold/domain/page/shared-page';
import { hydrateRoot } from 'react-dom/client';
import { whenIdle } from './lib/loading/idle';
import { replayEarlyClicks } from './lib/loading/replay-early-clicks';
import { NothingHere } from './pages/shared-page/nothing-here';
import { SharedPage } from './pages/shared-page/shared-page';

// Takes over the public page of a trip, which the server has drawn with the same components.

const container = document.querySelector('#app');
const data = document.querySelector('#page-data')?.textContent;
if (container) {
  // An address that shows nothing comes without data.
  const shared = data ? (JSON.parse(data) as Shared) : null; // written by the server of this release
  hydrateRoot(container, shared ? <SharedPage shared={shared} /> : <NothingHere />);
  replayEarlyClicks();
}

// Without them the device's own fonts stand in.
whenIdle(() => void import('./styles/cjk-fonts.css').catch(() => {}));
