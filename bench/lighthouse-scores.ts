import { createServer } from 'node:net';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findBrowser } from '../tools/find-browser.mjs';
import type { Figure } from './support/report';

const GOALS = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 95 } as const;
type Category = keyof typeof GOALS;
const CATEGORIES = Object.keys(GOALS) as Category[];

/** A page's speed varies from run to run, depending on the machine's other work. */
const RUNS = 3;

/**
 * Lighthouse scores of a page on a desktop, out of 100, from the run with the median performance.
 *
 * @param name       name of the page in the figures
 * @param skipAudits audits that don't apply to the page
 */
export async function lighthouseScores(
  name: string,
  url: string,
  skipAudits: string[] = [],
): Promise<Figure[]> {
  const runs: Figure[][] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await scoresOfOneRun(name, url, skipAudits));
  runs.sort(([a], [b]) => (a?.value ?? 0) - (b?.value ?? 0));
  return runs[Math.floor(RUNS / 2)] ?? [];
}

async function scoresOfOneRun(name: string, url: string, skipAudits: string[]): Promise<Figure[]> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const flags = { port, onlyCategories: CATEGORIES, skipAudits, logLevel: 'error' as const };
    const result = await lighthouse(url, flags, desktopConfig);
    if (!result) throw new Error(`Lighthouse had nothing to say about ${url}.`);
    const { categories, audits } = result.lhr;
    return CATEGORIES.map((category) => {
      const value = Math.round((categories[category]?.score ?? 0) * 100);
      const failed = (categories[category]?.auditRefs ?? []).filter(
        ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9,
      );
      return {
        name: `Lighthouse, ${name}, ${category}`,
        value,
        unit: 'count',
        goal: { atLeast: GOALS[category] },
        ...(failed.length > 0 ? { note: `Short of: ${failed.map(({ id }) => id).join(', ')}.` } : {}),
      };
    });
  } finally {
    await browser.close();
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
