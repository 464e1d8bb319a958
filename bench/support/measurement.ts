import type { Browser } from 'playwright-core';
import type { LoadGenerator } from './load';
import type { Product } from './product';
import type { Figure } from './report';

/** Resources that measurements share; each is opened at its first use and closed at the end of the run. */
export interface Bench {
  product: () => Promise<Product>;
  load: () => Promise<LoadGenerator>;
  browser: () => Promise<Browser>;
}

/** A measurement that can be run by its name. */
export interface Measurement {
  /** As typed after `npm run bench --`. */
  name: string;
  /** False if it runs only when requested by name, since it takes long. */
  isUsual: boolean;
  run: (bench: Bench) => Promise<Figure[]>;
}
