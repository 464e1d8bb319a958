import type { Theme } from '@wayfold/domain/format/palette';
import { useSyncExternalStore } from 'react';

/** The traveler's choice: a color scheme, or the system's. */
export type ThemeChoice = Theme | 'system';

/** Storage key of the choice; the script in the page's head reads it too. */
export const THEME_KEY = 'wayfold.theme';

const THEME_BAR: Record<Theme, string> = { light: '#ffffff', dark: '#18252a' };

const listeners = new Set<() => void>();

/** Reads the choice stored on this device; 'system' if there is none. */
export function themeChoice(): ThemeChoice {
  const kept = readKept();
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Stores the choice on this device and applies it immediately. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Storage can be turned off; then the choice only lasts for this page.
  }
  showTheme(choice);
}

/** Follows the system and other tabs; returns a function that stops it. */
export function followTheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const update = () => showTheme(themeChoice());
  const otherTab = (event: StorageEvent) => {
    if (event.key === THEME_KEY) update();
  };
  system.addEventListener('change', update);
  addEventListener('storage', otherTab);
  update();
  return () => {
    system.removeEventListener('change', update);
    removeEventListener('storage', otherTab);
  };
}

/** The scheme on screen now; rerenders when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'),
    () => 'light',
  );
}

/** The choice stored on this device; rerenders when it changes. */
export function useThemeChoice(): ThemeChoice {
  useTheme();
  return themeChoice();
}

function showTheme(choice: ThemeChoice) {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme: Theme = choice === 'system' ? (prefersDark ? 'dark' : 'light') : choice;
  document.documentElement.dataset.theme = theme;
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) {
    bar.setAttribute('content', THEME_BAR[theme]);
  }
  for (const listener of listeners) listener();
}

function readKept(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    return null;
  }
}
