import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findBrowser } from '../tools/find-browser.mjs';
import type { Figure } from './support/report';

const GOALS = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 95 } as const;
type Category = keyof typeof GOALS;

/** A page's speed varies from run to run, depending on the machine's other work. */
const RUNS = 3;

/** A page to score. */
interface Scored {
  /** Its name in the figures. */
  name: string;
  url: string;
  /** `phone` is Lighthouse's: a slow one on slow 4G; `desktop` by default. */
  form?: 'desktop' | 'phone';
  /** The lowest scores; Lighthouse runs these categories only. All of them by default. */
  goals?: Partial<Record<Category, number>>;
  /** Audits that don't apply to the page. */
  skipAudits?: string[];
  /** What the browser's local storage holds for the page. */
  storage?: Record<string, string>;
}

/** Lighthouse scores of a page, out of 100, from the run with the median performance. */
export async function lighthouseScores(page: Scored): Promise<Figure[]> {
  const runs: Figure[][] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await scoresOfOneRun(page));
  runs.sort(([a], [b]) => (a?.value ?? 0) - (b?.value ?? 0));
  return runs[Math.floor(RUNS / 2)] ?? [];
}

async function scoresOfOneRun(page: Scored): Promise<Figure[]> {
  const { name, url, form = 'desktop', goals = GOALS, skipAudits = [], storage = {} } = page;
  const categories = Object.keys(goals) as Category[]; // a plain object's own keys
  const port = await freePort();
  // Lighthouse opens a page of its own in the context that the browser starts with.
  const profile = await mkdtemp(path.join(tmpdir(), 'wayfold-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const [tab = await context.newPage()] = context.pages();
    // A page without scripts, so that nothing of the app is in the cache.
    await tab.goto(new URL('/robots.txt', url).href);
    await tab.evaluate((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, storage);
    const flags = { port, onlyCategories: categories, skipAudits, logLevel: 'error' as const };
    const config = form === 'desktop' ? desktopConfig : undefined;
    const result = await lighthouse(url, { ...flags, disableStorageReset: true }, config);
    if (!result) throw new Error(`Lighthouse had nothing to say about ${url}.`);
    const { categories: scored, audits } = result.lhr;
    return categories.map((category) => {
      const value = Math.round((scored[category]?.score ?? 0) * 100);
      const failed = (scored[category]?.auditRefs ?? []).filter(
        ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9,
      );
      return {
        name: `Lighthouse, ${name}, ${category}`,
        value,
        unit: 'count',
        goal: { atLeast: goals[category] ?? 0 },
        ...(failed.length > 0
          ? {
              note: `Short of: ${failed.map(({ id }) => `${id} (${audits[id]?.displayValue ?? ''})`).join(', ')}.`,
            }
          : {}),
      };
    });
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Finds a free port; Lighthouse talks to the browser over a port that must be known before the browser starts. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => void probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => void probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
