import type { PagePicture } from '@wayfold/domain/pictures/page-picture';

/** What a picture shows, in words: its description, or else where it was taken; empty if both are missing. */
export function pictureWords({ description, place }: Pick<PagePicture, 'description' | 'place'>): string {
  return description || (place ?? '');
}
