import type { PagePicture } from '@wayfold/domain/pictures/page-picture';

/** What a picture shows in words: its description, else where it was taken; empty where nobody said either. */
export function pictureWords({ description, place }: Pick<PagePicture, 'description' | 'place'>): string {
  return description || (place ?? '');
}
