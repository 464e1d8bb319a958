import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { baseMap } from './scripts/base-map.ts';
import { compileMessages } from './scripts/compile-messages.ts';
import { CONTINUE_SCRIPT } from './scripts/continue-script.ts';
import { EARLY_CLICK_SCRIPT } from './scripts/early-click-script.ts';
import { OPENING_HOURS, openingHoursLicense } from './scripts/opening-hours-license.ts';
import { THEME_SCRIPT } from './scripts/theme-script.ts';
import { usaStates } from './scripts/usa-states.ts';

/**
 * Latin files of the families whose text comes first; everything else loads when text needs it. The app begins with
 * Figtree alone: with Newsreader before its code, a planner on a slow phone is usable 0.7 s later.
 */
const FIGTREE = { file: /figtree-latin-wght-normal-.*\.woff2$/ };
const NEWSREADER = [
  { file: /newsreader-latin-wght-normal-.*\.woff2$/, media: '(max-width: 767px)' },
  { file: /newsreader-latin-standard-normal-.*\.woff2$/, media: '(min-width: 768px)' },
];
const PRELOADED_FONTS: Readonly<Record<string, readonly { file: RegExp; media?: string }[]>> = {
  'index.html': [FIGTREE],
  'planner.html': [FIGTREE],
  'landing.html': [...NEWSREADER, FIGTREE],
  'trip.html': [...NEWSREADER, FIGTREE],
};

/** While developing, the server that answers calls and map tiles. */
const API_URL = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** How the public page of a trip is built: apart from the app, so that neither makes the other's first load larger. */
export const TRIP_PAGE_MODE = 'trip-page';

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    headScripts(),
    preloadFonts(),
    englishWordsOnly(),
    compileMessages(),
    baseMap(),
    usaStates(),
    openingHoursLicense(),
  ],
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  build: {
    target: 'es2022',
    // Nothing becomes a data: address, so that the content security policy stays short.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'manifest.build.json',
    rolldownOptions: {
      input: mode === TRIP_PAGE_MODE ? ['trip.html'] : ['index.html', 'landing.html', 'planner.html'],
      // What every page begins with is one file: it packs better than twenty. Without main.tsx, which waits for a page
      // that itself waits for this file.
      output: {
        codeSplitting: {
          groups: [
            {
              name: mode === TRIP_PAGE_MODE ? 'trip-page' : 'frame',
              tags: ['$initial'],
              test: /^(?!.*(\/main\.tsx|\.html))/,
            },
            // Each of these takes along all it imports, too: what the landing page is drawn with, its card of the trip to continue, and
            // what it loads at idle.
            { name: 'landing', test: /\/pages\/landing-page\.tsx$/ },
            { name: 'continue-card', test: /\/landing\/continue\/continue-card\.tsx$/ },
            { name: 'place-search', test: /\/features\/landing\/place-search\.tsx$/ },
            // With the rules about nights and visits, which the trip check needs soon after.
            {
              name: 'planner',
              test: /\/pages\/planner\/planner-page\.tsx$|\/domain\/src\/(dates\/stay-nights|day\/(visit-hours|plan-times))\.ts$/,
            },
            // What the planner's tabs and dialogs share with the pages of the account and of ideas, which would load all of them
            // otherwise: the shapes of what people enter, and parts of the screen.
            { name: 'shapes', test: /\/node_modules\/zod\/|\/contract\/src\/kernel\// },
            {
              name: 'shared-parts',
              test: /\/web\/src\/(ui|api\/places|features\/trip-ideas|planner-state\/kept-form|trip-ui\/amounts\/currency-field)\b/,
              minShareCount: 3,
            },
            {
              name: 'planner-tabs',
              test: /\/pages\/planner\/(views\/other-tab|phone\/phone-other-tab|phone\/phone-idea|map\/idea-dock)\.tsx$/,
            },
            // Under the LGPL: a file of its own, as it is published, so that anyone can replace it.
            { name: OPENING_HOURS, test: /\/node_modules\/(opening_hours|suncalc)\// },
            {
              name: 'planner-dialogs',
              test: /\/pages\/planner\/dialogs\/edit-dialogs\.tsx$|\/ui\/fields\/month-calendar\.tsx$/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    // Public pages of trips are drawn by the server, from the last build.
    proxy: {
      '/api': { target: API_URL },
      '/tiles': { target: API_URL },
      '/scenes': { target: API_URL },
      '^/(trip([/?]|$)|template_1([?]|/.*[.]|$))': { target: API_URL },
    },
  },
  ssr: {
    noExternal: true,
    // The prerender runs what the browser runs: one render path, so that hydration finds what it expects. The trip's page
    // has no library that differs, and React's build for browsers would keep the server from ending.
    resolve: {
      conditions: [mode === TRIP_PAGE_MODE ? 'node' : 'browser', 'module', 'import', 'default'],
    },
  },
}));

/** Puts the scripts that cannot wait for a file into the head of the pages. */
function headScripts(): Plugin {
  return {
    name: 'wayfold:head-scripts',
    transformIndexHtml: (_html, { path: page }) =>
      [THEME_SCRIPT, EARLY_CLICK_SCRIPT, ...(page.endsWith('landing.html') ? [CONTINUE_SCRIPT] : [])].map(
        (children) => ({
          tag: 'script',
          injectTo: 'head-prepend' as const,
          children,
        }),
      ),
  };
}

/** Tells the browser about the fonts of the first screen before it has read the style sheets. */
function preloadFonts(): Plugin {
  return {
    name: 'wayfold:preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const files = Object.keys(context.bundle ?? {});
        return (PRELOADED_FONTS[path.basename(context.path)] ?? [])
          .flatMap(({ file, ...media }) =>
            files.filter((name) => file.test(name)).map((name) => ({ name, ...media })),
          )
          .map(({ name, ...media }) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: {
              rel: 'preload',
              href: `/${name}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              ...media,
            },
          }));
      },
    },
  };
}

/**
 * Leaves out the thirty other languages of react-aria's own words: the product speaks English, and they are a third of the
 * field with suggestions. Each name of a language gives the English words instead, so that none is ever missing.
 */
function englishWordsOnly(): Plugin {
  return {
    name: 'wayfold:english-words-only',
    enforce: 'pre',
    load(id) {
      const isOtherLanguage =
        /\/react-(aria|stately)[^/]*\/dist\/private\/intl\/\w+\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;
      return isOtherLanguage.test(id) ? "export { default } from './en-US.mjs';" : null;
    },
  };
}
