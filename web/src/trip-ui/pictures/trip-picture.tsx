import type { PictureVariant } from '@wayfold/contract/pictures/picture-rules';
import { PictureImage, type ShownPicture } from './picture';

/** What a trip looks like: its own picture, or a scene in its place. */
export interface TripLook {
  readonly picture: ShownPicture | null;
  /** Address of a drawn landscape. */
  readonly scene: string;
}

/** The picture of a trip, or its scene; decorative, because the trip's name is next to it. */
export function TripPicture(props: {
  look: TripLook;
  variant: PictureVariant;
  className?: string | undefined;
  loading?: 'lazy';
}) {
  const { look, variant, className, loading } = props;
  const lazily = loading ? { loading } : {};
  if (look.picture) {
    return <PictureImage picture={look.picture} variant={variant} alt="" className={className} {...lazily} />;
  }
  return <img src={look.scene} alt="" className={className} {...lazily} />;
}
