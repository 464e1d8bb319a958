import './styles/tokens.css';
import './styles/reset.css';
import './styles/fonts.css';
import '@fontsource-variable/newsreader/standard.css';
import '@fontsource-variable/figtree/wght.css';
// The page of an address that shows nothing has its looks from here, and needs no code.
import './pages/shared-page/nothing-here.module.css';
import type { SharedPage as Shared } from '@wayfold/domain/shared-page';
import { hydrateRoot } from 'react-dom/client';
import { replayEarlyPresses } from './lib/early-presses';
import { whenIdle } from './lib/idle';
import { SharedPage } from './pages/shared-page/shared-page';

// Takes over the public page of a trip, which the server has drawn with the same components.

const container = document.querySelector('#app');
const data = document.querySelector('#page-data')?.textContent;
if (container && data) {
  const shared = JSON.parse(data) as Shared; // written by the server of this release
  hydrateRoot(container, <SharedPage shared={shared} />);
  replayEarlyPresses();
}

// Without them the device's own fonts stand in.
whenIdle(() => void import('./styles/cjk-fonts.css').catch(() => {}));
