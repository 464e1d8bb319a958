import { app } from './en/app';
import { landing } from './en/landing';
import type { map } from './en/map';
import type { planner } from './en/planner';
import { ui } from './en/ui';

/** Words every screen may need; they come with the first load. */
export const firstMessages = { app, landing, ui };

/**
 * All words of the product, by feature.
 *
 * Features that load later bring theirs through `MessageScope`, so they appear here as types only.
 */
export interface Messages {
  app: typeof app;
  landing: typeof landing;
  ui: typeof ui;
  map: typeof map;
  planner: typeof planner;
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: 'en-US';
  }
}
