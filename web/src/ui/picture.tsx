import type { PictureVariant } from '@wayfold/contract/picture-rules';
import type { ImgHTMLAttributes } from 'react';
import { usePictureAddress } from '../lib/picture-sources';

/** What is known of a picture before it has come. */
export interface ShownPicture {
  readonly imageUrl: string;
  /** The point that stays in sight where the picture is cropped, from the left and the top, 0 to 1; null is the middle. */
  readonly focus: readonly [number, number] | null;
}

type ImgProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'>;

/** A picture of a trip in one of its sizes; its place is kept while it comes, so nothing around it moves. */
export function PictureImage(
  props: { picture: ShownPicture; variant: PictureVariant; alt: string } & ImgProps,
) {
  const { picture, variant, alt, style, ...rest } = props;
  const address = usePictureAddress(picture.imageUrl, variant);
  const [x, y] = picture.focus ?? [0.5, 0.5];
  const objectPosition = `${x * 100}% ${y * 100}%`;
  return <img {...rest} src={address ?? undefined} alt={alt} style={{ objectPosition, ...style }} />;
}
