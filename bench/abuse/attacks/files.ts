import { EXPORT_FORMATS } from '@wayfold/contract/sharing/exports-endpoints';
import { type Attack, flood, nth, personOf } from '../attack';

/** Attacks with files of the largest trip, and with pictures that are large in memory. */
export const FILE_ATTACKS: readonly Attack[] = [
  flood({
    name: 'exports of the largest trip',
    call: (_caller, n, { largest }) => {
      const format = nth(EXPORT_FORMATS, n);
      return {
        name: format,
        path: `/api/trip/export/${largest.shareId}?format=${format}&units=${n % 2 === 0 ? 'Miles' : 'Kilometers'}`,
      };
    },
    ...{ kinds: EXPORT_FORMATS.length, times: 80, atOnce: 8 },
  }),
  flood({
    name: 'calendar feed of the largest trip',
    call: (_caller, _n, { calendar }) => ({ path: `/api/trip/calendar/${calendar}` }),
    ...{ times: 80, atOnce: 8 },
  }),
  flood({
    name: 'exports of an account',
    by: 'members',
    call: (caller) => ({ path: `/api/users/${personOf(caller).id}/export` }),
    ...{ times: 20, atOnce: 4 },
  }),
  flood({
    name: '49-megapixel company pictures, eight at a time',
    by: 'members',
    call: (caller, n, { bombs }) => {
      const [name, bytes] = nth(
        [
          ['PNG', bombs.png],
          ['WebP', bombs.webp],
          ['progressive JPEG', bombs.progressive],
        ] as const,
        n,
      );
      const path = `/api/users/${personOf(caller).id}/company-images/${n % 2 === 0 ? 'image1' : 'image2'}`;
      return { name, method: 'PUT', path, json: { base64: bytes.toString('base64') } };
    },
    ...{ kinds: 3, times: 24, atOnce: 8 },
  }),
  {
    ...flood({
      name: '100-megapixel uploads',
      by: 'guests',
      call: (_caller, _n, { bombs }) => ({ path: '/api/picture/upload-info', json: uploadOf(bombs.larger) }),
      ...{ times: 24, atOnce: 8 },
    }),
    calls: () => [],
    run: async ({ callers, send, stock, signal }) => {
      const { larger } = stock.bombs;
      const uploads = Array.from({ length: 16 }, async (_, n) => {
        const caller = nth(callers, n);
        const told = await send({ path: '/api/picture/upload-info', json: uploadOf(larger) }, caller);
        if (told.status !== 200 || signal.aborted) return;
        const { url, key, headers } = JSON.parse(told.text) as {
          url: string;
          key: string;
          headers: Record<string, string>;
        };
        await send({ method: 'PUT', path: url, headers, body: larger }, caller);
        await send(
          { path: '/api/picture/new', json: { source: 'user-upload', imageUrl: key, imageName: 'Photo' } },
          caller,
        );
      });
      await Promise.all(uploads);
    },
  },
  flood({
    name: 'upload URLs that are never used',
    by: 'guests',
    call: () => ({
      path: '/api/picture/upload-info',
      json: { fileName: 'a.jpg', fileType: 'image/jpeg', size: 10_000_000 },
    }),
    ...{ times: 1_000, atOnce: 16 },
  }),
  flood({
    name: 'loads of a company picture',
    call: (_caller, _n, { companyPicture }) => ({ path: companyPicture }),
    ...{ times: 2_000, atOnce: 16 },
  }),
];

const uploadOf = (bytes: Buffer) => ({ fileName: 'a.png', fileType: 'image/png', size: bytes.length });
