import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';

export const DESKTOP = { width: 1440, height: 900 };
/** A small laptop, which has everything a desktop has. Everything is drawn on the processor here, which costs by the pixel. */
export const LAPTOP = { width: 1280, height: 720 };
export const PHONE = { width: 390, height: 844 };

const CLOSED_NETWORK = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A traveler's device. */
export interface Device {
  /** A laptop's by default. */
  size?: { width: number; height: number };
  theme?: 'light' | 'dark';
  /** `drawn` forces the map that needs no WebGL; journeys about the map itself use `webgl`. */
  map?: 'drawn' | 'webgl';
  touch?: boolean;
  /** URL of the product to open; by default the one that all journeys share. */
  at?: string;
  /**
   * Caches the app in its service worker, as every real browser does. Off unless a journey is about that, since caching the
   * app on every new device takes a fifth of the machine.
   */
  keepsApp?: boolean;
}

/** A traveler: a device with its own storage, and the errors on its pages. */
export interface Traveler {
  context: BrowserContext;
  page: Page;
  /** Messages of errors that the pages threw or logged. */
  errors: string[];
  /** The journey ends with the server refusing this traveler, which the browser logs. */
  isRefused?: boolean;
}

/** One browser for all files of a worker, closed when the worker ends; starting one takes as long as a short journey. */
let started: Promise<Browser> | null = null;
let browser: Browser;
/** Characters of a page that a failure describes. */
const MOST_DESCRIBED = 4_000;
const open: Traveler[] = [];

/** Sets up a browser. After each journey, every traveler is closed and must have seen no errors. */
export function useBrowser(): { traveler: (device?: Device) => Promise<Traveler>; url: string } {
  beforeAll(async () => {
    const executablePath = process.env.CHROME_PATH;
    if (!executablePath) throw new Error('CHROME_PATH is not set: run the journeys with npm run e2e.');
    started ??= chromium.launch({ executablePath, args: CLOSED_NETWORK });
    browser = await started;
  });
  afterEach(async ({ task }) => {
    const met = open.splice(0);
    const failure = task.result?.state === 'fail' && task.result.errors?.at(-1);
    if (failure) failure.message += await describePages(met);
    for (const { context } of met) {
      // Ignores routes that are still responding while their page closes; the journey may have closed some pages itself.
      if (context.pages().length > 0) await context.unrouteAll({ behavior: 'ignoreErrors' });
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
    const errors = met.flatMap((one) => (one.isRefused ? withoutRefusals(one.errors) : one.errors));
    expect(errors).toEqual([]);
  });
  const url = inject('productUrl');
  return { url, traveler: (device = {}) => newTraveler(device.at ?? url, device) };
}

/** What is on the screen of every open page, for the message of a journey that failed. */
async function describePages(travelers: readonly Traveler[]): Promise<string> {
  const pages = travelers.flatMap(({ context }) => context.pages());
  const looks = await Promise.all(
    pages.map(async (page) => {
      const seen = await page.locator('body').ariaSnapshot({ timeout: 2_000 }).catch(String);
      return `\n${page.url()}\n${seen.slice(0, MOST_DESCRIBED)}`;
    }),
  );
  return looks.join('\n');
}

async function newTraveler(baseURL: string, device: Device): Promise<Traveler> {
  const { size = LAPTOP, theme = 'light', map = 'drawn', touch = false, keepsApp = false } = device;
  const context = await browser.newContext({
    baseURL,
    viewport: size,
    colorScheme: theme,
    hasTouch: touch,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Denver',
  });
  context.setDefaultTimeout(15_000);
  if (map === 'drawn') await context.addInitScript(drawMap);
  if (!keepsApp) await context.addInitScript('delete Navigator.prototype.serviceWorker');
  const errors: string[] = [];
  context.on('page', (page) => {
    watch(page, errors);
    letLayersSettle(page);
  });
  const page = await context.newPage();
  const traveler = { context, page, errors };
  open.push(traveler);
  return traveler;
}

function drawMap(): void {
  // An empty page has no storage.
  if (location.protocol.startsWith('http')) localStorage.setItem('wayfold.map', 'drawn');
}

let storedOnce = 0;

/**
 * Stores values in the local storage of a device, once, before its next page runs. A storage state would open one more page
 * for that, and would have to be known before the device exists.
 */
export async function keepOnDevice(context: BrowserContext, values: Record<string, string>): Promise<void> {
  storedOnce += 1;
  await context.addInitScript(
    ([kept, mark]) => {
      // An empty page has no storage. All tabs share the cookie, and it stays when a journey empties the storage.
      if (!location.protocol.startsWith('http') || document.cookie.includes(mark)) return;
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store answers later, when the page has read its storage.
      document.cookie = `${mark}; path=/`;
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    [values, `stored${storedOnce}=yes`] as const,
  );
}

/** Frames after which the history has an entry for each layer that opened, and a layer that is still open is meant to be. */
const SETTLING_FRAMES = 6;

/**
 * Makes a page wait for its layers before it is left, as people do: those that are closing are going back in the browser's
 * history, which would cancel the navigation, and those that just opened don't have their entry there yet.
 */
function letLayersSettle(page: Page): void {
  const settle = (isClosing: boolean) =>
    page.evaluate(
      ([frames, waitsForNone]) =>
        new Promise<void>((resolve) => {
          const look = (left: number) => {
            if (left === 0 || (waitsForNone && !(history.state?.place?.depth > 0))) resolve();
            else requestAnimationFrame(() => look(left - 1));
          };
          look(frames);
        }),
      [SETTLING_FRAMES, isClosing] as const,
    );
  const { goto, reload, goBack } = page;
  page.goto = async (...to) => {
    if (page.url().startsWith('http')) await settle(true);
    return goto.apply(page, to);
  };
  page.reload = async (...options) => {
    await settle(true);
    return reload.apply(page, options);
  };
  page.goBack = async (...options) => {
    await settle(false);
    return goBack.apply(page, options);
  };
}

function watch(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // The browser logs requests that can't be sent; going offline is part of some journeys.
    if (message.type() === 'error' && !message.text().includes('net::ERR_')) errors.push(message.text());
  });
}

/** Runs an action and waits for its result. The wait starts before the action, and fails if the action fails. */
export async function whileActing<Result>(wait: Promise<Result>, act: Promise<unknown>): Promise<Result> {
  const [result] = await Promise.all([wait, act]);
  return result;
}

/** The errors that don't say that the server refused a session or hid what isn't this traveler's. */
function withoutRefusals(errors: readonly string[]): string[] {
  return errors.filter((error) => !/status of 40[14]/.test(error));
}

/** URLs of the requests with which the page becomes a guest; the list grows during the journey. */
export function guestRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/newuser/guest')) asked.push(request.url());
  });
  return asked;
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks the page against WCAG 2.2 AA, as far as axe can tell.
 *
 * @param look `only` these rules, or all `without` these, by their names in axe
 */
export async function expectAccessible(
  page: Page,
  look: { only?: string[]; without?: string[] } = {},
): Promise<void> {
  // Runs in the page itself, which has no third-party frames; collecting results from frames would take another page.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (look.only) axe.withRules(look.only);
  else axe.withTags(WCAG).disableRules(look.without ?? []);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((n) => n.target.join(' ')).join('; ')})`,
  );
  expect(found).toEqual([]);
}

/** Checks the page in both color schemes; in the second one, only colors can differ. */
export async function expectAccessibleInBoth(page: Page, look?: { without: string[] }): Promise<void> {
  await expectAccessible(page, look);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { only: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
}
