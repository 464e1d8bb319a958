import { type NavigateOptions, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { TabHistory } from './tab-history';

let history: TabHistory | null = null;

/** The history of this tab; only in a browser. */
export function tabHistory(): TabHistory {
  history ??= new TabHistory(window);
  return history;
}

/** Lets Back close something that is open over the page, instead of leaving the page. Null while it isn't open. */
export function useBack(close: (() => void) | null): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  const isOpen = close !== null;
  useEffect(() => {
    if (isOpen) return tabHistory().open({ close: () => latest.current?.() });
  }, [isOpen]);
}

/** A page of the app, as `links` describes it. */
interface PageLink {
  readonly to: string;
  readonly params?: object;
  readonly search?: object;
}

/** Closes what has a URL of its own over another page: goes back if that page is the previous one, else shows it instead. */
export function useCloseTo(): (page: PageLink) => void {
  const router = useRouter();
  return useCallback(
    (page) => {
      const link = page as NavigateOptions; // checked where `links` makes it
      if (!tabHistory().backTo(router.buildLocation(link).href))
        void router.navigate({ ...link, replace: true });
    },
    [router],
  );
}
