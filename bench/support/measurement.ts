import type { Browser } from 'playwright-core';
import type { LoadGenerator } from './load';
import type { Product } from './product';
import type { Figure } from './report';

/** What measurements share; each part is opened when first asked for and closed at the end of the run. */
export interface Bench {
  product: () => Promise<Product>;
  load: () => Promise<LoadGenerator>;
  browser: () => Promise<Browser>;
}

/** Something that can be measured by its name. */
export interface Measurement {
  /** As typed behind `npm run bench --`. */
  name: string;
  /** False: only when asked for by name, since it takes long. */
  isUsual: boolean;
  run: (bench: Bench) => Promise<Figure[]>;
}
