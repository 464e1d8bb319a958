import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import type { SharedPage } from '@wayfold/domain/page/shared-page';
import { type TripPage, tripPage } from '@wayfold/domain/page/trip-page';
import type { TripView } from '@wayfold/domain/page/trip-view';
import { publicAddress } from '../../lib/public-address';
import { slice } from '../../lib/turns/slices';
import type { Services } from '../../services';
import { planHours } from '../places/hours/plan-hours';
import { getSetting } from '../settings/settings-store';
import type { LoadedView } from '../trips/read/load-view';
import type { PageFiles } from './page-files';
import { type PageHead, pageHtml } from './page-html';

/** A page ready to be sent, in each form a browser may ask for. */
export type ReadyPage = {
  readonly length: number;
  readonly forms: Readonly<Record<Form, Buffer>>;
  /** When its relative times become outdated, in milliseconds since 1970; null: never. */
  readonly goodUntil: number | null;
};
export type Form = 'plain' | 'gzip' | 'br';

/** What a public page is made from. */
export type PageSource = {
  readonly view: TripView & Pick<LoadedView, 'lines'>;
  /** The path of the page under which its pictures are served, without the origin: `/trip/k3f9-…`. */
  readonly at: string;
  /** Its canonical URL; the same if it has no other. */
  readonly url: string;
  readonly links: Omit<SharedPage['links'], 'map' | 'pictures'>;
  readonly shareId: string | null;
  readonly isListed: boolean;
  /** Changes with what the page shows, so that previews cached by messengers don't outlive it. */
  readonly mark: string;
};

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The content of a page, as its first reader gets it. */
export async function pageInEnglish(services: Services, view: TripView): Promise<TripPage> {
  const unit =
    (await getSetting(services.database.pool, 'default_units')) === 'Kilometers' ? 'Kilometers' : 'Miles';
  const hours = await planHours(services, view.document);
  return slice(() => tripPage(view, { locale: 'en-US', unit, now: services.now().getTime(), hours }));
}

/** Renders and compresses a page. */
export async function makePage(services: Services, files: PageFiles, source: PageSource): Promise<ReadyPage> {
  const page = await pageInEnglish(services, source.view);
  const { at, mark, shareId, isListed } = source;
  const map = hasMap(source.view.document)
    ? { light: `${at}/map-light.svg`, dark: `${at}/map-dark.svg` }
    : null;
  const shared: SharedPage = { page, links: { ...source.links, map, pictures: at }, shareId };
  const drawn = await files.draw(shared);
  const origin = publicAddress(services);
  const head: PageHead = {
    url: origin + source.url,
    preview: `${origin}${at}/preview.png?v=${encodeURIComponent(mark)}`,
    isListed,
  };
  const plain = Buffer.from(await slice(() => pageHtml(files.frame, { drawn, shared, head })));
  const packed = await Promise.all([promisify(gzip)(plain), promisify(brotliCompress)(plain, QUALITY)]);
  const forms = { plain, gzip: packed[0], br: packed[1] };
  const length = plain.length + packed[0].length + packed[1].length;
  return { length, forms, goodUntil: page.goodUntil };
}

function hasMap({ destinations }: TripDocument): boolean {
  return Object.keys(destinations).length > 0;
}
