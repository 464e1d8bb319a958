import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../tools/find-browser.mjs';
import { startLoadGenerator } from './load';
import type { Bench } from './measurement';
import { openProduct } from './product';

const QUIET_BROWSER = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a browser of its own, without anything in its caches. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: QUIET_BROWSER });
}

/** Opens each resource once, when a measurement first requests it, and closes what was opened. */
export function openBench(): Bench & { close: () => Promise<void> } {
  const closers: (() => Promise<void>)[] = [];
  const once = <Part extends { close: () => Promise<void> }>(open: () => Promise<Part>) => {
    let opened: Promise<Part> | undefined;
    return () => {
      opened ??= open().then((part) => {
        closers.push(() => part.close());
        return part;
      });
      return opened;
    };
  };
  return {
    // Trusts a proxy, so requests can come from other addresses and count as different people's.
    product: once(() => openProduct({ trustProxy: 1 })),
    load: once(async () => startLoadGenerator()),
    browser: once(launchBrowser),
    close: async () => {
      for (const close of closers.reverse()) await close();
    },
  };
}
