import { tripName } from '@wayfold/domain/format/trip-name';
import type { DrawnPage, PageRenderer, SharedPage as Shared } from '@wayfold/domain/page/shared-page';
import { renderToString } from 'react-dom/server';
import { createTranslator } from 'use-intl/core';
import { NothingHere } from './pages/shared-page/nothing-here';
import { pageMessages } from './pages/shared-page/page-messages';
import { SharedPage } from './pages/shared-page/shared-page';
import { tripNameWords } from './trip-ui/use-trip-names';

// What the server draws public pages with: built beside the web app, from the components that the browser runs.

const words = { locale: 'en-US', messages: pageMessages } as const;
const t = createTranslator({ ...words, namespace: 'tripPage' });
const names = tripNameWords(createTranslator({ ...words, namespace: 'tripNames' }));

export const renderTripPage: PageRenderer['renderTripPage'] = (shared) => ({
  ...headOf(shared),
  markup: renderToString(<SharedPage shared={shared} />),
});

export const renderNothingHere: PageRenderer['renderNothingHere'] = () => ({
  title: t('nothing.title'),
  description: t('nothing.help'),
  markup: renderToString(<NothingHere />),
});

function headOf({ page }: Shared): Pick<DrawnPage, 'title' | 'description'> {
  const { name, stops, headlines, descriptions, dates } = page;
  const facts = t('facts', {
    count: stops.length,
    names: stops.map((stop) => stop.name).join(', '),
  });
  const said = [headlines[0] ?? descriptions[0], dates, facts];
  return {
    title: t('title', { name: tripName({ name, destinations: stops }, names) }),
    description: said.filter(Boolean).join(' · '),
  };
}
