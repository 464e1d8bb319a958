import { TEMPLATE_OWNER, templateTrip } from '@wayfold/domain/page/sample-page';
import { tripView } from '@wayfold/domain/page/trip-view';
import type { Services } from '../../services';
import { legsFrom } from '../trips/write/legs';
import type { PageSource } from './page-of-trip';

/** The URL of the template of a seller's page, and the one that starts a trip from it. */
export const PAGE_TEMPLATE_PATH = '/template_1';
const START_PATH = '/template_1/start';

/** The template of a seller's page, with dates that are always in the future. */
export function pageTemplate(services: Services): { stamp: string; source: () => Promise<PageSource> } {
  const today = services.now().toISOString().slice(0, 10);
  return { stamp: `template ${today}`, source: async () => sourceOf(services, today) };
}

/** Ids used only on this page, and the same for every reader. */
const templateId = (row: number) => `01900000-0000-7000-8001-${String(row).padStart(12, '0')}`;

function sourceOf(services: Services, today: string): PageSource {
  let row = 0;
  const nextId = () => {
    row += 1;
    return templateId(row);
  };
  const context = { maxDestinations: null, measureLegs: legsFrom(services.atlas) };
  const document = templateTrip({ today, nextId }, context);
  const shows = { costs: true, contact: true, pictures: true, notes: true };
  return {
    view: { ...tripView(document, TEMPLATE_OWNER, { who: 'viewer', shows }), lines: new Map() },
    at: PAGE_TEMPLATE_PATH,
    url: PAGE_TEMPLATE_PATH,
    links: { interactive: null, pdf: null, start: START_PATH },
    shareId: null,
    isListed: true,
    mark: today,
  };
}
