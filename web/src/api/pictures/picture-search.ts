import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Id } from '@wayfold/contract/kernel/values';
import type {
  LibraryPicture,
  Picture,
  StockPicture,
  StockService,
} from '@wayfold/contract/pictures/pictures';
import { newId } from '@wayfold/domain/document/ids';
import { ensureGuest, useSession } from '../account/account';
import { client } from '../client/client';
import { pictureSignatures } from './picture-signatures';

/** Page size of the library and of a user's own picture lists. */
export const LIBRARY_PAGE = 100;

/** Same as in the contract; repeated here so its code isn't loaded just for the names. */
const STOCK_SERVICES: readonly StockService[] = ['unsplash', 'pexels'];

const RELEASE = { staleTime: Number.POSITIVE_INFINITY };
/** Signatures are valid for days; a list is refetched long before that. */
const LISTS = { staleTime: 60_000 };

/** Fetches the locations that the library can be filtered by. */
export function useLibraryLocations() {
  return useQuery({
    queryKey: ['pictures', 'locations'],
    queryFn: ({ signal }) => client.pictureSearch.libraryLocations({}, { signal }),
    ...RELEASE,
  });
}

/** Fetches a page of the library, optionally filtered by words and a location. Shows the previous page while the next loads. */
export function useLibraryPictures(search: { query: string; location: string | null; page: number }) {
  const { query, location, page } = search;
  const userId = useSession()?.userId ?? null;
  return useQuery({
    queryKey: ['pictures', 'library', userId, search],
    queryFn: ({ signal }) =>
      client.pictureSearch.libraryPictures(
        { query: { page, per_page: LIBRARY_PAGE, ...(query && { query }), ...(location && { location }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...LISTS,
  });
}

/** The setting an operator has to add before a stock service can be searched; null if none is missing, or while loading. */
export function useMissingSetting(service: StockService): string | null {
  const { data } = useQuery({
    queryKey: ['pictures', 'services'],
    queryFn: ({ signal }) => client.pictureSearch.stockServices({}, { signal }),
    ...RELEASE,
  });
  return data?.find((one) => one.service === service)?.missing ?? null;
}

/** Fetches a page of a stock service; fetches nothing without a query. */
export function useStockPictures(service: StockService, { query, page }: { query: string; page: number }) {
  return useQuery({
    queryKey: ['pictures', service, query, page],
    queryFn: async ({ signal }) => {
      await ensureGuest();
      return client.pictureSearch.stockPictures({ params: { service }, query: { query, page } }, { signal });
    },
    enabled: query !== '',
    // Shows a refusal immediately: the service counts every call.
    retry: false,
    ...LISTS,
  });
}

/** Fetches a page of a user's favorite or uploaded pictures, newest first; visitors have none. */
export function useOwnPictures(list: 'favorites' | 'uploads', page: number) {
  const userId = useSession()?.userId ?? null;
  const query = { page, per_page: LIBRARY_PAGE };
  return useQuery({
    queryKey: ['pictures', list, userId, page],
    queryFn: async ({ signal }) => {
      if (userId === null) return { results: [], total: 0, totalPages: 0 };
      const found =
        list === 'favorites'
          ? await client.pictures.favoritePictures({ query }, { signal })
          : await client.pictures.uploadedPictures({ query }, { signal });
      pictureSignatures.note(found.results);
      return found;
    },
    placeholderData: keepPreviousData,
    ...LISTS,
  });
}

/** A picture from any of the sources. */
export type FoundPicture =
  | { readonly from: 'library'; readonly picture: LibraryPicture }
  | { readonly from: 'stock'; readonly picture: StockPicture }
  | OwnPicture;

/** A picture from the user's own lists. */
export interface OwnPicture {
  readonly from: 'own';
  readonly picture: Picture;
  /** Metadata read from the photo, if it was just uploaded. */
  readonly told?: { description: string; destinationid: string | null; takenAt: string | null };
}

/** Adds a found picture to the user's own, so trips can show it. Returns a picture that is already theirs unchanged. */
export async function takePicture(
  found: FoundPicture,
  { favorite }: { favorite: boolean },
): Promise<Picture> {
  if (found.from === 'own') return found.picture;
  await ensureGuest();
  const { imageName } = found.picture;
  const common = { id: newId(), imageName, favorite };
  if (found.from === 'stock') {
    const { service, proof } = found.picture;
    return noted(await client.pictures.newPicture({ body: { source: service, proof, ...common } }));
  }
  const { imageUrl } = found.picture;
  return noted(await client.pictures.newPicture({ body: { source: 'wayfold', imageUrl, ...common } }));
}

/** Notes the picture's signature, so the trip can show it without a call. */
function noted(picture: Picture): Picture {
  pictureSignatures.note([picture]);
  return picture;
}

/** Removes an upload from the user's own pictures or restores it; lists update. Trips that show it keep showing it. */
export function useUploadRemoval() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ upload, removed }: { upload: OwnPicture; removed: boolean }) => {
      const params = { id: upload.picture.id };
      if (removed) await client.pictures.removePicture({ params });
      else await client.pictures.setPicture({ params, body: { removed } });
    },
    onSuccess: () => askAgain(queryClient, ['favorites', 'uploads']),
  });
}

/** Adds a found picture to the favorites or removes it; lists update. */
export function useFavoriteSwitch() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ found, favorite }: { found: FoundPicture; favorite: boolean }) => {
      const id = found.from === 'own' ? found.picture.id : found.picture.favoriteId;
      if (id === null) return takePicture(found, { favorite });
      return client.pictures.setPicture({ params: { id }, body: { favorite } });
    },
    onSuccess: ({ id }, { found, favorite }) => {
      noteHeart(queryClient, { id, favorite, photo: found.from === 'stock' ? found.picture : null });
      return askAgain(queryClient, ['favorites', 'library', 'uploads']);
    },
  });
}

function askAgain(queryClient: QueryClient, lists: readonly ('favorites' | 'library' | 'uploads')[]) {
  return Promise.all(lists.map((list) => queryClient.invalidateQueries({ queryKey: ['pictures', list] })));
}

/** Updates a heart in cached stock searches without calling the services again. */
function noteHeart(
  queryClient: QueryClient,
  { id, favorite, photo }: { id: Id; favorite: boolean; photo: StockPicture | null },
): void {
  for (const service of STOCK_SERVICES) {
    queryClient.setQueriesData<{ results: StockPicture[] }>(
      { queryKey: ['pictures', service] },
      (page) =>
        page && {
          ...page,
          results: page.results.map((one) => {
            const isIt = one.favoriteId === id || (photo?.service === service && photo.id === one.id);
            return isIt ? { ...one, favoriteId: favorite ? id : null } : one;
          }),
        },
    );
  }
}

/** Refetches the lists of a user's own pictures after an upload. */
export function useNewUploads(): () => void {
  const queryClient = useQueryClient();
  return () => void askAgain(queryClient, ['uploads']);
}
